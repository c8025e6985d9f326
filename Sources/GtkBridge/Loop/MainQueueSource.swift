import Dispatch
import Glibc

/// The descriptor that becomes readable when a task waits for the main actor (libdispatch, for event loops of others).
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Lets `Task` and `await` go on while GLib runs the main thread.
final class MainQueueSource {
  private var source: LoopSource?

  func attach() {
    guard source == nil else { return }
    source = MainLoop.watch(descriptor: mainQueueDescriptor()) { _ in
      Self.drain()
    }
  }

  /// The descriptor is an eventfd: unless it is read first, it stays readable and the loop spins.
  private static func drain() {
    var count: UInt64 = 0
    _ = read(mainQueueDescriptor(), &count, MemoryLayout<UInt64>.size)
    drainMainQueue(nil)
  }
}
