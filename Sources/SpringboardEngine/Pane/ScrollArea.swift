import CollectionEngine

/// A part of a view whose content a finger, a wheel or a touchpad scrolls. One at a time is held.
enum ScrollArea: Hashable, Sendable {
  /// The pane in front: the pages, the library, an open folder, or search results.
  case front
  case dock
  case guide
}

extension BoardLayout {
  /// The area whose content is held.
  var heldArea: ScrollArea? {
    if guide?.isHeld == true { return .guide }
    return dock.content.isHeld ? .dock : front.content.isHeld ? .front : nil
  }

  /// How far the content of an area is scrolled. A view without a guide has no such area.
  subscript(area: ScrollArea) -> ScrolledLayout {
    get {
      switch area {
      case .front: front.content
      case .dock: dock.content
      case .guide: guide?.scrolled ?? front.content
      }
    }
    set {
      switch area {
      case .front: front.content = newValue
      case .dock: dock.content = newValue
      case .guide: guide?.follow(newValue)
      }
    }
  }
}
