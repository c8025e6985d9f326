import ArgumentParser
import QuiverCore

/// The window process starts this command. It is of no use to a user.
struct GuideReaderCommand: ParsableCommand {
  static let name = "guide-reader"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Read the files of the programme guide.", shouldDisplay: false)

  @Argument(help: "When appointments are looked for, in seconds since 1970.")
  var start: Int

  @Argument(help: "When no more are looked for.")
  var end: Int

  @Argument(help: "The seconds that each file may take.")
  var seconds: Int

  @Flag(help: "Read what private appointments are about.")
  var showPrivate = false

  @Argument(help: "The files, each as kind=path.")
  var files: [String] = []

  func run() throws {
    let files = files.compactMap { text -> GuideFiles.File? in
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let kind = GuideFiles.Kind(rawValue: String(parts[0])) else { return nil }
      return GuideFiles.File(kind: kind, path: String(parts[1]), mark: .none)
    }
    guard start <= end else { throw ValidationError("The time ends before it starts.") }
    guard (1...3600).contains(seconds) else { throw ValidationError("The seconds are from 1 to 3600.") }
    let privateTitle = showPrivate ? nil : Strings.privateAppointment
    WindowProgram.use {
      $0.readGuide(files, window: start..<end, seconds: seconds, privateTitle: privateTitle)
    }
  }
}
