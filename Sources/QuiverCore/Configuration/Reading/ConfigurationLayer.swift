import KeyFile
import Posix

/// What one file or the command line says.
struct ConfigurationLayer: Sendable {
  var assignments: [Assignment] = []
  /// What of it could not be understood at all.
  var diagnostics: [Diagnostic] = []
  /// The disk that the file is on did not answer.
  private(set) var isUnresponsive = false
  /// Seconds that a file is waited for: the window cannot be shown before.
  private static let timeLimit = 0.1
  /// Whether it is a file that is there and cannot be read.
  private(set) var isUnusable = false
  var scope = Scope.unlockedKeys

  /// Which keys it may set.
  enum Scope {
    /// The user's files, flags and themes, and every file that others manage.
    case unlockedKeys
    /// The administrator's file, and a theme that it alone can choose.
    case everyKey
    /// The administrator's file, where `XDG_CONFIG_DIRS` leaves it out.
    case lockedKeys

    func includes(locked isLocked: Bool) -> Bool {
      switch self {
      case .unlockedKeys: !isLocked
      case .everyKey: true
      case .lockedKeys: isLocked
      }
    }
  }

  init(flags: [String]) {
    for flag in flags {
      do { assignments.append(try Assignment(flag: flag)) } catch { diagnostics.append(error) }
    }
  }

  /// A file that is not there throws; one that cannot be read is an empty layer that says so.
  init(file: String) throws(FileFault) {
    do throws(FileFault) {
      read(try RegularFile.read(file, within: Self.timeLimit), of: file)
    } catch .absent {
      throw .absent
    } catch {
      isUnresponsive = error == .unresponsive
      refuse(file, "it \(error)")
    }
  }

  private mutating func read(_ bytes: [UInt8], of file: String) {
    guard !bytes.contains(0) else { return refuse(file, "it is not text") }
    let text = KeyFile(bytes: bytes)
    diagnostics = text.problems.filter { $0.kind != .notUTF8 }.prefix(Self.limit).map { Diagnostic($0, in: file) }
    for group in Self.worthReading(text.groups) {
      assignments += text.entries(in: group).map { Assignment($0, in: group, of: file) }
    }
  }

  private mutating func refuse(_ file: String, _ problem: String) {
    isUnusable = true
    diagnostics = [
      Diagnostic(origin: .file(file), problem: problem, instead: "the whole file is ignored")
    ]
  }

  /// Every group that means something, and so many others that one sees what is wrong: a file of nothing but headers
  /// must not cost more than any other of its size.
  private static func worthReading(_ groups: [String]) -> [String] {
    let known = Setting.groups + [Lock.group]
    return groups.filter(known.contains) + groups.lazy.filter { !known.contains($0) }.prefix(limit)
  }

  /// Nobody reads more complaints about one file.
  static let limit = 50
}

extension Diagnostic {
  fileprivate init(_ problem: KeyFile.Problem, in file: String) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem = problem.kind == .outsideGroup ? "this key is in no group" : "this is neither [group] nor key=value"
    instead = "the line is ignored"
  }
}
