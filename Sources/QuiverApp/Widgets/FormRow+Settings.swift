import GtkBridge
import QuiverCore

extension FormRow {
  /// The id of the button that opens the settings file.
  static let editFile = "edit"

  /// The rows of the settings sheet.
  static func rows(of sheet: SettingsSheet) -> [FormRow] {
    sheet.sections.flatMap { section in
      [FormRow(section.title, section.title, .heading)] + section.rows.map(FormRow.init)
    } + [FormRow(editFile, Strings.editSettings, .button)]
  }

  /// The rows of the help.
  static func rows(of help: [HelpSection]) -> [FormRow] {
    help.flatMap { section in
      [FormRow(section.title, section.title, .heading)]
        + section.rows.map { FormRow($0.effect, $0.effect, .text($0.input)) }
    }
  }

  private init(_ row: SettingsSheet.Row) {
    let choices = row.choices.map { Choice($0.title, Choice.Look($0.look)) }
    self.init(
      row.name.dotted, row.title, note: row.reason, .choice(choices, chosen: row.chosen), isEnabled: row.reason == nil)
  }
}

extension FormRow.Choice.Look {
  fileprivate init(_ look: SettingChoice.Look) {
    self =
      switch look {
      case .words: .words
      case .color(let color): .color(color.description)
      case .picture: .picture
      }
  }
}
