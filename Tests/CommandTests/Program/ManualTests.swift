import Foundation
import TestSupport
import Testing

@Suite("quiver(1)")
struct ManualTests {
  /// As the argument parser tells it of itself.
  private struct Command: Decodable {
    var commandName: String
    var shouldDisplay: Bool
    var subcommands: [Command]?

    /// What a person types, for each command that does something.
    func lines(after words: [String] = []) -> [String] {
      guard shouldDisplay, commandName != "help" else { return [] }
      let path = words + [commandName]
      return subcommands.map { $0.flatMap { $0.lines(after: path) } } ?? [path.joined(separator: " ")]
    }
  }

  private struct Dump: Decodable {
    var command: Command
  }

  @Test("tells of every command")
  func commands() throws {
    let dump: Dump = try Machine().quiver("--experimental-dump-help").json()
    let commands = (dump.command.subcommands ?? []).flatMap { $0.lines() }
    #expect(commands.count > 15)
    for command in commands { #expect(try manual.contains("\(command)"), "\(command)") }
  }

  /// Its words, without what sets them.
  private var manual: String {
    get throws {
      let text = try String(contentsOfFile: Repository.path("data/man/quiver.1"), encoding: .utf8)
      let commands = text.split(separator: ".SH COMMANDS")[1].split(separator: ".SH FILES")[0]
      return String(commands.replacing(/\\f[BIR]/, with: ""))
    }
  }
}
