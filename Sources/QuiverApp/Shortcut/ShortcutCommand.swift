import Freedesktop
import GioBridge
import Posix

/// The command that a key runs to show and hide the home screen.
package enum ShortcutCommand {
  /// The directories of programs that every desktop searches, whatever the user's shell adds.
  private static let common = ProgramSearch(path: "/usr/local/bin:/usr/bin:/bin")

  /// The name of the program, which is beside this one.
  private static let program = "quiver"

  /// The command: by name, or by path if the desktop may not find the name.
  package static var present: String {
    let path = Executable.sibling(named: program).flatMap { common.has(program) ? nil : ShellWord.quoted($0) }
    return "\(path ?? program) toggle"
  }

  /// Whether a command is one of these, from whichever path.
  static func contains(_ command: String) -> Bool {
    let words = ShellWord.words(of: command) ?? []
    return words.count == 2 && words[0].split(separator: "/").last.map(String.init) == program && words[1] == "toggle"
  }
}
