import GioBridge
import QuiverCore
import SpringboardEngine
import Testing

@testable import QuiverApp

/// What search providers may answer.
@Suite("Answers of search providers")
struct FoundResultTests {
  private let provider = SearchProvider(
    desktopID: "mail.desktop", name: "Mail", busName: "org.example.Mail", objectPath: "/mail")

  private func names(_ answer: BusValue..., ids: [String] = ["1", "2"]) -> [String] {
    FoundResult.results(in: answer, describing: ids, by: provider, terms: ["a"]).map(\.shown.name)
  }

  private static func meta(_ id: String, _ name: String) -> BusValue {
    .dictionary(["id": .string(id), "name": .string(name)])
  }

  @Test("Ids are read once")
  func idsAreReadOnce() {
    #expect(FoundResult.ids(in: [.strings(["b", "", "a", "b"])]) == ["b", "a"])
    #expect(FoundResult.ids(in: [.strings([])]) == [])
  }

  private static let otherTypes: [[BusValue]] = [
    [], [.string("a")], [.array(of: "s", [.string("a")])], [.int32(1)], [.strings(["a"]), .strings([])],
  ]

  @Test("An answer of another type has no ids", arguments: otherTypes)
  func anAnswerOfAnotherTypeHasNoIDs(answer: [BusValue]) {
    #expect(FoundResult.ids(in: answer) == nil)
  }

  @Test("Results are in the order of their ids")
  func resultsAreInTheOrderOfTheirIDs() {
    #expect(names(.array(of: "a{sv}", [Self.meta("2", "Two"), Self.meta("1", "One")])) == ["One", "Two"])
  }

  @Test("Missing and unasked descriptions are left out")
  func missingAndUnaskedDescriptionsAreLeftOut() {
    let second: BusValue = .dictionary(["id": .string("2"), "name": .string("Two"), "description": .string("more")])
    let answer = [Self.meta("3", "Three"), second, Self.meta("2", "Again"), .dictionary(["name": .string("Lost")])]
    #expect(names(.array(of: "a{sv}", answer)) == ["Two"])
  }

  @Test(
    "A wrong description affects only itself",
    arguments: [
      BusValue.dictionary(["id": .string("1")]), .dictionary(["id": .string("1"), "name": .int32(4)]),
      .dictionary(["id": .int32(1), "name": .string("One")]), .dictionary(["id": .string("1"), "name": .string("")]),
      .string("1"), .tuple([]), .dictionary([:]),
    ])
  func aWrongDescriptionAffectsOnlyItself(meta: BusValue) {
    #expect(names(.array(of: "a{sv}", [meta, Self.meta("2", "Two")])) == ["Two"])
  }

  @Test(
    "An answer of another type has no results",
    arguments: [BusValue.string("a"), .strings(["1"]), .array(of: "i", [.int32(1)]), .dictionary([:])])
  func anAnswerOfAnotherTypeHasNoResults(answer: BusValue) {
    #expect(names(answer) == [])
  }

  @Test("Values of another type are ignored")
  func valuesOfAnotherTypeAreIgnored() throws {
    let meta: BusValue = .dictionary([
      "id": .string("1"), "name": .string("One"), "description": .int32(1), "gicon": .strings(["a"]),
      "icon-data": .array(of: "y", []),
    ])
    let results = FoundResult.results(
      in: [.array(of: "a{sv}", [meta])], describing: ["1"], by: provider, terms: ["a", "b"])
    let result = try #require(results.first)
    #expect(result.shown == ProviderResult(id: result.shown.id, name: "One"))
    #expect(result.providerID == "1" && result.terms == ["a", "b"])
  }
}
