import GioBridge

/// Asks switcheroo-control for the environment variables that make a program use another graphics card than the default
/// one.
final class GraphicsCards {
  private enum Knowledge {
    case unknown
    /// With the closures that wait for the answer.
    case asked([([String: String]) -> Void])
    case known([String: String])
  }

  private var knowledge = Knowledge.unknown
  /// Seconds that a launch waits for the answer.
  private static let timeLimit = 1.0

  /// Passes the variables to `body`; none if there is only one card, or no answer.
  func environment(_ body: @escaping ([String: String]) -> Void) {
    switch knowledge {
    case .known(let environment): body(environment)
    case .asked(let waiting): knowledge = .asked(waiting + [body])
    case .unknown:
      knowledge = .asked([body])
      Bus.system(limit: Self.timeLimit) { [weak self] in self?.ask($0) }
    }
  }

  private func ask(_ bus: Result<Bus, BusError>) {
    guard case .success(let bus) = bus else { return learn([:]) }
    let call = BusCall(
      "net.hadess.SwitcherooControl", path: "/net/hadess/SwitcherooControl",
      interface: "org.freedesktop.DBus.Properties", method: "Get",
      arguments: [.string("net.hadess.SwitcherooControl"), .string("GPUs")], limit: Self.timeLimit)
    bus.call(call) { [weak self] answer in
      // Keeps the connection alive until the call is answered.
      withExtendedLifetime(bus) { self?.learn(Self.environment(in: (try? answer.get())?.first)) }
    }
  }

  private func learn(_ environment: [String: String]) {
    guard case .asked(let waiting) = knowledge else { return }
    knowledge = .known(environment)
    for body in waiting { body(environment) }
  }

  /// Chooses from `aa{sv}` the same card as GNOME Shell: a discrete one that is not the default, a discrete one, or one
  /// that is not the default.
  static func environment(in answer: BusValue?) -> [String: String] {
    guard case .variant(.array(_, let values))? = answer else { return [:] }
    let cards: [[String: BusValue]] = values.compactMap { if case .dictionary(let card) = $0 { card } else { nil } }
    let isDiscrete = { (card: [String: BusValue]) in card["Discrete"]?.bool == true }
    let isOther = { (card: [String: BusValue]) in card["Default"]?.bool == false }
    let chosen =
      cards.first { isDiscrete($0) && isOther($0) } ?? cards.first(where: isDiscrete) ?? cards.first(where: isOther)
    return variables(chosen?["Environment"]?.strings ?? [])
  }

  /// The words are names and values by turns.
  private static func variables(_ words: [String]) -> [String: String] {
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs) { $1 }
  }
}
