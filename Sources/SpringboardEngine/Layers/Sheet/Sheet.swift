/// A sheet: the details of an item, the settings, or the help.
struct Sheet: Equatable, Sendable {
  let content: SheetContent
  /// The focus before the sheet opened.
  let formerFocus: Focus?
  /// The height of its content in logical pixels, once the host has measured it.
  var contentHeight = Sheet.usualHeight

  /// The height until the content is measured (by eye).
  static let usualHeight = 380.0
}
