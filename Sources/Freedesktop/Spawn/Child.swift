/// A process started by us, to be reaped when it ends.
public final class Child: Sendable {
  public let process: Int32
  /// Becomes readable when the process has ended (a pidfd), and is closed with this object. nil where the kernel gave
  /// none: then ask `reap()` now and then.
  public let descriptor: Int32?

  public init(process: Int32) {
    self.process = process
    descriptor = Spawning.descriptor(of: process)
  }

  deinit {
    if let descriptor { Spawning.close(descriptor) }
  }

  /// Ends it by force. To be called only before `reap()` has answered.
  public func kill() {
    Spawning.kill(process)
  }

  /// How the process ended; nil while it runs. To be asked no more once it has answered.
  public func reap() -> ChildExit? {
    Spawning.reap(process)
  }
}
