import Freedesktop

/// A program whose layout can be taken over from where it keeps it.
package enum ImportSource: String, CaseIterable, Sendable {
  case gnome, plasma, folio, whisker, cosmic, nwg

  /// What the file has the applications of.
  enum Place { case pages, dock }

  /// The files in which the program keeps its layout. That of GNOME is in settings, and that of Plasma is read by
  /// ``PlasmaFavorites``.
  func files(_ directories: BaseDirectories) -> [(path: String, place: Place)] {
    let (config, cache) = (directories.configHome, directories.cacheHome)
    return switch self {
    case .gnome, .plasma: []
    case .folio: [("\(config)/plasma-org.kde.plasma.mobileshell-appletsrc", .pages)]
    case .whisker:
      [("\(config)/xfce4/xfconf/xfce-perchannel-xml/xfce4-panel.xml", .pages)]
        + (1...30).map { ("\(config)/xfce4/panel/whiskermenu-\($0).rc", .pages) }
    case .cosmic:
      [
        ("\(config)/cosmic/com.system76.CosmicAppLibrary/v1/groups", .pages),
        ("\(config)/cosmic/com.system76.CosmicAppList/v1/favorites", .dock),
      ]
    case .nwg: [("\(cache)/nwg-pin-cache", .pages), ("\(cache)/nwg-dock-pinned", .dock)]
    }
  }

  /// The name of the program for users.
  var name: String {
    switch self {
    case .gnome: "GNOME"
    case .plasma: "Plasma"
    case .folio: "Plasma Mobile"
    case .whisker: "Xfce"
    case .cosmic: "COSMIC"
    case .nwg: "nwg-drawer"
    }
  }

  /// The name of its desktop in `XDG_CURRENT_DESKTOP`; nil if it belongs to none.
  var desktop: String? {
    switch self {
    case .gnome: "GNOME"
    case .plasma, .folio: "KDE"
    case .whisker: "XFCE"
    case .cosmic: "COSMIC"
    case .nwg: nil
    }
  }
}
