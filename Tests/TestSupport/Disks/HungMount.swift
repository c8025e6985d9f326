import Foundation

/// A mounted directory in which every access blocks as long as this object exists, as on a network disk whose server is
/// down. The kernel asks an autofs daemon for each name, and there is none.
package final class HungMount {
  package let path: String
  /// The pipe for the kernel's requests. It is never read, but if it were closed, the kernel would stop waiting.
  private let questions = Pipe()
  private let root: FileHandle

  /// This tries to mount, because even root may not be allowed to.
  package static let isPossible = (try? HungMount()) != nil

  /// Mounts over an existing directory.
  package init(at path: String = NSTemporaryDirectory() + "quiver-hung-\(UUID().uuidString)") throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Processes of the daemon's process group would not block, so the group is that of process 1.
    let daemon = "fd=\(questions.fileHandleForWriting.fileDescriptor),pgrp=1,minproto=5,maxproto=5,indirect"
    guard getpgrp() != 1, mount("none", path, "autofs", 0, daemon) == 0 else { throw POSIXError(.EPERM) }
    root = FileHandle(fileDescriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), closeOnDealloc: true)
  }

  /// Unmounts the directory, which shows its former content, and lets blocked accesses fail.
  package func answer() {
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
