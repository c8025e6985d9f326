import CollectionEngine

extension Scene {
  /// The target of a touch.
  public enum Target: Hashable, Sendable {
    case icon(ItemID)
    /// A page dot, by its screen from 0.
    case pageDot(Int)
    /// The page number beside the page dots, or in their place.
    case pageNumber
    case badge(ItemID)
    case title(ItemID)
    /// The title of a section of the library, by the section's number from 0.
    case header(Int)
    /// The bar with the letters of the library.
    case indexBar
    case button(Button)
    /// A programme of the guide.
    case programme(ItemID)
    /// The corner of the guide.
    case guideCorner
    /// A row of the open menu, by its index.
    case menuRow(Int)
    /// A key of the keypad.
    case keypadKey(KeypadKey)
    /// The panel of an open folder, a sheet or a menu, beside the other targets on it.
    case panel
    /// No other target: the wallpaper, or the dock's plate between its icons.
    case background

    /// Whether a finger can slide along it to turn pages.
    var isPageControl: Bool {
      switch self {
      case .pageDot, .pageNumber: true
      default: false
      }
    }
  }

  /// Returns the icon or the folder plate of an item; nil if it is not in view.
  public func icon(_ id: ItemID) -> Element? {
    elements.first { $0.kind == .icon(id) || $0.kind == .folder(id) }
  }

  /// Returns the target of a touch at a point: that of the frontmost element.
  public func hit(_ point: Point) -> Target {
    for element in elements.reversed() where element.touch?.contains(point) == true {
      if let target = element.kind.traits.target { return target }
    }
    return .background
  }
}
