import Freedesktop
import KeyFile

/// What one file or the command line says.
nonisolated struct ConfigurationLayer: Sendable {
  var assignments: [Assignment] = []
  /// What of it could not be understood at all.
  var diagnostics: [Diagnostic] = []

  init(flags: [String]) {
    for flag in flags {
      do { assignments.append(try Assignment(flag: flag)) } catch { diagnostics.append(error) }
    }
  }

  /// A file that is not there throws; one that cannot be read is an empty layer that says so.
  init(file: String) throws(FileFault) {
    do throws(FileFault) {
      read(try RegularFile.read(file), of: file)
    } catch .absent {
      throw .absent
    } catch {
      diagnostics = [.unusable(file, "it \(error)")]
    }
  }

  private mutating func read(_ bytes: [UInt8], of file: String) {
    guard !bytes.contains(0) else { return diagnostics = [.unusable(file, "it is not text")] }
    let text = KeyFile(bytes: bytes)
    diagnostics = text.problems.filter { $0.kind != .notUTF8 }.prefix(Self.limit).map { Diagnostic($0, in: file) }
    for group in Self.worthReading(text.groups) {
      assignments += text.entries(in: group).map { Assignment($0, in: group, of: file) }
    }
  }

  /// Every group that means something, and so many others that one sees what is wrong: a file of nothing but headers
  /// must not cost more than any other of its size.
  private static func worthReading(_ groups: [String]) -> [String] {
    groups.filter(Setting.groups.contains) + groups.lazy.filter { !Setting.groups.contains($0) }.prefix(limit)
  }

  /// Nobody reads more complaints about one file.
  static let limit = 50
}

nonisolated extension Diagnostic {
  fileprivate static func unusable(_ file: String, _ problem: String) -> Diagnostic {
    Diagnostic(origin: .file(file), problem: problem, instead: "the whole file is ignored")
  }

  fileprivate init(_ problem: KeyFile.Problem, in file: String) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem = problem.kind == .outsideGroup ? "this key is in no group" : "this is neither [group] nor key=value"
    instead = "the line is ignored"
  }
}
