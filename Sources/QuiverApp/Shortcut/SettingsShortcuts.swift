import GioBridge
import QuiverCore

/// The shortcuts of a desktop that keeps them in GSettings.
struct SettingsShortcuts: ShortcutStore {
  private let desktop: SettingsDesktop
  /// The names of the shortcuts that users have made; nil where every name in a directory is one.
  private let list: SettingsSchema?

  init(_ desktop: SettingsDesktop) throws(ShortcutRefusal) {
    self.desktop = desktop
    guard let (schema, _) = desktop.list else {
      list = nil
      return
    }
    list = SettingsSchema(schema)
    guard list != nil else { throw .unreachable(schema, reason: tr("it is not installed")) }
  }

  func owner(of combination: KeyCombination) throws(ShortcutRefusal) -> String? {
    for schema in desktop.ownShortcuts.lazy.compactMap({ SettingsSchema($0) }) {
      if let key = schema.keys.first(where: { schema[$0].map { binds($0, combination) } == true }) { return key }
    }
    for shortcut in try shortcuts where !shortcut.isOwn && shortcut.isBound(to: combination) {
      return shortcut.name
    }
    return nil
  }

  func bind(_ combination: KeyCombination, to command: String) throws(ShortcutRefusal) {
    let own = try shortcuts.filter(\.isOwn)
    let shortcut: CustomShortcut
    if let first = own.first { shortcut = first } else { shortcut = try self.shortcut(newID) }
    try shortcut.set(name: "Quiver", command: command, combination)
    let gone = own.dropFirst()
    try store(listed.filter { id in !gone.contains { $0.id == id } } + (own.isEmpty ? [shortcut.id] : []))
    for former in gone { former.remove() }
  }

  func unbind() throws(ShortcutRefusal) -> Bool {
    let own = try shortcuts.filter(\.isOwn)
    guard !own.isEmpty else { return false }
    try store(listed.filter { id in !own.contains { $0.id == id } })
    for shortcut in own { shortcut.remove() }
    return true
  }

  private var listed: [String] {
    get throws(ShortcutRefusal) {
      guard let list, let key = desktop.list?.key else { return SettingsDesktop.numberedIDs }
      guard let ids = list[key]?.strings else { throw .unreachable(key, reason: tr("it is not a list")) }
      return ids
    }
  }

  private func store(_ ids: [String]) throws(ShortcutRefusal) {
    guard let list, let key = desktop.list?.key else { return }
    guard list.set(key, to: .strings(desktop.marked(ids))) else { throw .locked(key) }
  }

  private var shortcuts: [CustomShortcut] {
    get throws(ShortcutRefusal) {
      var found: [CustomShortcut] = []
      for id in try listed where desktop.canBeShortcut(id) { found.append(try shortcut(id)) }
      return found.filter { list != nil || $0.isMade }
    }
  }

  private func shortcut(_ id: String) throws(ShortcutRefusal) -> CustomShortcut {
    guard let settings = SettingsSchema(desktop.entry, path: desktop.path(of: id)) else {
      throw .unreachable(desktop.entry, reason: tr("it is not installed"))
    }
    return CustomShortcut(id: id, settings: settings, commandKey: desktop.commandKey)
  }

  /// A name that no shortcut has.
  private var newID: String {
    get throws(ShortcutRefusal) {
      guard desktop.numbersShortcuts else { return desktop.ownID }
      let taken = try list == nil ? shortcuts.map(\.id) : listed
      return SettingsDesktop.numberedIDs.first { !taken.contains($0) } ?? desktop.ownID
    }
  }
}

/// A shortcut that a user has made.
private struct CustomShortcut {
  let id: String
  let settings: SettingsSchema
  let commandKey: String

  var name: String { settings["name"]?.string ?? id }
  /// Whether a user has made it, rather than that it could be made.
  var isMade: Bool { settings.isSet(commandKey) || settings.isSet("binding") }
  var isOwn: Bool { settings[commandKey]?.string.map(ShortcutCommand.contains) == true }

  func isBound(to combination: KeyCombination) -> Bool { settings["binding"].map { binds($0, combination) } == true }

  func set(name: String, command: String, _ combination: KeyCombination) throws(ShortcutRefusal) {
    // The type differs between desktops.
    let isList = settings["binding"]?.strings != nil
    let binding = isList ? BusValue.strings([combination.accelerator]) : .string(combination.accelerator)
    for (key, value) in [("name", .string(name)), (commandKey, .string(command)), ("binding", binding)] {
      guard settings.set(key, to: value) else { throw .locked(key) }
    }
  }

  func remove() { settings.reset() }
}

/// Whether a value is or contains the combination as an accelerator.
private func binds(_ value: BusValue, _ combination: KeyCombination) -> Bool {
  let texts = value.strings ?? value.string.map { [$0] } ?? []
  return texts.contains { KeyCombination($0) == combination }
}

/// How a desktop keeps its shortcuts in GSettings.
struct SettingsDesktop {
  /// The list with the shortcuts of users, and its key.
  let list: (schema: String, key: String)?
  /// The schema of each of them.
  let entry: String
  let directory: String
  let commandKey: String
  /// Schemas with the shortcuts of the desktop itself, if it has them.
  let ownShortcuts: [String]
  /// Whether the list has paths instead of names.
  var listsPaths = false
  /// Whether the settings of the desktop expect names that are numbered.
  var numbersShortcuts = false
  /// Whether the desktop notices only changes of the list.
  var marksChanges = false

  /// A name in the list that stands for no shortcut.
  private static let mark = "__dummy__"
  /// The names that are looked for where nothing lists them.
  static let numberedIDs = (0..<100).map { "custom\($0)" }

  /// The name of a new shortcut.
  var ownID: String { listsPaths ? "\(directory)quiver/" : "quiver" }

  /// Whether a name in the list can be that of a shortcut. GLib ends programs that ask for settings at another path.
  func canBeShortcut(_ id: String) -> Bool {
    let path = path(of: id)
    return id != Self.mark && path.hasPrefix("/") && path.hasSuffix("/") && !path.contains("//")
  }

  func path(of id: String) -> String { listsPaths ? id : "\(directory)\(id)/" }

  /// Names that are different from those before, although the shortcuts may be the same.
  func marked(_ ids: [String]) -> [String] {
    guard marksChanges else { return ids }
    return ids.contains(Self.mark) ? ids.filter { $0 != Self.mark } : ids + [Self.mark]
  }

  private static let metacity = ["org.gnome.desktop.wm.keybindings"]

  /// gnome-settings-daemon, `plugins/media-keys/gsd-media-keys-manager.c`.
  static let gnome = SettingsDesktop(
    list: ("org.gnome.settings-daemon.plugins.media-keys", "custom-keybindings"),
    entry: "org.gnome.settings-daemon.plugins.media-keys.custom-keybinding",
    directory: "/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings/", commandKey: "command",
    ownShortcuts: metacity + [
      "org.gnome.shell.keybindings", "org.gnome.mutter.keybindings", "org.gnome.mutter.wayland.keybindings",
      "org.gnome.settings-daemon.plugins.media-keys", "com.solus-project.budgie-wm",
      "org.pantheon.desktop.gala.keybindings",
    ],
    listsPaths: true)

  /// Cinnamon, `js/ui/keybindings.js` and `cs_keyboard.py`.
  static let cinnamon = SettingsDesktop(
    list: ("org.cinnamon.desktop.keybindings", "custom-list"),
    entry: "org.cinnamon.desktop.keybindings.custom-keybinding",
    directory: "/org/cinnamon/desktop/keybindings/custom-keybindings/", commandKey: "command",
    ownShortcuts: [
      "org.cinnamon.desktop.keybindings", "org.cinnamon.desktop.keybindings.wm",
      "org.cinnamon.desktop.keybindings.media-keys",
    ],
    numbersShortcuts: true, marksChanges: true)

  /// mate-settings-daemon, `plugins/keybindings/msd-keybindings-manager.c`, which lists what is in the directory.
  static let mate = SettingsDesktop(
    list: nil, entry: "org.mate.control-center.keybinding", directory: "/org/mate/desktop/keybindings/",
    commandKey: "action",
    ownShortcuts: [
      "org.mate.Marco.global-keybindings", "org.mate.Marco.window-keybindings",
      "org.mate.SettingsDaemon.plugins.media-keys",
    ],
    numbersShortcuts: true)
}
