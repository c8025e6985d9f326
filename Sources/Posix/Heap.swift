import CPosix

/// The memory that the C library manages.
package enum Heap {
  /// Lets all threads use the same memory. By default, each has a part of its own, in which others do not reuse what it has freed. Call
  /// it before there are other threads. Wraps mallopt(3).
  package static func shareAmongThreads() { mallopt(M_ARENA_MAX, 1) }

  /// Returns free memory to the system, if more than about `limit` bytes of it are resident. By itself, the C library returns only
  /// what is at the end of a heap. Takes some milliseconds, in which other threads may have to wait for memory. Wraps malloc_trim(3).
  package static func returnFreeMemory(over limit: Int) {
    let heap = mallinfo2()
    guard let resident = MemoryStatus.anonymous, resident - Int(heap.uordblks + heap.hblkhd) > limit else { return }
    malloc_trim(0)
  }
}
