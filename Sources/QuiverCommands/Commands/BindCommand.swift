import ArgumentParser
import FoundationEssentials
import QuiverCore

struct BindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bind", abstract: tr("Give the home screen a key on this desktop."),
    discussion: tr(
      "The key then runs 'quiver toggle', instead of the key that did so before. A key that does something else is left "
        + "alone. Where the user's own file has the keys, the line for it is printed."))

  @Argument(help: ArgumentHelp(tr("The key with its modifier keys, e.g. Super+Space or Ctrl+Alt+H.")))
  var key: String?

  @Flag(help: ArgumentHelp(tr("Take the key away again.")))
  var remove = false

  func validate() throws {
    guard (key == nil) == remove else { throw ValidationError(tr("'bind' takes a key, or '--remove'.")) }
    guard let key else { return }
    guard let combination = KeyCombination(key) else {
      throw ValidationError(tr("“%1$s” is not a key; an example is Super+Space.", key))
    }
    guard combination.isShortcut else {
      throw ValidationError(
        tr("%1$s alone types or moves something; add Super, Ctrl or Alt.", combination.description))
    }
  }

  func run() throws {
    do throws(ShortcutRefusal) {
      print(try WindowProgram.use { work in Result { () throws(ShortcutRefusal) in try change(by: work) } }.get())
    } catch {
      Log.error("\(error)")
      if case .file(let file) = error, let combination {
        print(file.line(combination, running: WindowProgram.use { $0.shortcutCommand }))
      }
      throw ExitCode.failure
    }
  }

  private var combination: KeyCombination? { key.flatMap(KeyCombination.init) }

  /// Returns what has changed.
  @MainActor
  private func change(by work: any WindowWork) throws(ShortcutRefusal) -> String {
    let variables = ProcessInfo.processInfo.environment
    guard let combination else {
      let isChanged = try work.unbind(in: variables)
      return isChanged ? tr("No key shows the home screen any more.") : tr("No key showed the home screen.")
    }
    try work.bind(combination, in: variables)
    return tr("%1$s shows and hides the home screen.", combination.description)
  }
}
