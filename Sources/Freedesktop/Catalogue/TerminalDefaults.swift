import Posix

/// The terminal that the user, the system or the distribution chose.
public struct TerminalDefaults: Sendable {
  /// Desktop file ids, the preferred one first (Default Terminal Execution Specification, a proposal to freedesktop.org:
  /// `xdg-terminals.list`). Some of the applications may not be installed; the caller has to skip those.
  public let chosen: [String]
  /// The name of the program that `x-terminal-emulator` leads to (update-alternatives(1)); nil if there is no such program.
  public let program: String?

  /// Reads the lists. It blocks, so do not call it on the main thread. Missing and unreadable lists are ignored.
  ///
  /// - Parameters:
  ///   - base: The base directories that contain the user's and the system's choices.
  ///   - data: The data directories, which contain those of packages.
  ///   - desktops: The names of the current desktop, most specific first.
  ///   - path: The directories of `PATH`.
  public init(base: BaseDirectories, data: [String], desktops: [String], path: [String]) {
    let names = desktops.map { "\($0.lowercased())-xdg-terminals.list" } + ["xdg-terminals.list"]
    let directories = base.allConfig + data.map { "\($0)/xdg-terminal-exec" }
    var reader = FileReader()
    var (ids, excluded) = ([String](), Set<String>())
    for file in directories.flatMap({ directory in names.map { "\(directory)/\($0)" } }) {
      for line in Self.lines(reader.bytes(of: file) ?? []) {
        if line.hasPrefix("-") {
          excluded.insert(String(line.dropFirst()))
        } else if !excluded.contains(line) {
          ids.append(line)
        }
      }
    }
    chosen = BaseDirectories.unique(ids)
    let emulator = try? ProgramSearch(path: path.joined(separator: ":")).find("x-terminal-emulator")
    program = emulator.flatMap { SymbolicLink.way(from: $0).last }.map(Self.name)
  }

  /// The ids of a list, without the actions that may follow them, and with the mark of those that are excluded. Lines with a plus only
  /// protect an entry from being excluded.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let text = String(line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" })
      return text.first.map { "#/+".contains($0) } != false ? nil : text
    }
  }

  /// The name of a program, without the suffix of a script that translates its options.
  private static func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".wrapper") ? String(name.dropLast(8)) : name
  }
}
