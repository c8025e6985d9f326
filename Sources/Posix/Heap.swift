import CPosix

/// The memory that the C library manages.
package enum Heap {
  /// Returns to the system what the program has freed, if that is more than `limit` bytes, including what was returned before. The
  /// C library returns by itself only what is at the end of a heap. Takes some milliseconds, in which other threads may have to wait
  /// for memory. Wraps malloc_trim(3).
  package static func returnFreeMemory(over limit: Int) {
    if mallinfo2().fordblks > limit { malloc_trim(0) }
  }
}
