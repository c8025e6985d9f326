import Freedesktop
import Posix
import SpringboardEngine

extension Environment {
  /// The faults in a configuration file, or in all that are in force for nil, including values that name what does not
  /// exist. `pictureFault` says why a picture cannot be shown; nil if it can. Returns nil if there is no such file.
  package func diagnostics(
    of file: String?, pictureFault: @escaping @Sendable (String) -> String?
  ) -> [Diagnostic]? {
    let ids = Set(applicationIDs.compactMap(\.desktopID))
    let references = References(applications: ids, iconThemes: iconThemes, pictureFault: pictureFault)
    guard let file else { return diagnostics(checking: references) }
    return Configuration.check(
      file: file, environment: variables, shipped: assets.directory, administrator: administrator,
      checking: references)
  }

  /// The ids of all desktop entries, whether they are shown or not.
  package var applicationIDs: Set<ItemID> {
    Set(Catalogue.scan(catalogueSources).listings.map { .application($0.entry.id) })
  }

  private var iconThemes: Set<String> {
    let names = directories.iconThemes.flatMap { directory -> [String] in
      let names = DirectoryReader(directory)?.items().map(\.name) ?? []
      return names.filter { FileStatus("\(directory)/\($0)/index.theme") != nil }
    }
    return Set(names)
  }

  /// The files that are read, those with lower priority first.
  package var configurationFiles: [String] {
    Configuration.files(environment: variables, administrator: administrator, kiosk: kioskFile)
  }

  /// The layout as text. If there is none yet, the one that the administrator provides.
  package func exportedHome() throws(HomeRefusal) -> String {
    let store = try? homeStore()
    if let board = storedBoard ?? store?.firstBoard { return BoardCodec.text(of: board) }
    if let faults = store?.check(), !isDemo { throw .faulty(faults) }
    throw .nothing
  }

  /// Writes the layout to a file, atomically.
  package func exportHome(to file: String) throws(HomeRefusal) {
    let text = try exportedHome()
    do throws(FileFault) {
      guard FileStatus(file)?.kind != .other else { throw .notRegular }
      try AtomicFile(file.hasPrefix("/") ? file : "\(WorkingDirectory.path ?? "")/\(file)").write(Array(text.utf8))
    } catch {
      throw .file(file, error)
    }
  }
}
