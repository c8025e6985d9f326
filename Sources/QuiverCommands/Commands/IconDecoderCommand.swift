import ArgumentParser

/// The window process starts this command. It is of no use to a user.
struct IconDecoderCommand: ParsableCommand {
  static let name = "icon-helper"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Decode the icons that standard input names.", shouldDisplay: false)

  func run() { WindowProgram.use { $0.decodeIcons() } }
}
