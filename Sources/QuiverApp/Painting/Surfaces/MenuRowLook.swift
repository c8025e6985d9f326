import SpringboardEngine

/// Everything besides its text that the pixels of a menu's row depend on.
struct MenuRowLook: Hashable {
  enum Kind { case choice, submenu, back }

  var kind: Kind
  var isEnabled: Bool
  var isHighlighted: Bool
  var isRightToLeft: Bool
  /// nil for a row that switches nothing.
  var isChecked: Bool?
  /// nil for a row that shows no page.
  var page: PageMiniature?
}
