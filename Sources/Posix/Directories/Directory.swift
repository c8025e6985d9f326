import Glibc

/// `opendir`, `readdir`.
package enum Directory {
  /// The names that may be directories, or links to some. Empty where it cannot be read.
  package static func possibleSubdirectories(of path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      guard unsafe [DT_DIR, DT_LNK, DT_UNKNOWN].contains(Int(entry.pointee.d_type)) else { continue }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
