import Glibc

/// What the system knows of the user.
package enum Account {
  /// The home directory of the password file, for where `HOME` is unset.
  package static func home() -> String? {
    var record = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var text = [CChar](repeating: 0, count: 4096)
    return unsafe text.withUnsafeMutableBufferPointer { text in
      guard unsafe getpwuid_r(getuid(), &record, text.baseAddress!, text.count, &found) == 0, unsafe found != nil else {
        return nil
      }
      return unsafe record.pw_dir.map { unsafe String(cString: $0) }
    }
  }
}
