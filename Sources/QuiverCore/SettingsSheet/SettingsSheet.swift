/// The settings that the settings sheet shows, with their present values.
package struct SettingsSheet: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  package struct Row: Equatable, Sendable {
    package let name: SettingName
    package let title: String
    package let choices: [SettingChoice]
    /// The index of the present value among the choices.
    package let chosen: Int
    /// Why the value cannot be changed here; nil if it can.
    package let reason: String?
  }

  package let sections: [Section]

  /// `pictures` are the paths of the wallpapers to choose from, and `themes` the names of the themes.
  package init(_ environment: Environment, pictures: [String], themes: [String]) {
    let offers = SettingOffer.sections(pictures: pictures, themes: themes)
    sections = offers.map { title, offers in
      Section(title: title, rows: offers.map { Row($0, environment) })
    }
  }

  package func row(_ name: SettingName) -> Row? { sections.flatMap(\.rows).first { $0.name == name } }
}

extension SettingsSheet.Row {
  fileprivate init(_ offer: SettingOffer, _ environment: Environment) {
    let configuration = environment.configuration
    (name, title) = (offer.setting.name, offer.title)
    reason = environment.reasonAgainstChanging(offer.setting.name)
    let present = offer.setting.write(configuration)
    let isFromElsewhere = !environment.isOnSettingsSheet(offer.setting.name)
    let unset = isFromElsewhere ? offer.choices.firstIndex { $0.value == nil } : nil
    if let index = unset ?? offer.choices.firstIndex(where: { $0.value.map(offer.normalised) == present }) {
      (choices, chosen) = (offer.choices, index)
    } else {
      (choices, chosen) = (offer.choices + [SettingChoice(Strings.presentValue(present), present)], offer.choices.count)
    }
  }
}

extension Environment {
  /// Whether the value of a setting comes from the file of the settings sheet.
  fileprivate func isOnSettingsSheet(_ name: SettingName) -> Bool {
    configuration.origins[name]?.file == settingsFile
  }

  /// Why the settings sheet cannot change a setting; nil if it can. What a user has written into the dotfile overrides what is
  /// chosen on the sheet.
  fileprivate func reasonAgainstChanging(_ name: SettingName) -> String? {
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
