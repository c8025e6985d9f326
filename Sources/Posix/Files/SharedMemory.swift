import CPosix
import Glibc

/// Memory that another process can map as well, because it is that of a file without a name: `memfd_create` and `mmap`.
@safe package final class SharedMemory {
  /// The file, for the other process.
  package let file: OpenFile
  /// The start of the memory, which is zero at first. It is valid as long as this object.
  package let start: UnsafeMutableRawPointer
  /// In bytes.
  package let count: Int

  /// The kernel provides all of it at once, which is faster than page by page. nil if there is not enough memory. Wraps
  /// `posix_fallocate`.
  package init?(count: Int) {
    let descriptor = unsafe quiver_make_memory_file("quiver")
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(owning: descriptor)
    guard count > 0, posix_fallocate(descriptor, 0, count) == 0 else { return nil }
    let start = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    (self.file, self.count) = (file, count)
    unsafe self.start = start
  }

  deinit { unsafe munmap(start, count) }
}
