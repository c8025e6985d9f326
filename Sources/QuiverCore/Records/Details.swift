import Freedesktop

/// The details of an application, for its sheet.
package struct Details: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var label: String
    package var value: String
  }

  package var title: String
  /// The kind of application.
  package var subtitle: String?
  /// Its purpose.
  package var summary: String?
  package var rows: [Row] = []

  package init(title: String) {
    self.title = title
  }
}

extension Details {
  /// The details in a desktop entry. Missing values are left out. Visitors of a kiosk see neither commands nor paths.
  package init(of entry: DesktopEntry, isKiosk: Bool = false) {
    self.init(title: entry.name)
    (subtitle, summary) = (entry.genericName, entry.comment)
    let known: [(String, String?)] = [
      (Strings.categories, entry.categories.joined(separator: ", ")),
      (Strings.actions, entry.actions.map(\.name).joined(separator: ", ")),
      (Strings.version, entry.version), (Strings.flatpak, entry.flatpakID),
    ]
    let files: [(String, String?)] = [(Strings.command, entry.exec), (Strings.file, entry.file)]
    rows = (known + (isKiosk ? [] : files)).compactMap { label, value in
      value.flatMap { $0.isEmpty ? nil : Row(label: label, value: $0) }
    }
  }

  /// One line per detail, for screen readers.
  package var lines: [String] {
    [subtitle, summary].compactMap(\.self) + rows.map { "\($0.label): \($0.value)" }
  }
}
