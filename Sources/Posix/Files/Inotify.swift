import Glibc

/// An inotify instance: `inotify_init1`, `inotify_add_watch`, `inotify_rm_watch`, `read`.
package final class Inotify {
  package enum Addition: Equatable {
    case watch(Int32)
    /// The path is missing, or this process may not read it.
    case unreachable
    /// The system has no watches left.
    case exhausted
  }

  package enum Event: Equatable {
    /// A name in the watched directory has changed or, if there is no name, the watched file itself.
    case change(watch: Int32, name: String?, isDirectory: Bool)
    /// Events were lost.
    case overflow
  }

  /// A descriptor that becomes readable when there are events. This object owns it. It is nil if the system has none
  /// left.
  package let descriptor: Int32?

  package init() {
    let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Watches a file. If it is already watched, even by another path, the events are added to those of the existing
  /// watch, whose number is returned.
  package func add(_ path: String, _ mask: Mask) -> Addition {
    guard let descriptor else { return .exhausted }
    let watch = unsafe inotify_add_watch(descriptor, path, mask.rawValue)
    if watch >= 0 { return .watch(watch) }
    return errno == ENOSPC || errno == ENOMEM ? .exhausted : .unreachable
  }

  package func remove(_ watch: Int32) {
    if let descriptor { inotify_rm_watch(descriptor, watch) }
  }

  /// Reads pending events without blocking. If there are more, the descriptor stays readable.
  package func events() -> [Event] {
    guard let descriptor else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    return count > 0 ? Self.events(in: buffer[..<count]) : []
  }

  /// Parses `struct inotify_event`: watch, mask, cookie and length of four bytes each, then the name, padded with NULs.
  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= 16 {
      let fields = (0..<4).map { number(in: rest, at: 4 * $0) }
      let name = rest.dropFirst(16).prefix(Int(fields[3])).prefix { $0 != 0 }
      events.append(event(watch: Int32(bitPattern: fields[0]), mask: fields[1], name: name))
      rest = rest.dropFirst(16 + Int(fields[3]))
    }
    return events
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  }

  private static func event(watch: Int32, mask: UInt32, name: ArraySlice<UInt8>) -> Event {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .overflow }
    let name = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    return .change(watch: watch, name: name, isDirectory: mask & UInt32(IN_ISDIR) != 0)
  }
}

extension Inotify {
  package struct Mask {
    let rawValue: UInt32

    private init(_ flags: Int32) {
      rawValue = UInt32(bitPattern: flags | IN_MASK_ADD)
    }

    private static let ofItself = IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB
    private static let ofNames = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO

    /// Events of the file itself. Links are not followed.
    package static let itself = Mask(ofItself | IN_DONT_FOLLOW)
    /// Events of a directory and of the names in it.
    package static let names = Mask(ofItself | ofNames | IN_ONLYDIR)
    /// Events of a directory, of the names in it, and of writing to its files.
    package static let contents = Mask(ofItself | ofNames | IN_CLOSE_WRITE | IN_ONLYDIR)
  }
}
