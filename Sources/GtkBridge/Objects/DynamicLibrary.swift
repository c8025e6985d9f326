import Glibc

/// A library that is loaded when it is needed first: if it were linked, it would delay each start.
struct DynamicLibrary {
  /// The library does not have a function.
  struct MissingFunction: Error {}

  private let handle: UnsafeMutableRawPointer

  /// nil if the library is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The type has to be that of the library's documentation.
  func function<Function>(_ name: String) throws(MissingFunction) -> Function {
    guard let address = dlsym(handle, name) else { throw MissingFunction() }
    return unsafeBitCast(address, to: Function.self)
  }
}
