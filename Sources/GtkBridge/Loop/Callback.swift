import CGtk

/// How many Swift closures C libraries hold at this moment. Tests look at it for leaks.
package enum LivingCallbacks {
  package fileprivate(set) static var count = 0
}

/// One Swift closure in the keeping of a C library: retained when it is handed over, released in that library's
/// destroy-notify.
final class Callback<Body> {
  private let body: Body

  init(_ body: Body) {
    self.body = body
    LivingCallbacks.count += 1
  }

  isolated deinit {
    LivingCallbacks.count -= 1
  }

  /// The pointer to hand over, together with `releaseCallback`.
  func retained() -> gpointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The closure behind a pointer that `retained` gave; the library keeps its reference.
  static func body(_ pointer: gpointer?) -> Body {
    callback(pointer).takeUnretainedValue().body
  }

  /// The same for a callback that comes once and has no destroy-notify: takes the reference back.
  static func bodyForTheLastTime(_ pointer: gpointer?) -> Body {
    callback(pointer).takeRetainedValue().body
  }

  private static func callback(_ pointer: gpointer?) -> Unmanaged<Callback> {
    guard let pointer else { preconditionFailure("a C library lost our closure") }
    return Unmanaged.fromOpaque(pointer)
  }
}

/// The destroy-notify of every `Callback`.
let releaseCallback: GDestroyNotify = { pointer in
  guard let pointer else { return }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
