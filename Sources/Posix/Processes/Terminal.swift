import Glibc

/// The standard input, if it is a terminal: `isatty`, `tcgetattr`, `tcsetattr`.
package enum Terminal {
  package static var isInput: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line of the standard input; nil at its end.
  package static func line() -> String? { readLine() }

  /// Asks for a line, which is not shown while it is typed; nil at the end of the input.
  package static func secret(_ prompt: String) -> String? {
    Descriptor.write(prompt, to: STDERR_FILENO)
    var former = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &former) == 0 else { return line() }
    var silent = former
    silent.c_lflag &= ~tcflag_t(ECHO)
    unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer {
      unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
      Descriptor.write("\n", to: STDERR_FILENO)
    }
    return line()
  }
}
