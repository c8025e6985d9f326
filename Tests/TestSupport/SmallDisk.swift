import Foundation

/// A disk of 64 KiB in memory, mounted for as long as this lives.
public final class SmallDisk {
  private let path: String

  /// Tries: root may not be allowed to either.
  public static let isPossible: Bool = {
    let path = NSTemporaryDirectory() + "quiver-disk-\(UUID().uuidString)"
    defer { rmdir(path) }
    return (try? SmallDisk(at: path)) != nil
  }()

  public init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("none", path, "tmpfs", 0, "size=64k") == 0 else { throw POSIXError(.EPERM) }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  /// Takes all the room that is left.
  public func fill() throws {
    let file = open("\(path)/filler", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let block = [UInt8](repeating: 1, count: 4096)
    while write(file, block, block.count) > 0 {}
  }

  public func free() throws {
    try FileManager.default.removeItem(atPath: "\(path)/filler")
  }

  /// `ro` or `rw`.
  public func remount(_ mode: String) throws {
    let flags = UInt(MS_REMOUNT) | (mode == "ro" ? UInt(MS_RDONLY) : 0)
    guard mount("none", path, "tmpfs", flags, "size=64k") == 0 else { throw POSIXError(.EPERM) }
  }
}
