import Foundation
import Freedesktop

/// A temporary directory with data directories, which is removed after the test.
final class EntryTree {
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "quiver-entries-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try program("bin/true")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The path below the root. Its parent directory is created.
  func path(_ path: String) throws -> String {
    let whole = "\(root)/\(path)"
    let parent = (whole as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    return whole
  }

  func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self.path(path)))
  }

  /// Writes an ordinary application with these additional lines.
  func application(_ path: String, _ lines: String = "") throws {
    try write(path, "[Desktop Entry]\nType=Application\nName=App\nExec=true\n\(lines)\n")
  }

  func program(_ path: String) throws {
    try write(path, "#!/bin/sh\n")
    chmod("\(root)/\(path)", 0o755)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  /// The directory `home` takes precedence over `system`.
  func sources() -> CatalogueSources {
    CatalogueSources(dataDirectories: ["\(root)/home", "\(root)/system"], path: ["\(root)/bin"])
  }

  /// The catalogue as lines with path, id and reason.
  func picture(_ sources: CatalogueSources? = nil) -> [String] {
    Catalogue.scan(sources ?? self.sources()).listings.map { listing in
      let path = listing.entry.file.replacing("\(root)/", with: "").replacing("/applications", with: "")
      return "\(path) \(listing.entry.id) \(listing.reason?.rawValue ?? "shown")"
    }
  }
}

extension DesktopEntry {
  init(_ text: String, id: String = "org.example.Viewer.desktop", locale: String = "C", languages: String = "") {
    self.init(Array(text.utf8), id: id, locale: LocaleMatch(locale, languages: languages))
  }

  init(_ bytes: [UInt8], id: String = "org.example.Viewer.desktop", locale: LocaleMatch = LocaleMatch("C")) {
    self.init(parsing: bytes.span, id: id, file: "/\(id)", locale: locale)
  }
}
