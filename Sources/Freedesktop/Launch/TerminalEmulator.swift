/// A terminal emulator, in which programs with `Terminal=true` run.
public struct TerminalEmulator: Equatable, Sendable {
  /// The arguments that precede the command to run.
  public let prefix: [String]

  /// Makes a terminal emulator from a command line that the user configured.
  ///
  /// - Parameter configured: A command line. A single word gets the flag of that program, or `-e` for an unknown one. A
  ///   command of several words is used as it is, so it has to include the flag.
  /// - Throws: Why the command line is not valid.
  public init(configured: String) throws(ExecProblem) {
    let line = try ExecLine(configured)
    let words = try line.commands(for: ExecLine.Subject(name: "", location: "")).flatMap(\.self)
    prefix = words.count == 1 ? words + Self.flags(of: line.program) : words
  }

  private init(program: String) {
    prefix = [program] + Self.flags(of: program)
  }

  /// The command that runs another command in the terminal.
  public func running(_ command: [String]) -> [String] {
    prefix + command
  }

  /// Chooses a terminal: the configured one if it is valid and installed, else the first known one that is installed.
  ///
  /// - Parameters:
  ///   - configured: The command line that the user configured, if any.
  ///   - programs: Where to search for terminals.
  /// - Returns: The terminal; nil if none is installed.
  public static func choose(configured: String?, among programs: ProgramSearch) -> TerminalEmulator? {
    let wanted = configured.flatMap { try? TerminalEmulator(configured: $0) }
    if let wanted, programs.has(wanted.prefix[0]) { return wanted }
    return known.first { programs.has($0.program) }.map { TerminalEmulator(program: $0.program) }
  }

  /// The known terminals in order of preference: first the default of the user or the system, then those of the
  /// desktops, then all others. After the flags each terminal takes a program and its arguments, which it passes on
  /// unchanged.
  private static let known: [(program: String, flags: [String])] = [
    ("xdg-terminal-exec", []),
    ("x-terminal-emulator", ["-e"]),
    ("gnome-terminal", ["--"]),
    ("ptyxis", ["--"]),
    ("kgx", ["--"]),
    ("konsole", ["-e"]),
    ("xfce4-terminal", ["-x"]),
    ("mate-terminal", ["-x"]),
    ("qterminal", ["-e"]),
    ("foot", []),
    ("kitty", []),
    ("alacritty", ["-e"]),
    ("ghostty", ["-e"]),
    ("wezterm", ["start", "--"]),
    ("terminator", ["-x"]),
    ("urxvt", ["-e"]),
    ("rxvt", ["-e"]),
    ("st", ["-e"]),
    ("xterm", ["-e"]),
  ]

  /// The flags of a program. An unknown terminal gets xterm's flag, which most others have adopted.
  private static func flags(of program: String) -> [String] {
    let name = program.split(separator: "/").last.map(String.init)
    return known.first { $0.program == name }?.flags ?? ["-e"]
  }
}
