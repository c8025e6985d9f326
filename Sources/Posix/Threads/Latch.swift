import Glibc

/// A latch that is opened once, and that threads can wait for with a timeout: `pthread_mutex_*`, `pthread_cond_*`.
@safe final class Latch: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOpen = false

  init() {
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func open() {
    unsafe pthread_mutex_lock(mutex)
    isOpen = true
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Waits until the latch is open; false if it is not opened within the given time in seconds.
  func wait(atMost seconds: Double) -> Bool {
    let end = MonotonicTime.now + seconds
    var limit = timespec(tv_sec: Int(end), tv_nsec: Int((end - end.rounded(.down)) * 1e9))
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    var code: Int32 = 0
    while !isOpen, code == 0 { code = unsafe pthread_cond_timedwait(condition, mutex, &limit) }
    return isOpen
  }
}
