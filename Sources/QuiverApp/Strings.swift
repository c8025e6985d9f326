/// Every word the user reads in the window, in one place.
nonisolated package enum Strings {
  package static let applicationName = "Quiver"
  static let cannotBeOpened = "It cannot be opened."
  static let noSessionBus = "there is no session bus"

  static func page(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }
  static func failed(_ name: String, _ reason: String) -> String { "\(name): \(reason)" }
}
