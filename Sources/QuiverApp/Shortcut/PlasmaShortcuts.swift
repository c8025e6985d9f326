import Freedesktop
import GioBridge
import Posix
import QuiverCore

/// The shortcuts of KDE Plasma, which run actions of desktop entries: kglobalacceld, `org.kde.KGlobalAccel.xml`.
struct PlasmaShortcuts: ShortcutStore {
  private static let entry = "io.github.quiver_launcher.Quiver.desktop"
  /// The component and its action, and their names in the settings.
  private static let action = [entry, "toggle", "Quiver", "Show or hide"]

  private let directories: [String]

  init(_ variables: [String: String]) { directories = BaseDirectories(environment: variables).allData }

  func owner(of combination: KeyCombination) throws(ShortcutRefusal) -> String? {
    let found = try call("actionList", [.tuple([try keys(combination)])]).first?.strings ?? []
    guard !found.isEmpty, found.prefix(2) != Self.action.prefix(2) else { return nil }
    return found.last
  }

  /// The desktop entry names the command. Plasma answers with no keys as long as it has not seen the entry.
  func bind(_ combination: KeyCombination, to command: String) throws(ShortcutRefusal) {
    guard directories.contains(where: { FileStatus("\($0)/applications/\(Self.entry)") != nil }) else {
      throw .notInstalled(Self.entry)
    }
    guard case .array(_, let bound)? = try set([.tuple([try keys(combination)])]).first, !bound.isEmpty else {
      throw .notInstalled(Self.entry)
    }
  }

  func unbind() throws(ShortcutRefusal) -> Bool {
    guard case .array(_, let bound)? = try call("shortcutKeys", [.strings(Self.action)]).first, !bound.isEmpty else {
      return false
    }
    _ = try set([])
    return true
  }

  /// Returns the keys that are bound now.
  private func set(_ keys: [BusValue]) throws(ShortcutRefusal) -> [BusValue] {
    try call("doRegister", [.strings(Self.action)])
    return try call("setShortcutKeys", [.strings(Self.action), .array(of: "(ai)", keys), .uint32(Self.atOnce)])
  }

  /// `SetPresent` and `NoAutoloading`: the keys are new ones, and work at once although no program waits for them.
  private static let atOnce: UInt32 = 2 | 4

  /// A `QKeySequence` of one combination.
  private func keys(_ combination: KeyCombination) throws(ShortcutRefusal) -> BusValue {
    guard let code = combination.qtCode else { throw .unknownToDesktop(combination) }
    return .array(of: "i", [code, 0, 0, 0].map(BusValue.int32))
  }

  @discardableResult
  private func call(_ method: String, _ arguments: [BusValue]) throws(ShortcutRefusal) -> [BusValue] {
    try Self.answer(
      of: BusCall(
        "org.kde.kglobalaccel", path: "/kglobalaccel", interface: "org.kde.KGlobalAccel", method: method,
        arguments: arguments))
  }
}
