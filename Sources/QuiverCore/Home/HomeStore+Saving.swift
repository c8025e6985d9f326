import Posix
import SpringboardEngine

extension HomeStore {
  /// Why a layout was not saved.
  package enum Failure: Error, Equatable, Sendable {
    /// The file is a newer Quiver's: it is never written.
    case leftAlone
    /// Trying again may help: no room, say.
    case file(FileFault)
  }

  /// What a save did.
  package enum Saved: Equatable, Sendable {
    case unchanged
    case written
    /// Somebody else had changed the file meanwhile; what they wrote is kept in this generation.
    case outsideKept(String)
    /// The file could not be used; it has this name now.
    case setAside(String)

    package var aside: String? { if case .setAside(let path) = self { path } else { nil } }
  }

  /// Writes the layout; whoever calls this holds the lock. What the file held, whoever wrote that, is kept as the first
  /// generation or, if it cannot be used, under a name of its own that ends in the stamp: `20261121-031500`.
  @discardableResult
  package mutating func save(_ board: Board, stamp: String) throws(Failure) -> Saved {
    guard case .writable(let seen) = access else { throw .leftAlone }
    let (content, _) = read()
    guard content != .newer else {
      access = .leftAlone
      throw .leftAlone
    }
    let old: [UInt8]? = if case .board(_, let bytes) = content { bytes } else { nil }
    let bytes = Self.bytes(of: board, replacing: old)
    guard bytes != old else {
      access = content.access
      return .unchanged
    }
    let saved = try write(bytes, over: content, stamp: stamp)
    return saved == .written && old != nil && old != seen ? .outsideKept(file.generation(1)) : saved
  }

  /// With the comments of the old text.
  private static func bytes(of board: Board, replacing old: [UInt8]?) -> [UInt8] {
    let text = old.map { String(decoding: $0, as: UTF8.self) } ?? BoardCodec.heading
    return Array(BoardCodec.text(of: board, replacing: text).utf8)
  }

  mutating func write(_ bytes: [UInt8], over content: Content, stamp: String) throws(Failure) -> Saved {
    guard bytes.count <= Self.limit else { throw .file(.tooLarge(limit: Self.limit)) }
    do throws(FileFault) {
      let saved = try put(bytes, over: content, stamp: stamp)
      access = .writable(seen: bytes)
      return saved
    } catch {
      throw .file(error)
    }
  }

  private func put(_ bytes: [UInt8], over content: Content, stamp: String) throws(FileFault) -> Saved {
    if content == .unusable { return .setAside(try file.write(bytes, settingAsideAs: "bad-\(stamp)")) }
    try file.write(bytes, keeping: Self.generations)
    return .written
  }

  /// Whether the file differs from what was last read or written here: time to ``reload()``.
  package var isChangedOutside: Bool {
    guard case .writable(let seen) = access else { return true }
    return (try? RegularFile.read(path, limit: Self.limit)) != seen
  }

  /// Starts again: the file and its generations are set aside, and the next start is a first run. Returns the file's new
  /// path. Whoever calls this holds the lock.
  package mutating func reset(stamp: String) throws(FileFault) -> String {
    let aside = try file.setAside(as: "reset-\(stamp)", withGenerations: Self.generations)
    access = .writable(seen: nil)
    return aside
  }
}
