import Freedesktop
import SpringboardEngine

extension DesktopEntry {
  /// The purposes of the application, by its categories (Desktop Menu Specification 1.1, appendix A).
  package var purposes: PurposeSet {
    guard categories.contains("Settings") else { return PurposeRules.shared.purposes(of: categories) }
    guard !isSettingsCentre else { return PurposeSet(.settings) }
    if let purposes = Self.panelsOfGnome[id] { return purposes }
    return Self.panels.reduce(into: []) { purposes, panel in
      if categories.contains(panel.key) { purposes.formUnion(panel.value) }
    }
  }

  /// The purposes of settings panels. Others set up an application for a purpose, and do not have it themselves.
  private static let panels: KeyValuePairs<String, PurposeSet> = [
    "Printing": PurposeSet(.printing), "Network": anyNetwork, "X-GNOME-NetworkSettings": anyNetwork,
    "PackageManager": PurposeSet(.software),
  ]

  /// GNOME's panels, whose categories do not tell them apart.
  private static let panelsOfGnome: [String: PurposeSet] = [
    "gnome-network-panel.desktop": PurposeSet(.network), "gnome-wifi-panel.desktop": PurposeSet(.wifi),
    "gnome-bluetooth-panel.desktop": [], "gnome-wwan-panel.desktop": [],
    "gnome-printers-panel.desktop": PurposeSet(.printing),
  ]

  private static let anyNetwork: PurposeSet = [PurposeSet(.network), PurposeSet(.wifi)]

  /// Whether the application shows all settings of a desktop, which it names. A single panel has a category for what it
  /// sets.
  private var isSettingsCentre: Bool {
    if Self.settingsCentres.contains(id) { return true }
    return !Self.otherSettings.contains(id) && categories.count > 1
      && categories.allSatisfy { $0 == "Settings" || Self.desktopCategories.contains($0) }
  }

  /// Applications that show all settings although they have the categories of a panel.
  private static let settingsCentres: Set = [
    "xfce-settings-manager.desktop", "cinnamon-settings.desktop", "matecc.desktop", "lxqt-config.desktop",
  ]

  /// Applications that show some settings although they have only the categories of one that shows all.
  private static let otherSettings: Set = ["org.gnome.tweaks.desktop", "mate-theme-installer.desktop"]

  /// Categories that name a desktop or a toolkit.
  private static let desktopCategories: Set = [
    "Core", "GNOME", "GTK", "KDE", "LXQt", "MATE", "Pantheon", "Qt", "XFCE",
  ]
}
