import Glibc

/// The memory of this process in bytes, from `/proc/self/statm` (proc(5)); nil if `/proc` is missing.
enum MemoryStatus {
  /// The address space in use.
  static var addressSpace: Int? { bytes(.size) }

  /// The memory that is resident and not of a file.
  static var anonymous: Int? {
    guard let resident = bytes(.resident), let shared = bytes(.shared) else { return nil }
    return resident - shared
  }

  /// The fields of the file, which count pages.
  private enum Field: Int { case size, resident, shared }

  /// It stays open for later calls.
  private static let file = try? OpenFile(reading: "/proc/self/statm")

  private static func bytes(_ field: Field) -> Int? {
    let text = (try? file?.chunk(at: 0, max: 256)).map { String(decoding: $0, as: UTF8.self) }
    let fields = text?.split(separator: " ") ?? []
    guard fields.count > field.rawValue, let pages = Int(fields[field.rawValue]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
