import Freedesktop
import Posix

/// What a command stands in: the environment, the user's directories and choices, and what ships beside the binary.
package struct Environment: Sendable {
  package let variables: [String: String]
  /// What the applications that are started get: the environment as this process got it.
  package let inherited: [String: String]
  /// The directories that do not answer: ``variables`` is without them.
  package let unresponsiveDirectories: [String]
  package let directories: BaseDirectories
  package let assets: Assets
  package let configuration: Configuration
  package let diagnostics: [Diagnostic]
  /// The sample applications instead of the machine's, and no file of the user's touched.
  package let isDemo: Bool
  /// The command line's `group.key=value`, which go over every file.
  private let overrides: [String]
  /// Where the administrator's files are; tests have others.
  package let administrator: AdministratorFiles

  /// `unresponsive` are directories that are known not to answer.
  package init(
    variables inherited: [String: String], overrides: [String] = [], isDemo: Bool = false,
    unresponsive: Set<String> = [], administrator: AdministratorFiles = AdministratorFiles()
  ) {
    let answering = ResponsiveEnvironment(inherited, known: unresponsive)
    variables = answering.variables
    unresponsiveDirectories = answering.unresponsive
    self.inherited = inherited
    self.administrator = administrator
    self.overrides = overrides
    self.isDemo = isDemo
    directories = BaseDirectories(environment: variables)
    assets = Assets(environment: variables, directories: directories, program: Executable.path)
    (configuration, diagnostics) = Configuration.load(
      environment: isDemo ? Self.without(configuration: variables, assets) : variables, overrides: overrides,
      shipped: assets.directory, administrator: administrator)
  }

  /// The same, read again: a file was saved, or one of these directories answered at last.
  package func reread(answering: Set<String> = []) -> Environment {
    Environment(
      variables: inherited, overrides: overrides, isDemo: isDemo,
      unresponsive: Set(unresponsiveDirectories).subtracting(answering), administrator: administrator)
  }

  /// All that was left out because it does not answer: directories, and files in others.
  package var unresponsive: [String] { unresponsiveDirectories + configuration.unresponsive }

  /// The files that are read for all this, there or not, and those of a theme that may come.
  package var files: [String] {
    let files = ConfigurationFiles(
      environment: isDemo ? Self.without(configuration: variables, assets) : variables, home: nil,
      shipped: assets.directory, administrator: administrator)
    let isLocked = configuration.lock.contains(Setting.theme.name)
    let all = files.all + files.candidates(forTheme: configuration.theme, isLocked: isLocked)
    return all.filter { !configuration.unresponsive.contains($0) }
  }

  /// What tells these environment, and the program in them, from others that paint otherwise.
  package var signature: [String] {
    (["/proc/self/exe"] + files).map { FileMark(of: $0).text } + overrides
  }

  /// The demo looks the same for everybody: no dotfile is read, and of the administrator's only what it locks.
  private static func without(configuration variables: [String: String], _ assets: Assets) -> [String: String] {
    variables.merging(["XDG_CONFIG_HOME": assets.demo, "XDG_CONFIG_DIRS": assets.demo, "HOME": assets.demo]) { $1 }
  }
}

extension Environment {
  /// Whether `QUIVER_TRACE`, a list separated by commas, asks for the timing of this: `start` or `frames`.
  package func logsTiming(of topic: Substring) -> Bool {
    variables["QUIVER_TRACE"]?.split(separator: ",").contains(topic) ?? false
  }

  /// What whoever started this program gave it, so that its window may take the focus.
  package var startupToken: String? { Self.startupToken(in: variables) }

  package static func startupToken(in variables: [String: String]) -> String? {
    [variables["XDG_ACTIVATION_TOKEN"], variables["DESKTOP_STARTUP_ID"]].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
  }

  /// What can be made again is kept there; nil: nowhere.
  package var cache: CacheDirectory? { isDemo ? nil : CacheDirectory("\(directories.cacheHome)/quiver") }
  /// Where finished pictures are kept; nil: nowhere.
  package var pictureCache: String? { cache?.file("pictures") }

  /// Where applications come from.
  package var catalogueSources: CatalogueSources {
    let wanted = configuration.applications
    var sources = CatalogueSources(
      environment: variables, base: directories, extraDataDirectories: wanted.extraDirectories,
      desktop: wanted.desktop?.joined(separator: ":"))
    if isDemo { sources.dataDirectories = [assets.demo] }
    sources.hidesMissingPrograms = !isDemo
    sources.hiddenIDs = Set(wanted.hidden)
    return sources
  }
}

extension LaunchEnvironment {
  package init(_ environment: Environment) {
    self.init(
      variables: environment.inherited, searchPath: environment.variables["PATH"],
      terminal: environment.configuration.applications.terminal)
  }
}
