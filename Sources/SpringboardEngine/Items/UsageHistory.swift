/// The history that search learns from: how often and how recently applications were launched, and which results were chosen
/// for which texts.
public struct UsageHistory: Equatable, Sendable {
  /// The launches of each application.
  public var launches: [ItemID: Frecency]
  /// The launches of each application in each part of the day.
  public var launchesByPart: [DayPart: [ItemID: Frecency]]
  /// How often each application was chosen for a text. The texts are folded; see ``SearchQuery/folded``.
  public var choices: [String: [ItemID: Int]]

  /// Creates a history.
  public init(
    launches: [ItemID: Frecency] = [:], launchesByPart: [DayPart: [ItemID: Frecency]] = [:],
    choices: [String: [ItemID: Int]] = [:]
  ) {
    (self.launches, self.launchesByPart, self.choices) = (launches, launchesByPart, choices)
  }
}

extension UsageHistory {
  /// Something that search learns from. Days are counted like ``Frecency/day``.
  public enum Use: Hashable, Sendable {
    /// An application was launched on this day, in this part of it.
    case launch(ItemID, day: Double, DayPart)
    /// An application was chosen from the results for a folded text.
    case choice(ItemID, for: String)
  }

  /// How much an application is used on a day: 0 if it was never launched.
  public func score(of id: ItemID, on day: Double) -> Double { launches[id]?.score(on: day) ?? 0 }

  /// How much an application is used in a part of the day, on a day: launches in that part count three times (by eye).
  func score(of id: ItemID, on day: Double, in part: DayPart) -> Double {
    score(of: id, on: day) + 2 * (launchesByPart[part]?[id]?.score(on: day) ?? 0)
  }

  /// The applications that are used most, above all in a part of the day.
  func mostUsed(of ids: some Sequence<ItemID>, on day: Double, in part: DayPart, limit: Int) -> [ItemID] {
    let scores = ids.compactMap { id -> (id: ItemID, score: Double)? in
      let score = score(of: id, on: day, in: part)
      return score >= Self.leastSuggested ? (id, score) : nil
    }
    return scores.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(limit).map(\.id)
  }

  /// An application that was launched once counts for three half-lives of 30 days, and longer at the same time of day
  /// (by eye).
  private static let leastSuggested = 0.125

  /// Adds a use.
  public mutating func learn(_ use: Use) {
    switch use {
    case .launch(let id, let day, let part):
      launches[id] = launches[id]?.adding(usesOn: day) ?? Frecency(score: 1, day: day)
      launchesByPart[part, default: [:]][id] =
        launchesByPart[part]?[id]?.adding(usesOn: day) ?? Frecency(score: 1, day: day)
    case .choice(let id, let text):
      guard !text.isEmpty else { return }
      let count = choices[text]?[id] ?? 0
      choices[text, default: [:]][id] = count == .max ? count : count + 1
      forgetChoices(besides: text)
    }
  }
}

extension UsageHistory {
  /// The largest number of texts for which choices are remembered.
  public static let textLimit = 1000
  /// The largest number of applications that are remembered for a text.
  private static let choiceLimit = 8
  /// The score below which an application is as good as never launched.
  private static let leastScore = 0.01

  /// Forgets the applications that have hardly been used, and the least frequent choices if there are too many.
  public mutating func trim(on day: Double) {
    func isUsed(_ launches: (key: ItemID, value: Frecency)) -> Bool { launches.value.score(on: day) >= Self.leastScore }
    launches = launches.filter(isUsed)
    launchesByPart = launchesByPart.mapValues { $0.filter(isUsed) }.filter { !$0.value.isEmpty }
    for (text, counts) in choices where counts.count > Self.choiceLimit {
      let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      choices[text] = Dictionary(uniqueKeysWithValues: order.prefix(Self.choiceLimit).map { ($0.key, $0.value) })
    }
    forgetChoices()
  }

  /// Forgets the texts with the fewest choices if there are too many. A text that was just used stays in any case.
  private mutating func forgetChoices(besides used: String? = nil) {
    let excess = choices.count - Self.textLimit
    guard excess > 0 else { return }
    let candidates = choices.filter { $0.key != used }.map { (count: $0.value.values.max() ?? 0, text: $0.key) }
    for (_, text) in candidates.sorted(by: <).prefix(excess) { choices[text] = nil }
  }
}
