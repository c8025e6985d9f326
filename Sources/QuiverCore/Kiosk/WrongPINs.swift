import Freedesktop
import Posix

/// The wrong PINs since the last right one, and the wait for the next PIN. Times are in seconds on the monotonic clock, which
/// nobody can set, unless something else is said.
package struct WrongPINs: Equatable, Sendable {
  package private(set) var count = 0
  /// When a PIN is accepted again.
  private var end: Double

  /// More are not counted, because the wait is the longest already.
  private static let mostCounted = 1000
  /// The longest wait, in seconds.
  private static let longestWait = 300.0

  /// No wrong PIN was entered, but none is accepted before `end`.
  package init(waitingUntil end: Double = -.infinity) { self.end = end }

  package mutating func add(at now: Double) {
    count = min(count + 1, Self.mostCounted)
    end = now + wait
  }

  /// Adds those that were stored. The longer wait goes on.
  package mutating func merge(_ stored: WrongPINs) {
    (count, end) = (max(count, stored.count), max(end, stored.end))
  }

  /// The seconds for which no PIN is accepted after the last wrong one: 2, 4, 8 … five minutes. With eight digits, trying
  /// half of all PINs takes centuries, and nobody can keep the staff out for long.
  package var wait: Double { count == 0 ? 0 : count > 8 ? Self.longestWait : Double(1 << count) }

  /// The seconds for which no PIN is accepted from now on.
  package func remaining(at now: Double) -> Double { max(0, end - now) }
}

/// The text of the file: the count, and when the last wrong PIN was entered, in seconds since 1970. That outlives a restart of
/// the computer. `time` is the present time on that clock.
extension WrongPINs {
  func text(at now: Double, time: Double) -> String {
    "\(count) \(Int((time + remaining(at: now) - wait).rounded(.up)))\n"
  }

  /// nil if the text is damaged. If the last wrong PIN is in the future, the clock was set back, and the wait begins again.
  init?(_ text: some StringProtocol, at now: Double, time: Double) {
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init()
    count = min(numbers[0], Self.mostCounted)
    end = now + wait + min(0, Double(numbers[1]) - time)
  }
}

/// The file of ``WrongPINs``. It is read and written; use it on another thread.
package struct WrongPINFile: Sendable {
  private let path: String
  /// In bytes.
  private static let limit = 256

  package init(_ environment: Environment) {
    path = "\(Self.directory(in: environment))/wrong-pins"
  }

  /// The directory of a kiosk's service (`StateDirectory` of systemd.exec(5)), or else one in the home directory of the
  /// password file. A program of the user could set `XDG_STATE_HOME` before the next start.
  private static func directory(in environment: Environment) -> String {
    let own = environment.launchVariables["STATE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
    return own ?? Account.home().map { "\($0)/.local/state/quiver" } ?? "\(environment.directories.stateHome)/quiver"
  }

  /// nil if the file is missing or damaged, or others could have written it. Temporary files of writers that were killed are
  /// removed.
  package func read() -> WrongPINs? {
    if let file = try? AtomicFile(path) { file.removeLitterOfEndedProcesses() }
    guard let file = try? RegularFile.open(path), file.status?.isPrivate == true,
      let bytes = try? file.content(limit: Self.limit)
    else { return nil }
    return WrongPINs(String(decoding: bytes, as: UTF8.self), at: MonotonicTime.now, time: WallClock.seconds)
  }

  package func write(_ wrong: WrongPINs) {
    do throws(FileFault) {
      try AtomicFile(path).write(Array(wrong.text(at: MonotonicTime.now, time: WallClock.seconds).utf8))
    } catch {
      Log.warning(Strings.fault(error, of: path))
    }
  }
}

extension FileStatus {
  /// Whether nobody else than this user and root can write the file.
  fileprivate var isPrivate: Bool { (isOurs || owner == 0) && permissions & 0o022 == 0 }
}
