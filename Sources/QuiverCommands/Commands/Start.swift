import ArgumentParser
import FoundationEssentials
import Posix
import QuiverCore
import QuiverSession

/// `quiver start`, which is also what `quiver` does without a command.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: tr("Show the home screen."))

  @Flag(help: ArgumentHelp(tr("Start Quiver without showing it, so that 'quiver toggle' shows it immediately.")))
  var hidden = false

  @OptionGroup var window: WindowOptions

  func run() throws { try window.settings.run(on: hidden ? nil : .show) }
}

/// Meant to be bound to a key.
struct ToggleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: tr("Show the home screen, or hide it if it is shown."))

  @OptionGroup var window: WindowOptions

  func run() throws { try window.settings.ask(.toggle) }
}

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: tr("Show the home screen in edit mode."))

  @OptionGroup var window: WindowOptions

  func run() throws {
    let settings = window.settings
    let isLocked = settings.quietEnvironment.configuration.restrictions.isLocked
    guard !isLocked else { throw HomeRefusal.locked.exit }
    try settings.ask(.edit)
  }
}

struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: tr("Show the library of all applications."))

  @OptionGroup var window: WindowOptions

  func run() throws { try window.settings.ask(.library) }
}

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: tr("Show the settings on the home screen."))

  @OptionGroup var window: WindowOptions

  func run() throws { try window.settings.ask(.settings) }
}

extension SettingsOptions {
  /// Sends the request to the running springboard, before any file is read and the display is opened. Starts a
  /// springboard if none answers.
  func ask(_ request: InstanceRequest) throws {
    try checkKiosk()
    try checkOpenFiles()
    let token = Environment.startupToken(in: ProcessInfo.processInfo.environment)
    let delivery = MainActor.assumeIsolated { WindowProgram.delivery ?? Instance.send(request, token: token) }
    guard delivery.isUnanswered, !isKiosk else { return try failUnlessDelivered(delivery) }
    try run(on: request, after: delivery)
  }

  private var isKiosk: Bool {
    KioskFile.path(chosen: kiosk, environment: ProcessInfo.processInfo.environment) != nil
  }

  /// nil starts the springboard hidden. `delivery` is the answer to the request if it has been sent already. In a kiosk, only the
  /// process that the supervisor has started becomes the home screen; its command names the file.
  func run(on request: InstanceRequest?, after delivery: Instance.Delivery? = nil) throws {
    let hasDisplay = try WindowProgram.use(after: delivery) { work in
      Log.neverWait()
      try checkOpenFiles()
      if isKiosk, kiosk == nil || !Supervision.isInherited {
        guard let request else { throw KioskRefusal.refuse("--hidden") }
        try ask(request)
        return true
      }
      return work.run(try environment, on: request, isHung: delivery == .hangs)
    }
    guard hasDisplay else {
      Log.error(tr("there is no display"))
      throw ExitCode(ExitStatus.noDisplay)
    }
  }

  /// How many files a window has open at the same time, with some that libraries open for a moment.
  private static let neededFiles = 40

  /// GLib ends the program when it cannot open a file that it needs.
  private func checkOpenFiles() throws {
    guard let available = OpenFiles.available(below: Self.neededFiles) else { return }
    Log.error(
      tr("only %1$d more files can be open, and a window needs %2$d; see ulimit -n", available, Self.neededFiles))
    throw ExitCode.failure
  }
}
