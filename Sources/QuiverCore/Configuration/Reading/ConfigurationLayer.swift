import KeyFile
import Posix

/// The content of one file, or of the command line.
struct ConfigurationLayer: Sendable {
  var assignments: [Assignment] = []
  /// The faults in its syntax.
  var diagnostics: [Diagnostic] = []
  /// Whether the disk of the file did not answer.
  private(set) var isUnresponsive = false
  /// Seconds to wait for a file. The window cannot be shown before.
  private static let timeLimit = 0.1
  /// Whether the file exists and cannot be read.
  private(set) var isUnusable = false
  var scope = Scope.unlockedKeys

  /// The keys that the layer may set.
  enum Scope {
    /// The user's files, flags and themes, and every other file.
    case unlockedKeys
    /// The administrator's file, and a theme that only it can choose.
    case everyKey
    /// The administrator's file, if `XDG_CONFIG_DIRS` does not include it.
    case lockedKeys
    /// The file of a kiosk, which also has keys of its own.
    case kiosk

    func includes(locked isLocked: Bool) -> Bool {
      switch self {
      case .unlockedKeys: !isLocked
      case .everyKey, .kiosk: true
      case .lockedKeys: isLocked
      }
    }
  }

  init(flags: [String]) {
    for flag in flags {
      do { assignments.append(try Assignment(flag: flag)) } catch { diagnostics.append(error) }
    }
  }

  /// Throws if there is no such file. A file that cannot be read becomes an empty layer with a diagnostic.
  init(file: String) throws(FileFault) {
    do throws(FileFault) {
      read(try RegularFile.read(file, within: Self.timeLimit), of: file)
    } catch .absent {
      throw .absent
    } catch {
      isUnresponsive = error == .unresponsive
      refuse(file, Strings.clause(for: error))
    }
  }

  private mutating func read(_ bytes: [UInt8], of file: String) {
    guard !bytes.contains(0) else { return refuse(file, tr("it is not text")) }
    let text = KeyFile(bytes: bytes)
    diagnostics = text.problems.filter { $0.kind != .notUTF8 }.prefix(Self.limit).map { Diagnostic($0, in: file) }
    for group in Self.worthReading(text.groups) {
      assignments += text.entries(in: group).map { Assignment($0, in: group, of: file) }
    }
  }

  private mutating func refuse(_ file: String, _ problem: String) {
    isUnusable = true
    diagnostics = [
      Diagnostic(origin: .file(file), problem: problem, instead: tr("The whole file is ignored."))
    ]
  }

  /// All known groups and a limited number of others, so that a file of nothing but headers does not cost more than
  /// other files of its size.
  private static func worthReading(_ groups: [String]) -> [String] {
    let known = Setting.groups + [Lock.group, Setting.kioskGroup]
    return groups.filter(known.contains) + groups.lazy.filter { !known.contains($0) }.prefix(limit)
  }

  /// The number of diagnostics for one file.
  static let limit = 50
}

extension Diagnostic {
  fileprivate init(_ problem: KeyFile.Problem, in file: String) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem =
      problem.kind == .outsideGroup ? tr("this key is in no group") : tr("this is neither [group] nor key=value")
    instead = tr("The line is ignored.")
  }
}
