import Dispatch
import Glibc

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// The jobs of the main actor, which GLib's main loop runs. Without it an isolated deinit that starts on another thread
/// would never run. libdispatch provides these functions for other event loops.
enum MainQueue {
  /// Becomes readable when a job waits for the main actor.
  static var descriptor: Int32 { mainQueueDescriptor() }

  /// The descriptor is an eventfd. It has to be read, or it stays readable and the loop spins.
  static func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    drainMainQueue(nil)
  }
}
