extension Session {
  var mayEdit: Bool { !preferences.isLocked }

  mutating func beginEditing(at now: Instant) {
    guard mayEdit, !mode.isEditing, appearance.isOnGlass else { return }
    mode = .editing
    quiver.chase(1, on: Spring(response: motion.quiverFade), at: now)
    effects.append(.announce(.editing(true)))
  }

  /// What is carried is dropped where it would land: that is what is seen.
  mutating func endEditing(at now: Instant) {
    guard mode.isEditing else { return }
    drop(at: now)
    mode = .browsing
    selection = []
    quiver.chase(0, on: Spring(response: motion.quiverFade), at: now)
    effects.append(.announce(.editing(false)))
  }

  /// A tap, or an assistive technology's click.
  mutating func select(_ target: Scene.Target, extending: Bool = false, at now: Instant) {
    guard mode.selects(target) else { return }
    switch target {
    case .icon(let id): select(id, extending: extending, at: now)
    case .badge(let id): remove(id, at: now)
    case .title(let id): editName(of: id)
    case .button(let button): press(button, at: now)
    case .pageDot(let page): turn(to: page, at: now)
    case .panel: break
    case .background: leave(at: now)
    }
  }

  private mutating func select(_ id: ItemID, extending: Bool, at now: Instant) {
    if layout.folder(id) != nil, !extending {
      openFolder(id, at: now)
    } else if mode == .browsing {
      open(id, at: now)
    } else if extending {
      toggleSelection(of: id)
    }
  }

  private mutating func toggleSelection(of id: ItemID) {
    if let index = selection.firstIndex(of: id) { selection.remove(at: index) } else { selection.append(id) }
  }

  mutating func press(_ button: Scene.Button, at now: Instant) {
    switch button {
    case .done: endEditing(at: now)
    case .undo: undo(at: now)
    case .close: closeSheet(at: now)
    }
  }

  /// Out of the foremost thing: the background was tapped, or Escape pressed.
  mutating func leave(at now: Instant) {
    if sheet?.isOpening == true {
      closeSheet(at: now)
    } else if layout.front.isModal {
      closeFolder(at: now)
    } else if mode.isEditing {
      endEditing(at: now)
    } else if preferences.presence == .overlay {
      effects.append(.hide)
    }
  }
}
