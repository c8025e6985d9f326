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
