import Freedesktop

extension Environment {
  /// A program that edits text files: the application that the user or the desktop chose for plain text, or else the one that
  /// `VISUAL` or `EDITOR` names, which runs in a terminal, or else one that is associated with plain text, preferably a text editor;
  /// nil if there is none. It reads the disk; call it on another thread.
  package var textEditor: DesktopEntry? {
    let sources = catalogueSources
    let defaults = MimeDefaults(base: directories, data: sources.dataDirectories, desktops: sources.desktops)
    let installed = Catalogue.scan(sources).listings.filter(\.canBeStarted)
    let entries = Dictionary(installed.map { ($0.entry.id, $0.entry) }, uniquingKeysWith: { first, _ in first })
    let chosen = defaults.chosen(for: "text/plain").lazy.compactMap { entries[$0] }.first
    if let editor = chosen ?? editorInTerminal { return editor }
    let associated = defaults.applications(for: "text/plain").compactMap { entries[$0] }
    return associated.first { $0.categories.contains("TextEditor") } ?? associated.first
  }

  private var editorInTerminal: DesktopEntry? {
    let programs = ProgramSearch(path: variables["PATH"])
    let commands = ["VISUAL", "EDITOR"].compactMap { variables[$0] }
    let command = commands.first { (try? ExecLine($0)).map { programs.has($0.program) } ?? false }
    return command.map { command in
      var entry = DesktopEntry(id: "editor", file: "", name: command)
      (entry.exec, entry.isTerminal) = ("\(command) %f", true)
      return entry
    }
  }
}

extension Catalogue.Listing {
  /// Whether it is an application that can be started, shown or not.
  fileprivate var canBeStarted: Bool {
    switch reason {
    case nil, .noDisplay, .settingsPanel, .onlyShowIn, .notShowIn, .configuredHidden: entry.exec != nil
    default: false
    }
  }
}
