import CGio

/// Counts the Swift closures that C libraries hold. Tests look for leaks with it.
package enum LivingCallbacks {
  package fileprivate(set) static var count = 0
}

/// A Swift closure held by a C library: retained when it is handed over, and released in the library's destroy-notify.
package final class Callback<Body> {
  private let body: Body

  package init(_ body: Body) {
    self.body = body
    LivingCallbacks.count += 1
  }

  isolated deinit {
    LivingCallbacks.count -= 1
  }

  /// The pointer to pass together with `releaseCallback`.
  package func retained() -> gpointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The closure of a pointer that `retained` returned; the library keeps its reference.
  package static func body(_ pointer: gpointer?) -> Body {
    callback(pointer).takeUnretainedValue().body
  }

  /// For a callback that is called once and has no destroy-notify: releases the closure.
  package static func bodyForTheLastTime(_ pointer: gpointer?) -> Body {
    callback(pointer).takeRetainedValue().body
  }

  private static func callback(_ pointer: gpointer?) -> Unmanaged<Callback> {
    guard let pointer else { preconditionFailure("a C library lost our closure") }
    return Unmanaged.fromOpaque(pointer)
  }
}

/// The destroy-notify of every `Callback`.
package let releaseCallback: GDestroyNotify = { pointer in
  guard let pointer else { return }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
