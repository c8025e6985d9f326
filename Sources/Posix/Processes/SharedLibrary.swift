import Glibc

/// Libraries that are loaded at run time (dlopen(3)).
package enum SharedLibrary {
  /// Whether one of these libraries, such as `libcrypt.so.1`, is installed for this processor. It is loaded for the test.
  package static func isInstalled(_ names: [String]) -> Bool {
    names.contains { name in
      guard let library = unsafe dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return false }
      unsafe dlclose(library)
      return true
    }
  }
}
