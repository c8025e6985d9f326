import ArgumentParser
import QuiverCore
import QuiverSession

struct HomeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: tr("Check, export, import or reset the layout of the home screen, or undo its changes."),
    subcommands: [Check.self, Path.self, Export.self, Import.self, Reset.self, Undo.self, Redo.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Report faults in the layout file."))

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = try settings.environment
      let diagnostics = try environment.homeStore().check(applications: environment.applicationIDs) ?? []
      for diagnostic in diagnostics { Swift.print(diagnostic) }
      if !diagnostics.isEmpty { throw ExitCode.failure }
    }
  }

  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Print the path of the layout file."))

    @OptionGroup var settings: SettingsOptions

    func run() throws { Swift.print(try settings.environment.homeStore().path) }
  }
}

extension HomeCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Print the layout, or write it to a file."))

    @Argument(help: ArgumentHelp(tr("The file to write (default: standard output).")), completion: .file())
    var file: String?

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = try settings.environment
      try refusing { () throws(HomeRefusal) in
        if let file { return try environment.exportHome(to: file) }
        Swift.print(try environment.exportedHome(), terminator: "")
      }
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Replace the layout with one from a file, or take over that of another desktop."),
      discussion: tr("A file with a fault changes nothing. 'quiver home undo' restores the previous layout."))

    @Argument(
      help: ArgumentHelp(
        tr(
          "A layout file, a file of another desktop, or one of: %1$s (default: list the desktops that have a layout here).",
          ImportSource.allCases.map(\.rawValue).joined(separator: ", "))),
      completion: .file())
    var source: String?

    @Flag(help: ArgumentHelp(tr("Print the layout, and change nothing.")))
    var dryRun = false

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = try settings.environment
      let importer = LayoutImporter(environment) { MainActor.assumeIsolated { GnomeSettings.layout } }
      guard let source else { return list(importer.found) }
      try refusing { () throws(HomeRefusal) in
        var home = try storedHome(of: environment)
        let foreign = try importer.board(named: source, over: home)
        let board =
          if let foreign { foreign } else { try home.board(in: source, applications: environment.applicationIDs) }
        if dryRun { Swift.print(StoredHome.text(of: board), terminator: "") } else { try home.take(board) }
      }
    }

    private func list(_ found: [(source: ImportSource, count: Int)]) {
      for (source, count) in found {
        Swift.print(trn("%2$s: %1$d application", "%2$s: %1$d applications", count, source.rawValue))
      }
      if found.isEmpty { Log.info(tr("no other desktop has a layout here")) }
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Return to the first layout, and set the current one aside."))

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = try settings.environment
      try refusing { () throws(HomeRefusal) in
        var home = try storedHome(of: environment)
        guard let aside = try home.reset() else { return Log.info("\(HomeRefusal.nothing)") }
        Swift.print(tr("set aside as %1$s", aside))
      }
    }
  }
}

extension HomeCommand {
  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Undo the last change to the layout."))

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let words = try settings.step(.undo, \.undoing) { home throws(HomeRefusal) in try home.undo() }
      if let words { Swift.print(words) }
    }
  }

  struct Redo: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Redo the change that was undone last."))

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let words = try settings.step(.redo, \.redoing) { home throws(HomeRefusal) in try home.redo() }
      if let words { Swift.print(words) }
    }
  }
}

extension SettingsOptions {
  /// Undoes or redoes a change, and returns the words for it. A running Quiver knows its history; otherwise the journal
  /// does.
  fileprivate func step(
    _ request: InstanceRequest, _ words: (StoredHome) -> String?,
    _ step: (inout StoredHome) throws(HomeRefusal) -> Void
  ) throws -> String? {
    let environment = try environment
    let isRunning = MainActor.assumeIsolated { Instance.isRunning }
    var changed: String?
    try refusing { () throws(HomeRefusal) in
      var home = try StoredHome(environment, isShown: isRunning)
      changed = words(home)
      if !isRunning { try step(&home) }
    }
    if isRunning { try deliver(request) }
    return changed
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

/// The layout that commands change.
private func storedHome(of environment: Environment) throws(HomeRefusal) -> StoredHome {
  try StoredHome(environment, isShown: MainActor.assumeIsolated { Instance.isRunning })
}
