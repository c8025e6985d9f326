import Freedesktop
import Posix
import SpringboardEngine

/// Everything that a command runs with: environment variables, the user's directories, the configuration, and the files
/// that ship with the binary.
package struct Environment: Sendable {
  package let variables: [String: String]
  /// The variables for the applications that are launched. Except in a kiosk, these are those that this process received.
  package let launchVariables: [String: String]
  /// The variables as this process received them.
  private let originalVariables: [String: String]
  /// The directories that do not answer. ``variables`` does not include them.
  package let unresponsiveDirectories: [String]
  package let directories: BaseDirectories
  package let assets: Assets
  package let configuration: Configuration
  package let diagnostics: [Diagnostic]
  /// Uses sample applications, and no files of the user.
  package let isDemo: Bool
  /// The flags of the form `group.key=value`, which override every file.
  private let overrides: [String]
  /// The appearance of the desktop, which an automatic theme follows.
  private var appearance: DesktopAppearance
  /// Only tests use other paths.
  package let administrator: AdministratorFiles
  /// The file that makes Quiver a kiosk; nil if it is none.
  package let kioskFile: String?

  /// `unresponsive` are directories that are known not to answer, `kiosk` is the argument of `--kiosk`, and `appearance` is
  /// that of the desktop, which the demo does not follow.
  package init(
    variables received: [String: String], overrides: [String] = [], isDemo: Bool = false, kiosk: String? = nil,
    on appearance: DesktopAppearance = DesktopAppearance(), unresponsive: Set<String> = [],
    administrator: AdministratorFiles = AdministratorFiles()
  ) {
    let kiosk = KioskFile.path(chosen: kiosk, environment: received, administrator: administrator)
    let passed = kiosk.map { KioskEnvironment.forApplications(received, file: $0) } ?? received
    let own = kiosk.map { _ in KioskEnvironment.forHomeScreen(received, BaseDirectories(environment: received)) }
    let answering = ResponsiveEnvironment(own ?? passed, known: unresponsive)
    variables = answering.variables
    unresponsiveDirectories = answering.unresponsive
    (launchVariables, originalVariables) = (passed, received)
    kioskFile = kiosk
    self.administrator = administrator
    self.overrides = overrides
    self.isDemo = isDemo
    self.appearance = isDemo ? DesktopAppearance() : appearance
    directories = BaseDirectories(environment: variables)
    assets = Assets(environment: variables, directories: directories, program: Executable.path)
    var (configuration, diagnostics) = Configuration.load(
      environment: isDemo ? Self.without(configuration: variables, assets) : variables, overrides: overrides,
      on: self.appearance, shipped: assets.directory, administrator: administrator, kiosk: kiosk)
    configuration.springboard.library.locale = Self.collation(in: variables)
    configuration.guide.isSample = isDemo && configuration.origins[SettingName(group: "guide", key: "page")] != nil
    if kiosk != nil, variables[KioskEnvironment.safeModeVariable] == "1" { configuration.enterSafeMode() }
    (self.configuration, self.diagnostics) = (configuration, diagnostics)
  }

  /// The locale that determines the order of names.
  private static func collation(in variables: [String: String]) -> String {
    ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
  }

  /// Reads everything again, because a file has changed or one of these directories has answered.
  package func reread(answering: Set<String> = []) -> Environment {
    Environment(
      variables: originalVariables, overrides: overrides, isDemo: isDemo, kiosk: kioskFile, on: appearance,
      unresponsive: Set(unresponsiveDirectories).subtracting(answering), administrator: administrator)
  }

  /// The same environment on a desktop of this appearance. The configuration is read again only if another theme applies.
  package func following(_ appearance: DesktopAppearance) -> Environment {
    guard !isDemo else { return self }
    var environment = self
    environment.appearance = appearance
    let isSame =
      configuration.theme != Configuration.automaticTheme || configuration.appliedTheme == appearance.theme
    return isSame ? environment : environment.reread()
  }

  /// The faults in the configuration, including values that name what does not exist.
  package func diagnostics(checking references: References) -> [Diagnostic] {
    Configuration.load(
      environment: isDemo ? Self.without(configuration: variables, assets) : variables, overrides: overrides,
      shipped: assets.directory, administrator: administrator, kiosk: kioskFile, checking: references
    ).1
  }

  /// The directories and files that were left out because they do not answer.
  package var unresponsive: [String] { unresponsiveDirectories + configuration.unresponsive }

  /// The files that are read, whether they exist or not.
  package var files: [String] {
    let files = ConfigurationFiles(
      environment: isDemo ? Self.without(configuration: variables, assets) : variables, home: nil,
      shipped: assets.directory, administrator: administrator, kiosk: kioskFile)
    let isLocked = configuration.lock.contains(Setting.theme.name)
    let all =
      files.all + [administrator.kiosk] + files.candidates(forTheme: configuration.appliedTheme, isLocked: isLocked)
    return all.filter { !configuration.unresponsive.contains($0) }
  }

  /// Identifies the program, the language and the configuration, as far as they affect what is painted.
  package var signature: [String] {
    LocaleMatch(environment: variables).candidates + (["/proc/self/exe"] + files).map { FileMark(of: $0).text }
      + overrides
  }

  /// The demo looks the same for everybody: it reads no configuration of the user, and of the administrator's only the
  /// locked keys.
  private static func without(configuration variables: [String: String], _ assets: Assets) -> [String: String] {
    variables.merging(["XDG_CONFIG_HOME": assets.demo, "XDG_CONFIG_DIRS": assets.demo, "HOME": assets.demo]) { $1 }
  }
}

extension Environment {
  /// Whether `QUIVER_TIMING`, a list separated by commas, asks for the timing of this: `start` or `frames`.
  package func logsTiming(of topic: Substring) -> Bool {
    variables["QUIVER_TIMING"]?.split(separator: ",").contains(topic) ?? false
  }

  /// The startup id or activation token that this program was started with, which allows its window to take the focus.
  package var startupToken: String? { Self.startupToken(in: variables) }

  package static func startupToken(in variables: [String: String]) -> String? {
    [variables["XDG_ACTIVATION_TOKEN"], variables["DESKTOP_STARTUP_ID"]].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
  }

  /// The directory of all caches; nil if nothing is cached. A kiosk has none, because the user's programs could write in it
  /// what is shown and opened.
  package var cache: CacheDirectory? {
    isDemo || kioskFile != nil ? nil : CacheDirectory("\(directories.cacheHome)/quiver")
  }
  /// The directory of finished pictures; nil if they are not cached.
  package var pictureCache: String? { cache?.file("pictures") }

  /// The sources of the applications.
  package var catalogueSources: CatalogueSources {
    let wanted = configuration.applications
    var sources = CatalogueSources(
      environment: variables, base: directories, extraDataDirectories: wanted.extraDirectories,
      desktop: wanted.desktop?.joined(separator: ":"))
    if isDemo { sources.dataDirectories = [assets.demo] }
    if configuration.guide.isShown { sources.dataDirectories.append(assets.guide) }
    sources.hidesMissingPrograms = !isDemo
    sources.hiddenIDs = Set(wanted.hidden)
    sources.allowedIDs = configuration.isKiosk ? Set(configuration.kiosk.allowed) : nil
    if configuration.isKiosk, case .only(let actions) = configuration.kiosk.actions {
      sources.allowedActions = Set(actions)
    }
    return sources
  }

  /// The sources of other applications than those that the users of a kiosk can open.
  package func catalogueSources(allowing ids: [String]) -> CatalogueSources {
    var sources = catalogueSources
    sources.allowedIDs = Set(ids)
    return sources
  }

  /// The providers that are asked. None are in the demo or if the layout is locked.
  package var searchProviders: SearchProviderChoice {
    let isRestricted = isDemo || configuration.restrictions.isLocked
    return isRestricted ? .none : configuration.search.providers
  }

  /// The values of a running session, before the features of the application adjust them.
  package func runningSession(on desktop: DesktopPreferences) -> Preferences.Session {
    var session = configuration.session(on: desktop)
    session.asksSearchProviders = searchProviders != .none
    return session
  }
}

extension LaunchEnvironment {
  package init(_ environment: Environment) {
    self.init(
      variables: environment.launchVariables, searchPath: environment.variables["PATH"],
      terminal: environment.configuration.applications.terminal)
    allowsActivation = environment.kioskFile == nil
  }
}
