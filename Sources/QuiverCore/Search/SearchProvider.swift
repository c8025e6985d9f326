import Freedesktop
import KeyFile
import SpringboardEngine

/// A program that answers searches over D-Bus, as a file in `gnome-shell/search-providers` describes it: an object with
/// the interface `org.gnome.Shell.SearchProvider2`.
package struct SearchProvider: Equatable, Sendable {
  /// `DesktopId`: the desktop file id of its application.
  package let desktopID: String
  /// The name of its application, for the user.
  package internal(set) var name: String
  package let busName: String
  package let objectPath: String
  /// `DefaultDisabled`: it is only asked if the user names it.
  package let isDefaultDisabled: Bool
  /// `AutoStart`: whether it is started in order to be asked.
  package let startsForSearch: Bool

  package init(
    desktopID: String, name: String, busName: String, objectPath: String, isDefaultDisabled: Bool = false,
    startsForSearch: Bool = true
  ) {
    (self.desktopID, self.name, self.busName, self.objectPath) = (desktopID, name, busName, objectPath)
    (self.isDefaultDisabled, self.startsForSearch) = (isDefaultDisabled, startsForSearch)
  }
}

extension SearchProvider {
  private static let group = "Shell Search Provider"

  /// Reads the description; nil if a key that must be there is missing or invalid, or if it is for another version of the
  /// protocol.
  init?(_ file: KeyFile) {
    func text(_ key: String) -> String? { file.string(key, in: Self.group) }
    guard text("Version") == "2", let id = text("DesktopId"), !id.isEmpty, !id.contains("/"),
      let busName = text("BusName"), DBusNames.isBusName(busName),
      let objectPath = text("ObjectPath"), DBusNames.isObjectPath(objectPath)
    else { return nil }
    self.init(
      desktopID: id, name: id, busName: busName, objectPath: objectPath,
      isDefaultDisabled: file.boolean("DefaultDisabled", in: Self.group) ?? false,
      startsForSearch: file.boolean("AutoStart", in: Self.group) ?? true)
  }
}

extension SearchProviderChoice {
  func includes(_ provider: SearchProvider) -> Bool {
    switch self {
    case .all: !provider.isDefaultDisabled
    case .local: !provider.isDefaultDisabled && Self.localApplications.contains(provider.desktopID)
    case .only(let ids): ids.contains(provider.desktopID)
    }
  }
}
