import Freedesktop
import Posix

/// The wrong PINs since the last right one, which are remembered across restarts.
package struct WrongPINs: Equatable, Sendable {
  package private(set) var count = 0
  /// When the last one was entered, in seconds since 1970.
  package private(set) var last = 0.0

  /// More are not counted, because the wait is the longest already.
  private static let mostCounted = 1000
  /// The longest wait, in seconds.
  private static let longestWait = 300.0

  package init() {}

  package mutating func add(at time: Double) {
    (count, last) = (min(count + 1, Self.mostCounted), time)
  }

  /// The seconds for which no PIN is accepted after the last wrong one: 2, 4, 8 … five minutes. With eight digits, trying
  /// half of all PINs takes centuries, and nobody can keep the staff out for long.
  package var wait: Double { count == 0 ? 0 : count > 8 ? Self.longestWait : Double(1 << count) }

  /// The same, if the last one was at this time at the latest: the clock may have been set back, and then the wait begins
  /// again, once.
  package func limited(to time: Double) -> WrongPINs {
    var limited = self
    limited.last = min(last, time)
    return limited
  }

  /// The seconds that are left of the wait.
  package func remaining(at time: Double) -> Double {
    max(0, min(wait, last + wait - time))
  }
}

extension WrongPINs {
  /// The text of the file: the count and the time.
  var text: String { "\(count) \(Int(last))\n" }

  /// nil if the text is damaged.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (count, last) = (min(numbers[0], Self.mostCounted), Double(numbers[1]))
  }
}

/// The file of ``WrongPINs``. It is read and written; use it on another thread.
package struct WrongPINFile: Sendable {
  private let path: String
  /// In bytes.
  private static let limit = 256

  package init(_ environment: Environment) {
    path = "\(environment.wrongPINDirectory)/wrong-pins"
  }

  /// nil if the file is missing or damaged, or others could have written it. A time in the future is replaced by the present
  /// one. Temporary files of writers that were killed are removed.
  package func read() -> WrongPINs? {
    if let file = try? AtomicFile(path) { file.removeLitterOfEndedProcesses() }
    guard let file = try? RegularFile.open(path), file.status?.isPrivate == true,
      let bytes = try? file.content(limit: Self.limit)
    else { return nil }
    return WrongPINs(String(decoding: bytes, as: UTF8.self))?.limited(to: WallClock.seconds)
  }

  package func write(_ wrong: WrongPINs) {
    do throws(FileFault) {
      try AtomicFile(path).write(Array(wrong.text.utf8))
    } catch {
      Log.warning("\(path) \(error)")
    }
  }
}

extension FileStatus {
  /// Whether nobody else than this user and root can write the file.
  fileprivate var isPrivate: Bool { (isOurs || owner == 0) && permissions & 0o022 == 0 }
}

extension Environment {
  /// The directory of a kiosk's service (`StateDirectory` of systemd.exec(5)), or else one in the home directory of the
  /// password file. A program of the user could set `XDG_STATE_HOME` before the next start.
  fileprivate var wrongPINDirectory: String {
    let own = launchVariables["STATE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
    return own ?? Account.home().map { "\($0)/.local/state/quiver" } ?? "\(directories.stateHome)/quiver"
  }
}
