import Freedesktop
import GtkBridge
import Posix

/// The command that a key runs to show and hide the home screen.
package enum ShortcutCommand {
  /// The directories of programs that every desktop searches, whatever the user's shell adds.
  private static let common = ProgramSearch(path: "/usr/local/bin:/usr/bin:/bin")

  /// The command of this program: by name, or by path if the desktop may not find the name.
  package static var present: String {
    let path = Executable.path.flatMap { common.has("quiver") ? nil : ShellWord.quoted($0) }
    return "\(path ?? "quiver") toggle"
  }

  /// Whether a command is one of these, from whichever path.
  static func contains(_ command: String) -> Bool {
    let words = ShellWord.words(of: command) ?? []
    return words.count == 2 && words[0].split(separator: "/").last == "quiver" && words[1] == "toggle"
  }
}
