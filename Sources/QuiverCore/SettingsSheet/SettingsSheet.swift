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
    // Somebody has set a value that cannot be changed here. Otherwise it comes from the sheet, a theme or nowhere.
    let isSet = environment.isOnSettingsSheet(name) || (reason != nil && configuration.origins[name] != nil)
    let unset = isSet ? nil : offer.choices.firstIndex { $0.value == nil }
    if let index = unset ?? offer.choices.firstIndex(where: { $0.value.map(offer.normalised) == present }) {
      (choices, chosen) = (offer.choices, index)
    } else {
      (choices, chosen) = (offer.choices + [SettingChoice(Strings.presentValue(present), present)], offer.choices.count)
    }
  }
}
