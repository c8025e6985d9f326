import Freedesktop
import SpringboardEngine

/// The details of an application or a programme, or a question about a power action, for its sheet.
package struct Details: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var label: String
    package var value: String
  }

  package var title: String
  /// The kind of application, or the channel and the times of a programme.
  package var subtitle: String?
  /// The purpose of an application, or what a programme is about.
  package var summary: String?
  /// The lines that each paragraph of the summary may have.
  package var summaryLines = 3
  package var rows: [Row] = []

  package init(title: String) {
    self.title = title
  }
}

extension Details {
  /// The details in a desktop entry. Missing values and categories without a name for people are left out. Visitors of a kiosk see neither commands nor paths.
  package init(of entry: DesktopEntry, isKiosk: Bool = false) {
    self.init(title: entry.name)
    (subtitle, summary) = (entry.genericName, entry.comment)
    let known: [(String, String?)] = [
      (
        Strings.categories,
        entry.categories.compactMap { Strings.folderNames.byCategory[$0] }.joined(separator: Strings.listSeparator)
      ),
      (Strings.actions, entry.actions.map(\.name).joined(separator: ", ")),
      (Strings.version, entry.version), (Strings.flatpak, entry.flatpakID),
    ]
    let files: [(String, String?)] = [(Strings.command, entry.exec), (Strings.file, entry.file)]
    rows = (known + (isKiosk ? [] : files)).compactMap { label, value in
      value.flatMap { $0.isEmpty ? nil : Row(label: label, value: $0) }
    }
  }

  /// The details of a programme.
  init(of programme: Guide.Programme, on channel: Guide.Channel, at times: String) {
    self.init(title: programme.title)
    subtitle = "\(channel.name) · \(times)"
    let texts = [programme.subtitle, programme.summary].filter { !$0.isEmpty }
    summary = texts.isEmpty ? nil : texts.joined(separator: "\n")
    summaryLines = 8
  }

  /// The question about a power action.
  init(asking action: PowerAction) {
    self.init(title: Strings.question(about: action))
    summary = action.endsSession ? Strings.losesWork : nil
  }

  /// One line per detail, for screen readers.
  package var lines: [String] {
    [subtitle, summary].compactMap(\.self) + rows.map { "\($0.label): \($0.value)" }
  }
}

extension Springboard {
  /// The details of a programme of the guide, or the question about a power action; nil for other items.
  package func details(of id: ItemID) -> Details? {
    if case .power(let action) = id { return Details(asking: action) }
    return programme(id).map { Details(of: $0.programme, on: $0.channel, at: $0.times) }
  }
}
