import ArgumentParser
import FoundationEssentials
import QuiverCore
import QuiverSession

/// The commands for the administrators of kiosks.
struct KioskCommandGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kiosk", abstract: tr("Run a kiosk, hash its PIN, check its file, or print its state."),
    subcommands: [Start.self, PIN.self, Check.self, Status.self])

  struct Start: KioskCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Show the home screen of a kiosk, and start it again whenever it ends, crashes or hangs."),
      discussion: tr("Exit status: 0 after staff have ended the kiosk with the PIN."))

    @Argument(help: ArgumentHelp(tr("The file of the kiosk.")), completion: .file())
    var file = "/etc/xdg/quiver/kiosk.conf"

    @Option(help: ArgumentHelp(tr("A program that starts the display server."), visibility: .hidden))
    var session: String?

    func run() throws {
      let variables = ProcessInfo.processInfo.environment
      let path = KioskFile.path(chosen: file, environment: variables) ?? file
      // Each program that runs in a kiosk has the variable.
      if KioskFile.named(in: variables) != nil || path != KioskFile.absolute(file) {
        throw KioskRefusal.refuse("kiosk start \(file)")
      }
      WindowProgram.check()
      let status = try MainActor.assumeIsolated {
        try KioskSupervisor(homeScreen: path, session: session, environment: variables).run()
      }
      if status != 0 { throw ExitCode(status) }
    }
  }

  struct PIN: KioskCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Make the hash of a PIN for the file of a kiosk."),
      discussion: tr("Reads the PIN from the terminal or from standard input, and prints a line for [Kiosk]."))

    func run() throws {
      do throws(NewPIN.Fault) {
        print("pin=\(try NewPIN.read().hash)")
      } catch {
        Log.error("\(error)")
        throw ExitCode.failure
      }
    }
  }

  struct Status: KioskCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Print the state of the kiosk."), discussion: tr("Exit status: 1 if its home screen is not running.")
    )

    @Flag(help: ArgumentHelp(tr("Print JSON.")))
    var json = false

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let isRunning = MainActor.assumeIsolated { Instance.isRunning }
      let status = KioskStatus(settings.quietEnvironment, isRunning: isRunning)
      if json { try Output.json(status) } else { print(status.description) }
      if !isRunning { throw ExitCode.failure }
    }
  }

  struct Check: KioskCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Report faults in the file of a kiosk, and what lets its user do more than the file says."))

    @Argument(help: ArgumentHelp(tr("The file of the kiosk.")), completion: .file())
    var file = "/etc/xdg/quiver/kiosk.conf"

    @Option(help: ArgumentHelp(tr("The user of the kiosk (default: the user of the enabled quiver-kiosk@ unit).")))
    var user: String?

    func run() throws {
      // This file, even if the administrator's makes the computer a kiosk already.
      let path = KioskFile.absolute(file)
      let environment = Environment(
        variables: ProcessInfo.processInfo.environment, kiosk: path, administrator: AdministratorFiles(kiosk: path))
      let diagnostics =
        environment.diagnostics(of: nil) { picture in
          WindowProgram.use { $0.fault(ofPicture: picture) }
        } ?? []
      for diagnostic in diagnostics { Swift.print(diagnostic) }
      let weaknesses = try weaknesses(of: environment, path)
      for line in weaknesses { Swift.print(line) }
      if !diagnostics.isEmpty || !weaknesses.isEmpty { throw ExitCode.failure }
    }

    private func weaknesses(of environment: Environment, _ path: String) throws -> [String] {
      if let lines = KioskWeaknesses.lines(environment, file: path, userNamed: user) { return lines }
      Log.error(tr("there is no user “%1$s”", user ?? ""))
      throw ExitCode.failure
    }
  }
}
