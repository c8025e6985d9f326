import Glibc

/// The entry of the user in the password database: `getpwuid_r`.
package enum Account {
  /// The home directory, to use if `HOME` is unset; nil if the user has no entry.
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
