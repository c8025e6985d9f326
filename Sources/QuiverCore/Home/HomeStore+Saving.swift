import Posix
import SpringboardEngine

extension HomeStore {
  /// Why the layout was not saved.
  package enum Failure: Error, Equatable, Sendable {
    /// A newer version of Quiver wrote the file, so it is never written.
    case leftAlone
    /// The next try may succeed, for example when there is room on the disk.
    case file(FileFault)
  }

  /// The result of a save.
  package enum Saved: Equatable, Sendable {
    case unchanged
    case written
    /// Another program had changed the file. Its content is kept as this generation.
    case outsideKept(String)
    /// The file was unusable, and has this path now.
    case setAside(String)

    package var aside: String? { if case .setAside(let path) = self { path } else { nil } }
  }

  /// Writes the board. Call this while you hold the lock. The previous content of the file is kept as the first
  /// generation or, if it is unusable, under a name with the stamp, such as `20261121-031500`.
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

  /// Keeps the comments of the old text.
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

  /// Whether the file differs from what was last read or written, so that ``reload()`` is needed.
  package var isChangedOutside: Bool {
    guard case .writable(let seen) = access else { return true }
    return (try? RegularFile.read(path, limit: Self.limit)) != seen
  }

  /// Sets the file and its generations aside, so that the next start is a first run. Returns the new path of the file.
  /// Call this while you hold the lock.
  package mutating func reset(stamp: String) throws(FileFault) -> String {
    let aside = try file.setAside(as: "reset-\(stamp)", withGenerations: Self.generations)
    access = .writable(seen: nil)
    return aside
  }
}
