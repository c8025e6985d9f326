import Posix
import SpringboardEngine

extension Environment {
  /// The faults in a configuration file, or in all that are in force for nil. Returns nil if there is no such file.
  package func diagnostics(of file: String?) -> [Diagnostic]? {
    guard let file else { return diagnostics }
    return Configuration.check(
      file: file, environment: variables, shipped: assets.directory, administrator: administrator)
  }

  /// The files that are read, those with lower priority first.
  package var configurationFiles: [String] {
    Configuration.files(environment: variables, administrator: administrator)
  }
}

extension Environment {
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
