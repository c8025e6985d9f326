import ArgumentParser
import QuiverApp

@main
struct Quiver: ParsableCommand {
  func run() throws { print(Strings.applicationName) }
}
