import Posix
import QuiverCore

/// The confinements that helper processes go without. Each is logged once, however many processes report it.
final class ConfinementGaps {
  /// The gaps of all helper processes.
  static let ofProcess = ConfinementGaps { Log.warning($0) }

  /// The beginning of a line in which a helper process reports a gap. It cannot log, because its standard error is discarded.
  private static let mark = "unconfined\t"

  private var logged: Set<Confinement.Gap> = []
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void) {
    self.log = log
  }

  /// The line that reports a gap to the window process.
  static func line(_ gap: Confinement.Gap) -> String { mark + gap.rawValue }

  /// Logs what the lines of a helper process report, and returns the other lines.
  func take(_ lines: [String]) -> [String] {
    for line in lines where line.hasPrefix(Self.mark) {
      if let gap = Confinement.Gap(rawValue: String(line.dropFirst(Self.mark.count))) { report(gap) }
    }
    return lines.filter { !$0.hasPrefix(Self.mark) }
  }

  private func report(_ gap: Confinement.Gap) {
    guard logged.insert(gap).inserted else { return }
    log(Strings.words(for: gap))
  }
}
