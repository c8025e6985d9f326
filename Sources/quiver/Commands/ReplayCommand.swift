import ArgumentParser
import QuiverCore

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play recorded gestures through the springboard, with no display.")

  @Argument(help: "The trace; QUIVER_RECORD=FILE quiver writes one.", completion: .file())
  var trace: String

  @Option(help: "Logical pixels, as in 1280x800.")
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "Play it on this many made-up applications.")
  var apps: Int?

  @Option(help: "The layout: \(Replay.layouts.joined(separator: " or ")). A pinch leads to the other one.")
  var layout: String?

  @Option(help: "Print this at the end: \(Replay.subjects).")
  var print: String?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard print.map(Replay.canPrint) ?? true else {
      throw ValidationError("'--print' takes one of \(Replay.subjects).")
    }
    guard layout.map(Replay.layouts.contains) ?? true else {
      throw ValidationError("'--layout' takes one of \(Replay.layouts.joined(separator: " or ")).")
    }
    guard apps.map(Replay.counts.contains) ?? true else {
      throw ValidationError("'--apps' takes a number from 0 to \(Replay.counts.upperBound).")
    }
  }

  func run() throws {
    let replay = Replay(
      settings.environment, width: Double(size.width), height: Double(size.height), applications: apps,
      layout: layout)
    guard replay.play(trace, printing: print, to: { Swift.print($0) }) else { throw ExitCode.failure }
  }
}
