import Posix
import SpringboardEngine

extension Environment {
  /// The arrangement as text, to be kept or taken elsewhere; where there is none yet, the administrator's.
  package func exportedHome() throws(HomeRefusal) -> String {
    let store = try? homeStore()
    if let board = storedBoard ?? store?.firstBoard { return BoardCodec.text(of: board) }
    if let faults = store?.check(), !isDemo { throw .faulty(faults) }
    throw .nothing
  }

  /// Writes it into a file, whole or not at all.
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
