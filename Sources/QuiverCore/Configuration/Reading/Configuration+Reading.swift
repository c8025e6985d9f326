import Freedesktop
import Posix

extension Configuration {
  /// Reads the theme, the administrator's files, the user's files and the flags. Never fails: invalid values are left
  /// out, and diagnostics say so.
  ///
  /// `home` is nil for the home directory of the environment or the password file, `overrides` are flags of the form
  /// `group.key=value`, `appearance` is what an automatic theme follows, `shipped` is the directory of the files that ship
  /// with the program, if it is not installed, and `kiosk` is the file that makes Quiver a kiosk.
  package static func load(
    environment: [String: String], home: String? = nil, overrides: [String] = [],
    on appearance: DesktopAppearance = DesktopAppearance(), shipped: String? = nil,
    administrator: AdministratorFiles = AdministratorFiles(), kiosk: String? = nil,
    checking references: References? = nil
  ) -> (Configuration, [Diagnostic]) {
    let files = ConfigurationFiles(
      environment: environment, home: home, shipped: shipped, administrator: administrator, kiosk: kiosk)
    var reader = ConfigurationReader(files: files, on: appearance, checking: references)
    for file in files.system { reader.add(file: file) }
    if let file = files.settings { reader.add(file: file) }
    for file in files.user where reader.add(file: file) { break }
    reader.add(flags: overrides)
    reader.addLockedKeys()
    reader.addKiosk()
    reader.apply()
    let refused = reader.configuration.refusedStyleSheet(styleSheet(environment: environment, home: home))
    return (reader.configuration, reader.diagnostics + refused)
  }

  private func refusedStyleSheet(_ file: String) -> [Diagnostic] {
    guard let origin = lock.styleOrigin, FileStatus(file) != nil else { return [] }
    let problem = tr("the administrator has locked [style] in %1$s", origin.description)
    return [Diagnostic(origin: .file(file), problem: problem, instead: tr("The whole file is ignored."))]
  }

  /// The faults in one file; nil if there is no such file.
  package static func check(
    file: String, environment: [String: String], home: String? = nil, shipped: String? = nil,
    administrator: AdministratorFiles = AdministratorFiles(), checking references: References? = nil
  ) -> [Diagnostic]? {
    var reader = ConfigurationReader(
      files: ConfigurationFiles(
        environment: environment, home: home, shipped: shipped, administrator: administrator),
      checking: references)
    guard reader.add(file: file) else { return nil }
    reader.apply()
    return reader.diagnostics
  }

  /// Every file that may be read, those with lower priority first. To see all changes, watch these, the ``sources`` and
  /// the ``styleSheet(environment:home:)``.
  package static func files(
    environment: [String: String], home: String? = nil, administrator: AdministratorFiles = AdministratorFiles(),
    kiosk: String? = nil
  ) -> [String] {
    ConfigurationFiles(environment: environment, home: home, administrator: administrator, kiosk: kiosk).all
  }

  /// The user's CSS for the native widgets, which overrides ``Style/css``. It is ignored if `[style]` is locked.
  package static func styleSheet(environment: [String: String], home: String? = nil) -> String {
    BaseDirectories(environment: environment, home: home).configHome + "/quiver/style.css"
  }
}
