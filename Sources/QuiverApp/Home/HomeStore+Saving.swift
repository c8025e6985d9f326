import Freedesktop
import SpringboardEngine

nonisolated extension HomeStore {
  /// Why an arrangement was not saved.
  package enum Failure: Error, Equatable, Sendable {
    /// The file is a newer Quiver's, or could not be read: it is never written.
    case leftAlone
    /// Trying again may help: no room, say.
    case file(FileFault)
  }

  /// What a save did.
  package enum Saved: Equatable, Sendable {
    case unchanged
    case written
    /// Somebody else had changed the file meanwhile; what they wrote is kept here.
    case outsideKept(String)
  }

  /// Writes the arrangement. What the file held, whoever wrote that, is its first older generation from then on.
  @discardableResult
  package mutating func save(_ board: Board) throws(Failure) -> Saved {
    guard case .writable(let seen) = access else { throw .leftAlone }
    let present = try present()
    let bytes = Array(BoardCodec.text(of: board, replacing: present.text).utf8)
    guard bytes != present.bytes else {
      access = .writable(seen: bytes)
      return .unchanged
    }
    try write(bytes)
    return present.bytes == nil || present.bytes == seen ? .written : .outsideKept(file.generation(1))
  }

  /// Whether the file is other than it was when last read or written here: time to ``reload()``.
  package var isChangedOutside: Bool {
    guard case .writable(let seen) = access else { return true }
    return (try? RegularFile.read(path)) != seen
  }

  /// Begins anew: the file is set aside, and the next start is a first run. Returns where it went.
  package mutating func reset(stamp: String) throws(FileFault) -> String {
    let aside = try file.setAside(as: "reset-\(stamp)")
    access = .writable(seen: nil)
    return aside
  }

  private mutating func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileFault) {
      try file.write(bytes, keeping: Self.generations)
    } catch {
      throw .file(error)
    }
    access = .writable(seen: bytes)
  }

  /// What the file holds now, and the text whose comments a new one is to keep.
  private mutating func present() throws(Failure) -> (bytes: [UInt8]?, text: String) {
    guard let bytes = try? RegularFile.read(path) else { return (nil, BoardCodec.heading) }
    let reading = BoardCodec.read(bytes)
    guard !reading.isNewer else {
      access = .leftAlone
      throw .leftAlone
    }
    return (bytes, reading.board == nil ? BoardCodec.heading : String(decoding: bytes, as: UTF8.self))
  }
}
