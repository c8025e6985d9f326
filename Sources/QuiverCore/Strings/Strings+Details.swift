/// The names of an application's details.
extension Strings {
  static let categories = "Categories"
  static let actions = "Actions"
  static let version = "Version"
  static let flatpak = "Flatpak"
  static let command = "Command"
  static let file = "File"
}
