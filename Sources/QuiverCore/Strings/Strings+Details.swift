/// What is known of an application, by name.
extension Strings {
  static let categories = "Categories"
  static let actions = "Actions"
  static let version = "Version"
  static let flatpak = "Flatpak"
  static let command = "Command"
  static let file = "File"
}
