import GioBridge
import QuiverCore

/// The shortcuts of Xfce, in the channel `xfce4-keyboard-shortcuts` of xfconf. A property is a key, and its value is a command or an
/// act of the window manager.
struct XfceShortcuts: ShortcutStore {
  private static let channel = "xfce4-keyboard-shortcuts"
  private static let commands = "/commands/custom/"

  func owner(of combination: KeyCombination) throws(ShortcutRefusal) -> String? {
    let all = try properties
    for group in ["commands", "xfwm4"] {
      // Once something was changed, the defaults are copied there, and are not read any more.
      let custom = all.filter { $0.key.hasPrefix("/\(group)/custom/") }
      let present = custom.isEmpty ? all.filter { $0.key.hasPrefix("/\(group)/default/") } : custom
      for (path, value) in present.sorted(by: { $0.key < $1.key }) {
        guard let key = path.split(separator: "/").last, KeyCombination(String(key)) == combination,
          let owner = value.string, !ShortcutCommand.contains(owner)
        else { continue }
        return owner
      }
    }
    return nil
  }

  func bind(_ combination: KeyCombination, to command: String) throws(ShortcutRefusal) {
    _ = try unbind()
    try call("SetProperty", Self.commands + combination.xfceAccelerator, .variant(.string(command)))
  }

  func unbind() throws(ShortcutRefusal) -> Bool {
    let bound = try properties.filter { path, value in
      path.hasPrefix(Self.commands) && value.string.map(ShortcutCommand.contains) == true
    }.keys.sorted()
    for path in bound { try call("ResetProperty", path, .bool(false)) }
    return !bound.isEmpty
  }

  private var properties: [String: BusValue] {
    get throws(ShortcutRefusal) {
      guard case .dictionary(let all)? = try call("GetAllProperties", "/").first else { return [:] }
      return all
    }
  }

  @discardableResult
  private func call(_ method: String, _ path: String, _ further: BusValue...) throws(ShortcutRefusal) -> [BusValue] {
    try Self.answer(
      of: BusCall(
        "org.xfce.Xfconf", path: "/org/xfce/Xfconf", interface: "org.xfce.Xfconf", method: method,
        arguments: [.string(Self.channel), .string(path)] + further))
  }
}
