import Glibc

/// A library that is loaded when it is needed first, and stays loaded: if it were linked, it would delay each start.
@safe struct LoadedLibrary {
  /// The library does not have a function.
  struct MissingFunction: Error {}

  private let handle: UnsafeMutableRawPointer

  /// nil if the library is not installed.
  init?(_ name: String) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    unsafe self.handle = handle
  }

  /// The type has to be that of the library's documentation.
  func function<Function>(_ name: String) throws(MissingFunction) -> Function {
    guard let address = unsafe dlsym(handle, name) else { throw MissingFunction() }
    return unsafe unsafeBitCast(address, to: Function.self)
  }
}
