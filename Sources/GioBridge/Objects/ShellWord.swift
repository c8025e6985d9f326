import CGio

/// Words of command lines, as a shell reads them.
package enum ShellWord {
  /// Wraps `g_shell_quote`. nil for a text with a null byte.
  package static func quoted(_ text: String) -> String? {
    text.utf8.contains(0) ? nil : String(consuming: g_shell_quote(text))
  }

  /// nil for a command line with an error: `g_shell_parse_argv`.
  package static func words(of command: String) -> [String]? {
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard Bool(g_shell_parse_argv(command, nil, &words, nil)), let words else { return nil }
    defer { g_strfreev(words) }
    return sequence(first: words) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    }
  }
}
