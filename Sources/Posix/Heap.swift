import CPosix

/// The memory that the C library manages.
package enum Heap {
  /// Returns free memory to the system, if more than `limit` bytes are free; those that were returned before count too. By itself,
  /// the C library returns only what is at the end of a heap. Takes some milliseconds, in which other threads may have to wait for
  /// memory. Wraps malloc_trim(3).
  package static func returnFreeMemory(over limit: Int) {
    if mallinfo2().fordblks > limit { malloc_trim(0) }
  }
}
