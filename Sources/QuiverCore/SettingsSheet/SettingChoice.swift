/// A value that a setting can get on the settings sheet.
package struct SettingChoice: Equatable, Sendable {
  package enum Look: Equatable, Sendable {
    case words
    case color(Color)
    /// The path of a picture.
    case picture(String)
  }

  package let title: String
  /// As in a configuration file; nil for the value that the setting has if the sheet sets none.
  package let value: String?
  package let look: Look

  init(_ title: String, _ value: String?, _ look: Look = .words) {
    (self.title, self.value, self.look) = (title, value, look)
  }
}
