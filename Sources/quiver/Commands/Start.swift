import ArgumentParser
import FoundationEssentials
import QuiverApp
import QuiverCore

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
    if isKiosk { return try deliver(request, token: token) }
    let delivery = MainActor.assumeIsolated { Instance.send(request, token: token) }
    if case .refused(let reason) = delivery {
      Log.error(reason)
      throw ExitCode.failure
    }
    if delivery.isUnanswered { try run(on: request, isHung: delivery == .hangs) }
  }

  private var isKiosk: Bool {
    KioskFile.path(chosen: kiosk, environment: ProcessInfo.processInfo.environment) != nil
  }

  /// nil starts the springboard hidden. In a kiosk, only the process that the supervisor has started becomes the home screen; its
  /// command names the file.
  func run(on request: InstanceRequest?, isHung: Bool = false) throws {
    Log.neverWait()
    try checkOpenFiles()
    if isKiosk, kiosk == nil || !Supervision.isInherited {
      guard let request else { throw KioskRefusal.refuse("--hidden") }
      return try ask(request)
    }
    let environment = try environment
    try MainActor.assumeIsolated {
      switch Application.run(environment, on: request, isHung: isHung) {
      case .done: break
      case .noDisplay:
        Log.error(tr("there is no display"))
        throw ExitCode(ExitStatus.noDisplay)
      }
    }
  }

  private func checkOpenFiles() throws {
    guard let files = Application.missingFiles else { return }
    Log.error(
      tr(
        "only %1$d more files can be open, and a window needs %2$d; see ulimit -n", Int(files.available),
        Int(files.needed)))
    throw ExitCode.failure
  }
}
