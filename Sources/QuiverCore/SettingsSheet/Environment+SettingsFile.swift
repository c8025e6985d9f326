import KeyFile
import Posix

extension Environment {
  /// The file that the settings sheet writes. What the user's own configuration file says precedes it.
  package var settingsFile: String { ConfigurationFiles.chosenSettings(in: directories) }

  /// The files that may be the user's own configuration, of which the first that exists is read.
  var userConfigurationFiles: [String] {
    ConfigurationFiles(environment: variables, home: nil).user
  }

  /// Changes keys in the file of the settings sheet; nil removes a key. It writes the disk; call it on another thread.
  package func write(_ values: [SettingName: String?]) throws(ConfigurationFileFault) {
    let path = settingsFile
    do throws(FileFault) {
      let file = try AtomicFile(path)
      let lock = try file.lock(waitingAtMost: Self.lockLimit)
      defer { withExtendedLifetime(lock) {} }
      var content = try Self.content(of: path)
      for (name, value) in values {
        if let value {
          content.setRaw(name.key, in: name.group, to: value)
        } else {
          content.remove(name.key, in: name.group)
        }
      }
      try file.write(content.bytes)
    } catch {
      throw ConfigurationFileFault(file: path, fault: error)
    }
  }

  /// An empty file has a comment that says what it is for. A file that cannot be read is not overwritten.
  private static func content(of path: String) throws(FileFault) -> KeyFile {
    do throws(FileFault) {
      return KeyFile(bytes: try RegularFile.read(path))
    } catch .absent {
      return KeyFile(Strings.settingsFileHead)
    }
  }

  /// Seconds to wait for another process that writes the file.
  private static let lockLimit = 5.0

  /// The names of all themes that can be chosen: the ones that ship, and the user's own by name.
  package var themeNames: [String] {
    let directories = ConfigurationFiles(environment: variables, home: nil, shipped: assets.directory).themes
    let found = directories.flatMap { DirectoryReader($0)?.items().map(\.name) ?? [] }
    let names = Set(found.filter { $0.hasSuffix(".conf") }.map { String($0.dropLast(5)) })
    return Setting.themeChoices + names.subtracting(Setting.themeChoices).sorted()
  }

  /// Whether the value of a setting comes from the file of the settings sheet.
  func isOnSettingsSheet(_ name: SettingName) -> Bool {
    configuration.origins[name]?.file == settingsFile
  }

  /// Why the settings sheet cannot change a setting; nil if it can. What a user has written into the dotfile overrides what is
  /// chosen on the sheet.
  func reasonAgainstChanging(_ name: SettingName) -> String? {
    if let lock = configuration.lock.origin(of: name) { return Strings.settingIsLocked(lock.description) }
    switch configuration.origins[name] {
    case .flag: return Strings.settingIsOnCommandLine
    case let origin? where origin.file.map(userConfigurationFiles.contains) == true:
      return Strings.settingIsInFile(shortened(origin))
    default: return nil
    }
  }

  /// The file and the line, with `~` for the home directory.
  private func shortened(_ origin: Origin) -> String {
    let path = origin.file ?? ""
    let short = path.hasPrefix("\(directories.home)/") ? "~" + path.dropFirst(directories.home.count) : path
    return origin.line > 0 ? Strings.line(origin.line, of: short) : short
  }
}
