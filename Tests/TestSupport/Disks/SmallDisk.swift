import Foundation

/// A disk of 64 KiB in memory, mounted as long as this object exists.
package final class SmallDisk {
  private let path: String

  /// This tries to mount, because even root may not be allowed to.
  package static let isPossible: Bool = {
    let path = NSTemporaryDirectory() + "quiver-disk-\(UUID().uuidString)"
    defer { rmdir(path) }
    return (try? SmallDisk(at: path)) != nil
  }()

  package init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("none", path, "tmpfs", 0, "size=64k") == 0 else { throw POSIXError(.EPERM) }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  /// Fills the disk.
  package func fill() throws {
    let file = open("\(path)/filler", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let block = [UInt8](repeating: 1, count: 4096)
    while write(file, block, block.count) > 0 {}
  }

  package func free() throws {
    try FileManager.default.removeItem(atPath: "\(path)/filler")
  }

  /// Mounts the disk again with the mode `ro` or `rw`.
  package func remount(_ mode: String) throws {
    let flags = UInt(MS_REMOUNT) | (mode == "ro" ? UInt(MS_RDONLY) : 0)
    guard mount("none", path, "tmpfs", flags, "size=64k") == 0 else { throw POSIXError(.EPERM) }
  }
}
