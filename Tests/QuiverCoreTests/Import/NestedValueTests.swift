import Testing

@testable import QuiverCore

@Suite("Values of GVariant, JSON and RON")
struct NestedValueTests {
  @Test("Values", arguments: samples.map(\.text))
  func values(_ text: String) { #expect(NestedValue(text) == samples.first { $0.text == text }?.value) }

  @Test(
    "What is no value is refused",
    arguments: ["", "'a", "[1, 2", "[1 2]", "{'a'}", "<1", "-", "1 2", #"'\uzz'"#, "@", "[,]", "'\\"])
  func faults(_ text: String) { #expect(NestedValue(text) == nil) }

  @Test("Values within values end somewhere")
  func depth() { #expect(NestedValue(String(repeating: "[", count: 100_000)) == nil) }
}

private func entry(_ key: String, _ value: NestedValue) -> NestedValue.Entry {
  NestedValue.Entry(key: .string(key), value: value)
}

private let samples: [(text: String, value: NestedValue)] = [
  ("'a\\'b'", .string("a'b")), (#""it's""#, .string("it's")), (#"'\u00e9\n'"#, .string("é\n")),
  ("['a.desktop', 'b.desktop']", .list([.string("a.desktop"), .string("b.desktop")])),
  ("@as []", .list([])), ("uint32 5", .number(5)), ("-1.5", .number(-1.5)), ("true", .boolean(true)),
  ("('a', <'b'>)", .list([.string("a"), .string("b")])), ("@a{sv} {}", .dictionary([])),
  ("{\"a\" : null,\n \"b\":\"\\/\\ud83d\\ude00\"}", .dictionary([entry("a", .null), entry("b", .string("/😀"))])),
  (
    "(name: \"x\", filter: AppIds([\"a\",]),)",
    .dictionary([entry("name", .string("x")), entry("filter", .tagged("AppIds", .list([.list([.string("a")])])))])
  ),
  ("[None, Some(1)]", .list([.string("None"), .tagged("Some", .list([.number(1)]))])),
  (
    "[{'a': <{'position': <0>}>}]",
    .list([.dictionary([entry("a", .dictionary([entry("position", .number(0))]))])])
  ),
]
