import GioBridge
import Testing

@testable import QuiverApp
@testable import QuiverSession

@MainActor
@Suite("Choosing a graphics card")
struct GraphicsCardsTests {
  /// A card as switcheroo-control describes it; an old version does not say whether it is discrete.
  struct Card: CustomDebugStringConvertible {
    let name: String
    let isDefault: Bool
    var isDiscrete: Bool?

    var debugDescription: String { name }

    var answer: BusValue {
      var card: [String: BusValue] = [
        "Name": .string(name), "Default": .bool(isDefault), "Environment": .strings(["CARD", name, "MODE", "offload"]),
      ]
      card["Discrete"] = isDiscrete.map(BusValue.bool)
      return .dictionary(card)
    }
  }

  private nonisolated static let choices: [([Card], String?)] = [
    ([], nil),
    ([Card(name: "own", isDefault: true)], nil),
    ([Card(name: "own", isDefault: true), Card(name: "other", isDefault: false)], "other"),
    (
      [Card(name: "own", isDefault: true, isDiscrete: true), Card(name: "other", isDefault: false, isDiscrete: false)],
      "own"
    ),
    (
      [
        Card(name: "slow", isDefault: false, isDiscrete: false), Card(name: "fast", isDefault: false, isDiscrete: true),
      ],
      "fast"
    ),
  ]

  @Test("The card that GNOME Shell would choose is used", arguments: choices)
  func choice(cards: [Card], name: String?) {
    let environment = GraphicsCards.environment(in: .variant(.array(of: "a{sv}", cards.map(\.answer))))
    #expect(environment == (name.map { ["CARD": $0, "MODE": "offload"] } ?? [:]))
  }

  @Test(
    "An invalid answer chooses no card",
    arguments: [nil, .string("?"), .variant(.strings(["?"]))] as [BusValue?])
  func invalidAnswerChoosesNoCard(answer: BusValue?) {
    #expect(GraphicsCards.environment(in: answer) == [:])
  }
}
