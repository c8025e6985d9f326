extension View {
  /// The item that has the focus.
  var focusedItem: ItemID? {
    if case .item(let id) = focus { id } else { nil }
  }

  /// The programme of the guide that has the focus.
  var focusedProgramme: ItemID? {
    if case .programme(let id) = focus { id } else { nil }
  }

  /// Removes the focus from what is no longer in view.
  mutating func dropFocusOutOfView() {
    if let focus, !isInView(focus) { self.focus = nil }
  }

  /// Whether something that can have the focus is in view. Buttons are only in the scene, which is checked when a key is
  /// pressed.
  func isInView(_ focus: Focus) -> Bool {
    switch focus {
    case .item(let id): layout.isInView(id)
    case .programme(let id): layout.isGuideInFront && layout.guide?.content.index(of: id) != nil
    case .pageDots: layout.front.hasPageDots
    case .title(let id): layout.front.id == .folder(id)
    case .button: true
    }
  }
}
