import Dispatch
import Glibc

/// The descriptor that becomes readable when a job waits for the main actor. libdispatch provides it for other event
/// loops.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Runs the jobs of the main actor on GLib's main loop. Without it an isolated deinit that starts on another thread
/// would never run.
final class MainQueueSource {
  private var source: LoopSource?

  func attach() {
    guard source == nil else { return }
    source = MainLoop.watch(descriptor: mainQueueDescriptor()) { _ in
      Self.drain()
    }
  }

  /// The descriptor is an eventfd. It has to be read, or it stays readable and the loop spins.
  private static func drain() {
    var count: UInt64 = 0
    _ = read(mainQueueDescriptor(), &count, MemoryLayout<UInt64>.size)
    drainMainQueue(nil)
  }
}
