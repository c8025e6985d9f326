import ArgumentParser
import QuiverApp
import QuiverCore

struct HomeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", abstract: "Look after the arrangement.",
    subcommands: [Check.self, Path.self, Export.self, Import.self, Reset.self, Undo.self, Redo.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say what is wrong with the arrangement's file.")

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let diagnostics = try settings.environment.homeStore().check() ?? []
      for diagnostic in diagnostics { Swift.print(diagnostic) }
      if !diagnostics.isEmpty { throw ExitCode.failure }
    }
  }

  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print where the arrangement is kept.")

    @OptionGroup var settings: SettingsOptions

    func run() throws { Swift.print(try settings.environment.homeStore().path) }
  }
}

extension HomeCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the arrangement, or write it into a file.")

    @Argument(help: "A file; standard output where not given.", completion: .file())
    var file: String?

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try refusing { () throws(HomeRefusal) in
        let environment = settings.environment
        if let file { return try environment.exportHome(to: file) }
        Swift.print(try environment.exportedHome(), terminator: "")
      }
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Put another arrangement in the place of this one.",
      discussion: "A file with a fault changes nothing. 'quiver home undo' brings the old one back.")

    @Argument(help: "A file that 'home export' wrote, or somebody else.", completion: .file())
    var file: String

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try refusing { () throws(HomeRefusal) in
        var home = try settings.storedHome()
        try home.replace(withFile: file)
      }
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Begin anew: the arrangement is set aside, and made again at the next start.")

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try refusing { () throws(HomeRefusal) in
        var home = try settings.storedHome()
        guard let aside = try home.reset() else { return Log.info("\(HomeRefusal.nothing)") }
        Swift.print("set aside as \(aside)")
      }
    }
  }
}

extension HomeCommand {
  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Undo what was done last to the arrangement.")

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try settings.step(.undo) { home throws(HomeRefusal) in try home.undo() }
    }
  }

  struct Redo: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Do again what was undone last.")

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try settings.step(.redo) { home throws(HomeRefusal) in try home.redo() }
    }
  }
}

extension SettingsOptions {
  fileprivate func storedHome() throws(HomeRefusal) -> StoredHome {
    try StoredHome(environment, isShown: MainActor.assumeIsolated { Instance.isRunning })
  }

  /// A running springboard knows its history; otherwise the journal does.
  fileprivate func step(
    _ request: InstanceRequest, _ change: (inout StoredHome) throws(HomeRefusal) -> Void
  ) throws {
    let isRunning = MainActor.assumeIsolated { Instance.isRunning }
    try refusing { () throws(HomeRefusal) in
      var home = try StoredHome(environment, isShown: isRunning)
      if !isRunning { try change(&home) }
    }
    if isRunning { try deliver(request) }
  }
}

/// Logs the reason if the layout is not changed, and fails.
private func refusing(_ work: () throws(HomeRefusal) -> Void) throws {
  do throws(HomeRefusal) {
    try work()
  } catch {
    throw error.exit
  }
}

extension HomeRefusal {
  /// Logs the reason.
  var exit: ExitCode {
    Log.error(description)
    return .failure
  }
}
