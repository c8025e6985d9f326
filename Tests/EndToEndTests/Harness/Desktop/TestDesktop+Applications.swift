import Foundation

extension TestDesktop {
  /// Installs the applications App 01, App 02 … whose program only records how it was started.
  func install(_ count: Int) throws {
    try write("bin/stub", Self.stub)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(directory)/bin/stub")
    for number in 1...count { try install(Self.name(number), exec: "stub \(number) \"two words\" %U") }
  }

  func install(_ name: String, exec: String) throws {
    let id = name.lowercased().replacing(" ", with: "-")
    try write(
      "share/applications/\(id).desktop",
      "[Desktop Entry]\nType=Application\nName=\(name)\nComment=About \(name)\nExec=\(exec)\n")
  }

  /// Installs an application with an icon of one colour.
  func installIcon(_ file: String, of name: String, named icon: String, _ color: String) throws {
    try draw(file, color)
    try install(name, exec: "stub\nIcon=\(icon)")
  }

  /// Draws a picture of one colour, and replaces the file.
  func draw(_ file: String, _ color: String) throws {
    let square = #"<rect width="64" height="64" fill="\#(color)"/>"#
    try write(file, #"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">\#(square)</svg>"#)
  }

  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: "\(directory)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// The content of a file; nil if there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
  }

  static func name(_ number: Int) -> String { "App \(number < 10 ? "0" : "")\(number)" }

  /// The names on a page, counted from 1.
  static func page(_ number: Int, of count: Int = 14) -> [String] {
    ((number - 1) * 6 + 1...min(number * 6, count)).map(name)
  }

  /// How the stub programs were started.
  var startedPrograms: [StartedProgram] {
    let starts = (try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/started")) ?? []
    return starts.filter { !$0.hasSuffix(".part") }.compactMap { text("started/\($0)") }.map(StartedProgram.init)
  }

  private static let stub = """
    #!/bin/sh
    file="$QUIVER_TEST_DESKTOP/started/$$"
    {
      for argument in "$@"; do printf 'argument %s\\n' "$argument"; done
      printf 'directory %s\\n' "$PWD"
      env | sed -n -E 's/^(DESKTOP_STARTUP_ID|XDG_ACTIVATION_TOKEN)=/token /p'
    } >"$file.part"
    mv "$file.part" "$file"
    """
}
