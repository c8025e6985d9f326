import Glibc

/// The log of the system, which every user can append to, and only administrators can change: `syslog`.
package enum SystemLog {
  /// The C library keeps the pointer to the identifier.
  private static let isOpen: Bool = {
    unsafe openlog(strdup("quiver"), 0, LOG_USER)
    return true
  }()

  /// Appends a notice. Its identifier is `quiver`, whatever the program was started as.
  package static func append(_ message: String) {
    _ = isOpen
    unsafe message.withCString { text in
      unsafe withVaList([text]) { unsafe vsyslog(LOG_USER | LOG_NOTICE, "%s", $0) }
    }
  }
}
