import ArgumentParser

/// The flags of the window, each for a key of the configuration.
struct WindowOptions: ParsableArguments {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case overlay, home, window
  }

  @Option(help: "How the springboard is there: over everything, as the home screen below everything, or as a window.")
  var mode: Mode?

  @Option(help: "Show it in an ordinary window of this size, as in 1280x800.")
  var size: PixelSize?

  var overrides: [String] {
    let mode = mode ?? (size == nil ? nil : .window)
    return [mode.map { "window.mode=\($0.rawValue)" }, size.map { "window.size=\($0)" }].compactMap(\.self)
  }
}

/// A size as in `1280x800`.
struct PixelSize: ExpressibleByArgument, CustomStringConvertible {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }

  var description: String { "\(width)x\(height)" }
  var defaultValueDescription: String { description }
}
