import ArgumentParser

/// The flags of the commands that show the home screen: those of the window, each for a key of the configuration, and those
/// of the configuration.
struct WindowOptions: ParsableArguments {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case overlay, home, window
  }

  @Option(
    help:
      "overlay: full screen until something is opened; home: the desktop's own home screen; window: an ordinary window."
  )
  var mode: Mode?

  @Option(help: "Show an ordinary window of this size, e.g. 1120x700.", transform: PixelSize.parse)
  var size: PixelSize?

  @OptionGroup var configuration: SettingsOptions

  /// The flags of the configuration with those of the window, which the former override.
  var settings: SettingsOptions {
    let mode = mode ?? (size == nil ? nil : .window)
    let flags = [mode.map { "window.mode=\($0.rawValue)" }, size.map { "window.size=\($0)" }]
    return configuration.with(flags.compactMap(\.self))
  }
}

/// A size as in `1280x800`.
struct PixelSize: CustomStringConvertible {
  let width: Int
  let height: Int

  static func parse(_ argument: String) throws -> PixelSize {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }) else {
      throw ValidationError("A size is WIDTHxHEIGHT, e.g. 1120x700.")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }

  var description: String { "\(width)x\(height)" }
}
