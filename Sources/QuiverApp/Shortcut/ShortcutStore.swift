import GioBridge
import QuiverCore

/// The list of a desktop with the keys that run commands.
protocol ShortcutStore {
  /// What a combination does, other than to run a ``ShortcutCommand``; nil for nothing.
  func owner(of combination: KeyCombination) throws(ShortcutRefusal) -> String?
  /// Lets a combination run the command, instead of the combination that ran a ``ShortcutCommand``.
  func bind(_ combination: KeyCombination, to command: String) throws(ShortcutRefusal)
  /// Lets no combination run a ``ShortcutCommand``. Returns false if none did.
  func unbind() throws(ShortcutRefusal) -> Bool
}

extension ShortcutStore {
  /// Waits for the answer of the program that keeps the shortcuts.
  static func answer(of call: BusCall) throws(ShortcutRefusal) -> [BusValue] {
    switch Bus.callBlocking(call) {
    case .success(let values): return values
    case .failure(let error): throw .unreachable(call.destination, reason: error.message)
    }
  }
}
