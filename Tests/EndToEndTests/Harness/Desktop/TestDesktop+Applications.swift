import Foundation

extension Desk {
  /// Installs the applications App 01, App 02 … whose program only writes down how it was started.
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

  /// An application with an icon of one colour.
  func installIcon(_ file: String, of name: String, named icon: String, _ color: String) throws {
    try draw(file, color)
    try install(name, exec: "stub\nIcon=\(icon)")
  }

  /// A picture of one colour; it takes the place of what is there.
  func draw(_ file: String, _ color: String) throws {
    let directory = URL(filePath: "\(directory)/\(file)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let square = #"<rect width="64" height="64" fill="\#(color)"/>"#
    try write(file, #"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">\#(square)</svg>"#)
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(directory)/\(name)"), options: .atomic)
  }

  /// nil where there is no such file.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
  }

  static func name(_ number: Int) -> String { "App \(number < 10 ? "0" : "")\(number)" }

  /// The names on a page, from 1.
  static func page(_ number: Int, of count: Int = 14) -> [String] {
    ((number - 1) * 6 + 1...min(number * 6, count)).map(name)
  }

  /// What the stubs were started with, one each start.
  var opened: [Opened] {
    let starts = (try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/opened")) ?? []
    return starts.filter { !$0.hasSuffix(".part") }.compactMap { text("opened/\($0)") }.map(Opened.init)
  }

  private static let stub = """
    #!/bin/sh
    file="$QUIVER_DESK/opened/$$"
    {
      for argument in "$@"; do printf 'argument %s\\n' "$argument"; done
      printf 'directory %s\\n' "$PWD"
      env | sed -n -E 's/^(DESKTOP_STARTUP_ID|XDG_ACTIVATION_TOKEN)=/token /p'
    } >"$file.part"
    mv "$file.part" "$file"
    """
}
