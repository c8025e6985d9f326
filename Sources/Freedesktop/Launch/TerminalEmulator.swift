/// A terminal window for programs that need one, and how it is told what to run.
public struct TerminalEmulator: Equatable, Sendable {
  /// What goes before the program's own arguments.
  public let prefix: [String]

  /// The terminal the user asked for.
  ///
  /// - Parameter configured: A command line. A single word gets the flag its program is known to want; with more words it
  ///   is taken to end in the right one.
  /// - Throws: What is wrong with the command line.
  public init(configured: String) throws(ExecProblem) {
    let line = try ExecLine(configured)
    let words = try line.commands(for: ExecLine.Subject(name: "", location: "")).flatMap(\.self)
    prefix = words.count == 1 ? words + Self.flags(of: line.program) : words
  }

  private init(program: String) {
    prefix = [program] + Self.flags(of: program)
  }

  public func running(_ command: [String]) -> [String] {
    prefix + command
  }

  /// The terminal to use: the configured one, else the first known one that is installed.
  public static func choose(configured: String?, among programs: ProgramSearch) -> TerminalEmulator? {
    let wanted = configured.flatMap { try? TerminalEmulator(configured: $0) }
    if let wanted, programs.has(wanted.prefix[0]) { return wanted }
    return known.first { programs.has($0.program) }.map { TerminalEmulator(program: $0.program) }
  }

  /// In the order of preference: what the user or the system has chosen, the desktops' own, the rest. The flags say that
  /// all that follows is the program and its arguments, each taken as it is.
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

  /// xterm's flag is the one that nearly all took over.
  private static func flags(of program: String) -> [String] {
    let name = program.split(separator: "/").last.map(String.init)
    return known.first { $0.program == name }?.flags ?? ["-e"]
  }
}
