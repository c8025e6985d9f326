import QuiverCore

/// What a command can do only with GTK. ``WindowProgram`` has loaded it.
@MainActor
package protocol WindowWork: Sendable {
  /// Shows the running springboard, or becomes the springboard and returns when it ends. Without a request a new springboard starts
  /// hidden. `isHung`: one is running, and has not answered. Returns false if there is no display.
  func run(_ environment: Environment, on request: InstanceRequest?, isHung: Bool) -> Bool
  /// Paints a picture to a file. Returns false if it could not be written; the log says why.
  func write(_ snapshot: SnapshotRequest, in environment: Environment) -> Bool
  /// Why a picture or the pictures of a directory cannot be shown as the wallpaper, as a clause; nil if they can.
  func fault(ofPicture path: String) -> String?
  /// How a home screen would be below all windows on this display; nil if there is none, or if it is not one of Wayland.
  var homeScreen: Doctor.HomeScreen? { get }
  /// Lets a combination of keys show and hide the home screen.
  func bind(_ combination: KeyCombination, in variables: [String: String]) throws(ShortcutRefusal)
  /// Lets no combination do that. Returns false if none did.
  func unbind(in variables: [String: String]) throws(ShortcutRefusal) -> Bool
  /// The command that such a combination runs.
  var shortcutCommand: String { get }
  /// Decodes the icons that standard input names.
  func decodeIcons()
  /// Reads files of the programme guide, as the process that the window starts for that.
  func readGuide(_ files: [GuideFiles.File], window: Range<Int>, seconds: Int, privateTitle: String?)
}
