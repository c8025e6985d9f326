import ArgumentParser
import QuiverCore

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: tr("Search for applications and their actions."),
    discussion: tr(
      "Prints what the search field shows for a text, the best result first, and why it was found. Without a text, it "
        + "opens the search field of the home screen. Exit status: 1 if nothing is found."))

  @Argument(help: ArgumentHelp(tr("The text to search for.")))
  var text: [String] = []

  @Flag(help: ArgumentHelp(tr("Print JSON.")))
  var json = false

  @Option(help: ArgumentHelp(tr("Print at most this many results.")))
  var limit: Int?

  @OptionGroup var window: WindowOptions

  func validate() throws {
    guard limit ?? 1 >= 1 else { throw ValidationError(tr("'--limit' takes a number from 1.")) }
    guard !text.isEmpty || (!json && limit == nil) else { throw ValidationError(tr("There is no text to search for.")) }
  }

  func run() throws {
    guard !text.isEmpty else { return try window.settings.ask(.search) }
    let environment = try window.settings.environment
    let results = environment.searchResults(for: text.joined(separator: " "), limit: limit)
    if json { try Output.json(results) } else { for result in results { print(result.line) } }
    if results.isEmpty { throw ExitCode.failure }
  }
}
