import Freedesktop
import SpringboardEngine

extension DesktopEntry {
  /// The purposes of the application, by its categories (Desktop Menu Specification 1.1, appendix A).
  package var purposes: PurposeSet {
    guard categories.contains("Settings") else { return PurposeRules.shared.purposes(of: categories) }
    guard !isSettingsCentre else { return PurposeSet(.settings) }
    return Self.panels.reduce(into: []) { purposes, panel in
      if categories.contains(panel.key) { purposes.insert(PurposeSet(panel.value)) }
    }
  }

  /// The purposes of settings panels. Others set up an application for a purpose, and do not have it themselves.
  private static let panels: KeyValuePairs<String, Purpose> = [
    "Printing": .printing, "Network": .network, "X-GNOME-NetworkSettings": .network, "PackageManager": .software,
  ]

  /// Whether the application shows all settings of a desktop, which it names. A single panel has a category for what it
  /// sets.
  private var isSettingsCentre: Bool {
    Self.settingsCentres.contains(id)
      || categories.count > 1 && categories.allSatisfy { $0 == "Settings" || Self.desktopCategories.contains($0) }
  }

  /// Applications that show all settings although they have the categories of a panel.
  private static let settingsCentres: Set = [
    "xfce-settings-manager.desktop", "cinnamon-settings.desktop", "matecc.desktop", "lxqt-config.desktop",
  ]

  /// Categories that name a desktop or a toolkit.
  private static let desktopCategories: Set = [
    "Core", "GNOME", "GTK", "KDE", "LXQt", "MATE", "Pantheon", "Qt", "XFCE",
  ]
}
