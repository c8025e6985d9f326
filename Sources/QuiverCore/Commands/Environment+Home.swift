import Posix
import SpringboardEngine

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
