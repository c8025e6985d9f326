import Posix

/// Applies layers to the default configuration.
struct ConfigurationReader {
  let files: ConfigurationFiles
  private(set) var configuration = Configuration()
  private(set) var diagnostics: [Diagnostic] = []
  private var layers: [ConfigurationLayer] = []
  /// The configuration of the theme alone, which `auto` refers to.
  private var themed = Configuration()
  /// The administrator's file, whose locks apply to all other files; nil if there is none.
  private let administrator: ConfigurationLayer?
  private var lock: Lock { configuration.lock }
  /// What values may name; nil if this is not checked.
  private let references: References?
  /// What `[style] theme=auto` follows.
  private let appearance: DesktopAppearance

  init(
    files: ConfigurationFiles, on appearance: DesktopAppearance = DesktopAppearance(),
    checking references: References? = nil
  ) {
    (self.files, self.appearance, self.references) = (files, appearance, references)
    var layer = try? ConfigurationLayer(file: files.administrator.configuration)
    layer?.scope = .everyKey
    if layer != nil { configuration.lock = Lock(takenFrom: &layer!, of: files.administrator) }
    administrator = layer
    if let kiosk = files.kiosk { configuration.lock.lock(Setting.all.map(\.name), at: .file(kiosk)) }
  }

  /// Adds a file with a higher priority than those before. Returns false if there is no such file.
  @discardableResult
  mutating func add(file: String) -> Bool {
    guard let layer = layer(of: file) else { return false }
    configuration.sources.append(file)
    if layer.isUnresponsive { configuration.unresponsive.append(file) }
    layers.append(layer)
    return true
  }

  private func layer(of file: String) -> ConfigurationLayer? {
    file == files.administrator.configuration ? administrator : try? ConfigurationLayer(file: file)
  }

  /// Adds the administrator's file for its locked keys, if `XDG_CONFIG_DIRS` does not include it.
  mutating func addLockedKeys() {
    let file = files.administrator.configuration
    guard !files.system.contains(file), var layer = administrator else { return }
    layer.scope = .lockedKeys
    configuration.sources.append(file)
    layers.append(layer)
  }

  /// Adds the file of a kiosk, which precedes all others. Without it nothing is allowed.
  mutating func addKiosk() {
    guard let file = files.kiosk else { return }
    guard var layer = layer(of: file) else { return diagnostics.append(.noKiosk(file)) }
    layer.scope = .kiosk
    configuration.sources.append(file)
    if layer.isUnresponsive { configuration.unresponsive.append(file) }
    layers.append(layer)
  }

  mutating func add(flags: [String]) {
    layers.append(ConfigurationLayer(flags: flags))
  }

  /// The theme is applied first, because everything else overrides it.
  mutating func apply() {
    applyTheme()
    themed = configuration
    for layer in layers { apply(layer, taking: layer.scope == .kiosk ? Setting.byNameInKiosk : Setting.byName) }
    if administrator?.isUnusable == true { configuration.restrictions.isLocked = true }
    if files.kiosk != nil { configuration.becomeKiosk() }
  }

  private mutating func applyTheme() {
    let isLocked = lock.contains(Setting.theme.name)
    let named = layers.filter { $0.scope.includes(locked: isLocked) }.flatMap(\.assignments)
      .last { $0.name == Setting.theme.name && isValidTheme($0) }
    if let named { _ = Setting.theme.read(named.value ?? "", home(for: Setting.theme), &configuration) }
    let isAutomatic = configuration.theme == Configuration.automaticTheme
    let theme = isAutomatic ? appearance.theme : configuration.theme
    configuration.appliedTheme = theme
    for file in files.candidates(forTheme: theme, isLocked: isLocked) {
      guard let layer = themeLayer(of: file, isLocked: isLocked) else { continue }
      configuration.sources.insert(file, at: 0)
      if layer.isUnresponsive { configuration.unresponsive.append(file) }
      return apply(layer, taking: Setting.looksByName)
    }
    if let named, !isAutomatic, theme != DesktopAppearance().theme {
      diagnostics.append(.noTheme(theme, named.valueOrigin))
    }
  }

  /// A theme that the user can choose cannot set locked keys. Shipped themes set all keys of `[style]`, so this is not
  /// reported for them.
  private func themeLayer(of file: String, isLocked: Bool) -> ConfigurationLayer? {
    guard var layer = try? ConfigurationLayer(file: file) else { return nil }
    layer.scope = isLocked ? .everyKey : .unlockedKeys
    if !isLocked, files.isAdministrators(theme: file) { layer.assignments.removeAll { lock.contains($0.name) } }
    return layer
  }

  private func isValidTheme(_ assignment: Assignment) -> Bool {
    var trial = Configuration()
    return Setting.theme.read(assignment.value ?? "", home(for: Setting.theme), &trial)
  }

  /// The directory that `~/` stands for in a value; nil for a locked key, because the user can set `HOME`. The keys of a
  /// kiosk use the password file, which the user cannot change.
  private func home(for setting: Setting) -> String? {
    if setting.name.group == Setting.kioskGroup { return Account.home() }
    return lock.contains(setting.name) ? nil : files.home
  }

  private mutating func apply(_ layer: ConfigurationLayer, taking settings: [SettingName: Setting]) {
    var found = layer.diagnostics
    for assignment in layer.assignments {
      do throws(AssignmentError) {
        let setting = try apply(assignment, of: layer, taking: settings)
        found += refusals(of: assignment, setting).prefix(ConfigurationLayer.limit)
        found += (references?.faults(in: assignment, of: setting) ?? []).prefix(ConfigurationLayer.limit)
      } catch {
        if found.count < ConfigurationLayer.limit { found.append(error.diagnostic(assignment, configuration)) }
      }
    }
    diagnostics += found.sorted { $0.origin.line < $1.origin.line }
  }

  private mutating func apply(
    _ assignment: Assignment, of layer: ConfigurationLayer, taking settings: [SettingName: Setting]
  ) throws(AssignmentError) -> Setting? {
    guard assignment.name.group != Lock.group else { throw .lockOutside(files.administrator.configuration) }
    guard assignment.name.group != Setting.kioskGroup || layer.scope == .kiosk else { throw .kioskOutside }
    guard let setting = settings[assignment.name] ?? settings[assignment.name.british] else {
      throw .unknown(known(settings, in: layer))
    }
    let origin = lock.origin(of: setting.name)
    guard layer.scope.includes(locked: origin != nil) else {
      guard let origin else { return nil }
      throw .locked(origin)
    }
    try read(assignment, as: setting)
    configuration.origins[setting.name] = assignment.origin
    return setting
  }

  private func refusals(of assignment: Assignment, _ setting: Setting?) -> [Diagnostic] {
    guard let setting else { return [] }
    return setting.refusedParts(configuration, home(for: setting)).map { part in
      Diagnostic(
        origin: assignment.origin(of: part.text), key: setting.name, problem: part.problem, instead: part.instead)
    }
  }

  private func known(_ settings: [SettingName: Setting], in layer: ConfigurationLayer) -> [SettingName] {
    settings.keys + (layer.scope == .unlockedKeys || layer.scope == .kiosk ? [] : [Lock.list])
  }

  private mutating func read(_ assignment: Assignment, as setting: Setting) throws(AssignmentError) {
    guard let value = assignment.value.map({ resolved($0, for: setting) }) else { throw .value(setting) }
    guard !setting.read(value, home(for: setting), &configuration) else { return }
    var trial = configuration
    throw setting.read(value, files.home, &trial) ? .lockedPathInHome : .value(setting)
  }

  private func resolved(_ value: String, for setting: Setting) -> String {
    value == "auto" && Setting.looksByName[setting.name] != nil ? setting.write(themed) : value
  }
}

extension Configuration {
  /// A kiosk is a locked home screen, whatever the files say.
  fileprivate mutating func becomeKiosk() {
    restrictions.isLocked = true
    restrictions.allowsSettings = false
    springboard.windowKind = .home
    isKiosk = true
  }
}

extension Diagnostic {
  fileprivate static func noKiosk(_ file: String) -> Diagnostic {
    Diagnostic(origin: .file(file), problem: tr("the file of the kiosk is missing"), instead: tr("Nothing is allowed."))
  }

  fileprivate static func noTheme(_ theme: String, _ origin: Origin) -> Diagnostic {
    Diagnostic(
      origin: origin, key: Setting.theme.name, problem: tr("there is no theme “%1$s”", theme),
      suggestion: Spelling.nearest(to: theme, among: Setting.shippedThemes),
      advice: tr("Quiver's themes are %1$s.", Setting.shippedThemes.joined(separator: Strings.listSeparator)),
      instead: tr("The default look is used."))
  }
}
