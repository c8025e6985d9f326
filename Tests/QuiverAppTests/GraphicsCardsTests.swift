import GtkBridge
import Testing

@testable import QuiverApp

@MainActor
@Suite("Another graphics card is asked for")
struct GraphicsCardsTests {
  /// What switcheroo-control says of a card; nil: an old one says nothing of what it is.
  private nonisolated static func card(_ name: String, isDefault: Bool, isDiscrete: Bool? = nil) -> BusValue {
    var card: [String: BusValue] = [
      "Name": .string(name), "Default": .bool(isDefault), "Environment": .strings(["CARD", name, "MODE", "offload"]),
    ]
    card["Discrete"] = isDiscrete.map(BusValue.bool)
    return .dictionary(card)
  }

  @Test(
    "the one that GNOME Shell would take",
    arguments: [
      ([], nil),
      ([card("own", isDefault: true)], nil),
      ([card("own", isDefault: true), card("other", isDefault: false)], "other"),
      ([card("own", isDefault: true, isDiscrete: true), card("other", isDefault: false, isDiscrete: false)], "own"),
      ([card("slow", isDefault: false, isDiscrete: false), card("fast", isDefault: false, isDiscrete: true)], "fast"),
    ] as [([BusValue], String?)])
  func choice(cards: [BusValue], name: String?) {
    let environment = GraphicsCards.environment(in: .variant(.array(of: "a{sv}", cards)))
    #expect(environment == (name.map { ["CARD": $0, "MODE": "offload"] } ?? [:]))
  }

  @Test(
    "no card in an answer that makes no sense",
    arguments: [nil, .string("?"), .variant(.strings(["?"]))] as [BusValue?])
  func nonsense(answer: BusValue?) {
    #expect(GraphicsCards.environment(in: answer) == [:])
  }
}
