import Glibc

/// The log of the system, which every user can append to, and only administrators can change: `syslog`.
package enum SystemLog {
  /// Appends a notice.
  package static func append(_ message: String) {
    unsafe message.withCString { text in
      unsafe withVaList([text]) { unsafe vsyslog(LOG_USER | LOG_NOTICE, "%s", $0) }
    }
  }
}
