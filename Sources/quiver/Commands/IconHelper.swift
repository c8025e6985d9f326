import ArgumentParser
import QuiverApp

/// What the window process starts for itself; of no use to anyone else.
extension Quiver {
  struct IconHelper: ParsableCommand {
    static let name = "icon-helper"
    static let configuration = CommandConfiguration(
      commandName: name, abstract: "Decodes icons, told what on standard input.", shouldDisplay: false)

    func run() {
      MainActor.assumeIsolated { QuiverApp.IconHelper.run() }
    }
  }
}
