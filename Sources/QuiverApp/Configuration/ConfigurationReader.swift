import Freedesktop

/// Lays one layer after another over the defaults.
nonisolated struct ConfigurationReader {
  let files: ConfigurationFiles
  private(set) var configuration = Configuration()
  private(set) var diagnostics: [Diagnostic] = []
  private var layers: [ConfigurationLayer] = []
  /// What `auto` means for a look: the theme, with nothing over it.
  private var themed = Configuration()

  init(files: ConfigurationFiles) {
    self.files = files
  }

  /// Adds a file over those there are; false if it is not there.
  @discardableResult
  mutating func add(file: String) -> Bool {
    guard let layer = try? ConfigurationLayer(file: file) else { return false }
    configuration.sources.append(file)
    layers.append(layer)
    return true
  }

  mutating func add(flags: [String]) {
    layers.append(ConfigurationLayer(flags: flags))
  }

  /// The theme first, since everything else stands over it.
  mutating func apply() {
    applyTheme()
    themed = configuration
    for layer in layers { apply(layer, taking: Setting.named) }
  }

  private mutating func applyTheme() {
    let named = layers.flatMap(\.assignments).last { $0.name == Setting.theme.name && takes($0) }
    if let named { _ = Setting.theme.read(named.value ?? "", files.home, &configuration) }
    let theme = configuration.theme
    for file in files.candidates(forTheme: theme) {
      guard let layer = try? ConfigurationLayer(file: file) else { continue }
      configuration.sources.insert(file, at: 0)
      return apply(layer, taking: Setting.looksNamed)
    }
    if let named, theme != Configuration().theme { diagnostics.append(.noTheme(theme, named.origin)) }
  }

  private func takes(_ assignment: Assignment) -> Bool {
    var trial = Configuration()
    return Setting.theme.read(assignment.value ?? "", files.home, &trial)
  }

  private mutating func apply(_ layer: ConfigurationLayer, taking settings: [Setting.Name: Setting]) {
    var found = layer.diagnostics
    for assignment in layer.assignments {
      do throws(Unfit) {
        try apply(assignment, taking: settings)
      } catch {
        if found.count < ConfigurationLayer.limit { found.append(error.diagnostic(assignment, configuration)) }
      }
    }
    diagnostics += found.sorted { $0.origin.line < $1.origin.line }
  }

  private mutating func apply(_ assignment: Assignment, taking settings: [Setting.Name: Setting]) throws(Unfit) {
    guard let setting = settings[assignment.name] else { throw .unknown(settings.keys.map(\.self)) }
    guard let value = assignment.value, setting.read(meant(value, setting), files.home, &configuration) else {
      throw .value(setting)
    }
    configuration.origins[setting.name] = assignment.origin
  }

  private func meant(_ value: String, _ setting: Setting) -> String {
    value == "auto" && Setting.looksNamed[setting.name] != nil ? setting.write(themed) : value
  }
}

nonisolated extension Diagnostic {
  fileprivate static func noTheme(_ theme: String, _ origin: Origin) -> Diagnostic {
    Diagnostic(
      origin: origin, key: Setting.theme.name, problem: "there is no theme “\(theme)”",
      suggestion: Spelling.nearest(to: theme, among: Setting.shippedThemes), instead: "the default look is used")
  }
}
