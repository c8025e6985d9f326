import Foundation
import TestSupport
import Testing

@Suite("quiver(1)")
struct ManualTests {
  /// A command as dumped by the argument parser.
  private struct Command: Decodable {
    var commandName: String
    var shouldDisplay: Bool
    var subcommands: [Command]?

    /// The command lines of all commands without subcommands.
    func lines(after words: [String] = []) -> [String] {
      guard shouldDisplay, commandName != "help" else { return [] }
      let path = words + [commandName]
      return subcommands.map { $0.flatMap { $0.lines(after: path) } } ?? [path.joined(separator: " ")]
    }
  }

  private struct Dump: Decodable {
    var command: Command
  }

  @Test("The manual has every command")
  func commands() throws {
    let dump: Dump = try Machine().quiver("--experimental-dump-help").json()
    let commands = (dump.command.subcommands ?? []).flatMap { $0.lines() }
    #expect(commands.count > 15)
    for command in commands { #expect(try manual.contains("\(command)"), "\(command)") }
  }

  /// The text of the manual without font changes.
  private var manual: String {
    get throws {
      let text = try String(contentsOfFile: Repository.path("data/man/quiver.1"), encoding: .utf8)
      let commands = text.split(separator: ".SH COMMANDS")[1].split(separator: ".SH FILES")[0]
      return String(commands.replacing(/\\f[BIR]/, with: ""))
    }
  }
}
