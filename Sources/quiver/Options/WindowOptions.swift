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
