import Foundation

/// A directory in which every name is waited for and none ever comes, for as long as this lives: as on a network disk
/// whose server is gone. The kernel asks a daemon of autofs for each name, and there is none.
public final class HungMount {
  public let path: String
  /// What the kernel asks through. Nobody reads it, but were it closed the kernel would know that nobody does.
  private let questions = Pipe()
  private let root: FileHandle

  /// Tries: root may not be allowed to either.
  public static let isPossible = (try? HungMount()) != nil

  /// Over what there is.
  public init(at path: String = NSTemporaryDirectory() + "quiver-hung-\(UUID().uuidString)") throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The daemon's own process group would not wait; it is that of process 1, which is not ours.
    let daemon = "fd=\(questions.fileHandleForWriting.fileDescriptor),pgrp=1,minproto=5,maxproto=5,indirect"
    guard getpgrp() != 1, mount("none", path, "autofs", 0, daemon) == 0 else { throw POSIXError(.EPERM) }
    root = FileHandle(fileDescriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), closeOnDealloc: true)
  }

  /// What was there before is there again, and whoever waits is told that nothing came.
  public func answer() {
    umount2(path, Int32(MNT_DETACH))
    _ = ioctl(root.fileDescriptor, Self.giveUpWaiting, 0)
  }

  /// `AUTOFS_IOC_CATATONIC` (linux/auto_fs.h).
  private static let giveUpWaiting: UInt = 0x9362

  deinit {
    answer()
    rmdir(path)
  }
}
