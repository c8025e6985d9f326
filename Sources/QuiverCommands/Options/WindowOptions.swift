import ArgumentParser
import QuiverCore

/// The options of the commands that show the home screen: `--mode` and `--size`, each for a setting, and those that every command
/// with settings has.
struct WindowOptions: ParsableArguments {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case overlay, home, window
  }

  @Option(
    help:
      ArgumentHelp(
        tr(
          "overlay: full screen until something is opened; home: the desktop's own home screen; window: an ordinary window."
        ))
  )
  var mode: Mode?

  @Option(help: ArgumentHelp(tr("Show an ordinary window of this size, e.g. 1120x700.")), transform: PixelSize.parse)
  var size: PixelSize?

  @OptionGroup var others: SettingsOptions

  /// All options as settings. A `--set` overrides `--mode` and `--size`.
  var settings: SettingsOptions {
    let mode = mode ?? (size == nil ? nil : .window)
    let flags = [mode.map { "window.mode=\($0.rawValue)" }, size.map { "window.size=\($0)" }]
    return others.with(flags.compactMap(\.self))
  }
}

/// A size as in `1280x800`.
struct PixelSize: CustomStringConvertible {
  let width: Int
  let height: Int

  static func parse(_ argument: String) throws -> PixelSize {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }) else {
      throw ValidationError(tr("A size is WIDTHxHEIGHT, e.g. 1120x700."))
    }
    return PixelSize(width: sides[0], height: sides[1])
  }

  var description: String { "\(width)x\(height)" }
}
