import Glibc

/// The memory of this process in bytes, from `/proc/self/statm` (proc(5)); nil if `/proc` is missing.
package enum MemoryStatus {
  /// The address space in use.
  static var addressSpace: Int? { fields?[0] }

  /// The memory that is resident and not of a file.
  package static var anonymous: Int? { fields.map { $0[1] - $0[2] } }

  /// It stays open for later calls.
  private static let file = try? OpenFile(reading: "/proc/self/statm")

  /// The address space, the resident memory, and the part of that which is of files. The file counts pages.
  private static var fields: [Int]? {
    guard let text = try? file?.chunk(at: 0, max: 256) else { return nil }
    let pages = String(decoding: text, as: UTF8.self).split(separator: " ").prefix(3).compactMap { Int($0) }
    return pages.count == 3 ? pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
  }
}
