import ArgumentParser
import QuiverApp

extension Quiver {
  struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Paint a state of the springboard to a PNG file, with no display.")

    @Argument(help: "The file to write.", completion: .file(extensions: ["png"]))
    var output: String

    @Option(help: "Logical pixels, as in 1280x800.")
    var size = PixelSize(width: 1280, height: 800)

    @Option(help: "Device pixels a logical pixel: 1, 2, 1.25 …")
    var scale = 1.0

    @Option(help: "The page to show, from 1.")
    var page = 1

    @Option(help: "A trace to play first, as 'replay' does.", completion: .file())
    var trace: String?

    @Option(help: "Seconds after the springboard was shown, or the trace began; as it comes to rest where not given.")
    var at: Double?

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try MainActor.assumeIsolated {
        var snapshot = QuiverApp.Snapshot(settings.surroundings)
        snapshot.size = (Double(size.width), Double(size.height))
        snapshot.scale = scale
        snapshot.page = page - 1
        snapshot.moment = at
        snapshot.trace = trace
        try snapshot.write(to: output)
      }
    }
  }
}
