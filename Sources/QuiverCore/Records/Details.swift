/// What is known of an application, as its sheet shows it.
package struct Details: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var label: String
    package var value: String
  }

  package var title: String
  /// What kind of application it is.
  package var subtitle: String?
  /// What it is for.
  package var summary: String?
  package var rows: [Row] = []

  package init(title: String) {
    self.title = title
  }
}
