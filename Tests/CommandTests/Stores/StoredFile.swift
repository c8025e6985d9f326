/// Each file that Quiver keeps, except for the arrangement, whose tests are ``HomeKillTests``.
enum StoredFile: String, CaseIterable {
  case usage, applications, iconSize = "icon-size", reminders, hint, wrongPINs = "wrong-pins", guide

  /// Its directory, below the root of a machine.
  var directory: String { self == .guide ? "cache/quiver" : "state/quiver" }
  var path: String { "\(directory)/\(rawValue)" }

  /// The directory, the file, and its temporary files.
  var traced: [String] {
    let temporary = self == .guide ? ".guide" : ".\(rawValue).new"
    return [directory, path] + Machine.numbers.map { "\(directory)/\(temporary).\($0)" }
  }
}
