import GioBridge
import GtkBridge
import QuiverCore
import Testing

@testable import QuiverApp

@Suite("The icon of a search provider's result")
struct ProviderIconTests {
  private func name(_ meta: [String: BusValue]) -> String? {
    if case .named(let value)? = ProviderIcon(in: meta) { value.text } else { nil }
  }

  private static func data(
    width: Int32 = 2, height: Int32 = 2, stride: Int32 = 8, alpha: Bool = true, bits: Int32 = 8, channels: Int32 = 4,
    bytes: Int = 16
  ) -> BusValue {
    let numbers: [BusValue] = [
      .int32(width), .int32(height), .int32(stride), .bool(alpha), .int32(bits), .int32(channels),
    ]
    return .tuple(numbers + [.bytes([UInt8](repeating: 0xff, count: bytes))])
  }

  private static let themed = BusValue.tuple([.string("themed"), .variant(.strings(["one", "two"]))])
  private static let file = BusValue.tuple([.string("file"), .variant(.string("file:///a%20b.png"))])

  @Test(
    "It is read from its serialized form",
    arguments: [(BusValue.string("one"), "one"), (themed, "one"), (file, "/a b.png")])
  func isReadFromItsSerializedForm(value: BusValue, expected: String) {
    #expect(name(["icon": value]) == expected)
  }

  @Test("The serialized form comes first, and the pixels last")
  func theSerializedFormComesFirstAndThePixelsLast() {
    #expect(name(["icon": Self.themed, "gicon": .string("text"), "icon-data": Self.data()]) == "one")
    #expect(name(["gicon": .string("text"), "icon-data": Self.data()]) == "text")
    #expect(name(["icon": .tuple([.string("bytes"), .bytes([1])]), "gicon": .string("text")]) == "text")
  }

  @Test("Pixels are a picture")
  func pixelsAreAPicture() throws {
    #expect(ProviderIcon(in: ["icon-data": Self.data()]) != nil)
    #expect(ProviderIcon(in: ["icon-data": Self.data(stride: 7, alpha: false, channels: 3, bytes: 13)]) != nil)
  }

  private static let contradictions: [String: BusValue] = [
    "no width": data(width: 0), "a negative width": data(width: -1),
    "a large width": data(width: 513, stride: 2052, bytes: 4104), "a huge height": data(height: .max),
    "a short row": data(stride: 7), "a huge row": data(stride: .max), "a negative row": data(stride: -8),
    "16 bits": data(bits: 16), "3 channels with alpha": data(channels: 3), "too few bytes": data(bytes: 15),
    "no bytes": data(bytes: 0), "an empty tuple": .tuple([]), "a text": .string("a"), "only bytes": .bytes([1]),
  ]

  @Test("Contradictory pixels are ignored", arguments: contradictions.keys.sorted())
  func contradictoryPixelsAreIgnored(what: String) throws {
    #expect(ProviderIcon(in: ["icon-data": try #require(Self.contradictions[what])]) == nil)
  }

  @Test(
    "Other types are ignored",
    arguments: [
      BusValue.int32(1), .tuple([.string("themed")]), .tuple([.string("themed"), .variant(.strings([]))]),
    ])
  func otherTypesAreIgnored(value: BusValue) {
    #expect(ProviderIcon(in: ["icon": value, "gicon": value]) == nil)
  }

  /// A red and a half transparent blue pixel beside each other are in the middle of a square.
  @Test("A picture is square and premultiplied")
  @MainActor func aPictureIsSquareAndPremultiplied() throws {
    let picture = try #require(
      RawPicture(width: 2, height: 1, rowStride: 8, hasAlpha: true, bytes: [255, 0, 0, 255, 0, 0, 255, 128]))
    let surface = try #require(picture.square)
    let words = try #require(
      surface.withPixels { pixels in pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) } })
    #expect(words == [0xffff_0000, 0x8000_0080, 0, 0])
  }
}
