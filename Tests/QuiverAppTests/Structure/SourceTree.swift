import Foundation
import TestSupport

/// The sources of this package, read as text.
struct SourceTree {
  struct File {
    let target: String
    let path: String
    let text: String
    /// The lines without comments and string contents.
    let lines: [Substring]
    /// All words in these lines.
    let words: Set<String>

    init(target: String, path: String, text: String) {
      let code = text.replacing(#/\/\/[^\n]*/#, with: "").replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
      (self.target, self.path, self.text) = (target, path, text)
      lines = code.split(separator: "\n")
      words = Set(Self.words(in: code[...]))
    }

    static func words(in code: Substring) -> [String] {
      let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
      return code.utf8.split { !letters.contains($0 | 0x20) && !digits.contains($0) && $0 != UInt8(ascii: "_") }
        .map { String(Substring($0)) }
    }

    /// The modules it imports.
    var imports: Set<String> {
      let pattern =
        /(?m)^[ \t]*(?:@\w+(?:\(\w+\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
      return Set(text.matches(of: pattern).map { String($0.output.1) })
    }

    /// The words that only targets that call C may use.
    var unsafeWords: Set<String> {
      let pattern =
        /\b(Unmanaged|Unsafe\w*Pointer|OpaquePointer|UnsafeRawBufferPointer|unsafeBitCast)\b|@convention\(c\)/
      return Set(text.matches(of: pattern).map { String($0.output.0) })
    }
  }

  /// The targets of this package that each target may import, as in the diagram of the README.
  static let chart: [String: Set<String>] = [
    "CGio": [], "CGtk": [], "CFormats": [], "CPosix": [], "CWayland": [], "KeyFile": [], "Posix": ["CPosix"],
    "Freedesktop": ["KeyFile", "Posix"],
    "CollectionEngine": [], "SpringboardEngine": ["CollectionEngine", "KeyFile"],
    "FormatBridge": ["CFormats"], "Listings": ["FormatBridge", "Posix"], "GioBridge": ["CGio"],
    "GtkBridge": ["GioBridge", "Posix", "CGtk", "CWayland"],
    "CollectionGtk": ["CollectionEngine", "GtkBridge", "GioBridge", "CGtk"],
    "Examples": ["CollectionEngine", "CollectionGtk", "CGtk"],
    "QuiverCore": [
      "SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "FormatBridge", "Posix", "KeyFile",
    ],
    "QuiverSession": ["QuiverCore", "SpringboardEngine", "Freedesktop", "Posix", "GioBridge"],
    "QuiverApp": [
      "QuiverSession", "QuiverCore", "SpringboardEngine", "CollectionEngine", "CollectionGtk", "Freedesktop",
      "Listings", "Posix", "GtkBridge", "GioBridge",
    ],
    "QuiverCommands": ["QuiverSession", "QuiverCore", "Freedesktop", "Posix"],
    "quiver-command": ["QuiverCommands"],
    "quiver-window": ["QuiverCommands", "QuiverApp", "QuiverCore"],
  ]
  static let foundations: Set = ["Foundation", "FoundationEssentials"]

  let files: [File]

  /// Returns the package that this test was built from.
  static func read() throws -> SourceTree { try package.get() }

  private static let package = Result {
    let root = Repository.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      return File(target: String(name.prefix { $0 != "/" }), path: name, text: text)
    }
    return SourceTree(files: files)
  }

  /// Uses of Swift's own thread pool, whose monitor wakes up once a second. Background work uses `BackgroundTask`
  /// instead.
  var poolUses: [String] {
    files.flatMap { file in
      file.text.matches(of: /@concurrent|\bTask\.detached|\bTask \{|DispatchQueue/).map {
        "\(file.path) has \($0.output)"
      }
    }
  }

  /// The types of this package with more than ten extensions, in which a reader would not find a line.
  var typesWithManyExtensions: [String] {
    let pattern = /^(?:(?:public|package|private|fileprivate|nonisolated|@\w+)\s+)*extension\s+(\w+)(?!\.)\b/
    let ours = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    let extended = files.flatMap { $0.lines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } } }
    let counts = Dictionary(extended.filter(ours.contains).map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 10 }.map { "\($0.key) has \($0.value) extensions" }.sorted()
  }

  /// Every import that the diagram does not allow, and Foundation in pure targets.
  var strayImports: [String] {
    files.flatMap { file in
      let allowed = Self.chart[file.target] ?? []
      let ours = file.imports.intersection(Self.chart.keys).subtracting(allowed)
      let pure = [
        "KeyFile", "Posix", "Freedesktop", "FormatBridge", "Listings", "CollectionEngine", "SpringboardEngine",
      ].contains(file.target)
      return ours.union(pure ? file.imports.intersection(Self.foundations) : []).map { "\(file.path) imports \($0)" }
    }
  }

  /// Every pointer outside of the targets that call C, and of those whose interface is that of GTK.
  var strayPointers: [String] {
    let allowed = ["GioBridge", "GtkBridge", "FormatBridge", "Posix", "CollectionGtk", "Examples"]
    return files.filter { !allowed.contains($0.target) }.flatMap { file in
      file.unsafeWords.map { "\(file.path) uses \($0)" }
    }
  }
}
