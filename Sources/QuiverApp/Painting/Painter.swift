import GtkBridge
import SpringboardEngine

/// Paints a scene: the same picture on a window, and in a file with no display.
package final class Painter {
  package var style: Style {
    didSet { forgetSurfaces() }
  }
  package var backdrop: Backdrop {
    didSet { plate = nil }
  }
  /// The ground that gives way to this one, and how much of it is still to be seen.
  var fading: (old: Backdrop, rest: Double)?
  /// Device pixels a logical pixel.
  package var scale = 1.0 {
    didSet { if scale != oldValue { forgetSurfaces() } }
  }
  /// The desktop's typeface, used where the style names none.
  package var desktopFont = "Sans" {
    didSet { if desktopFont != oldValue { forgetSurfaces() } }
  }
  /// Finished pixels of an application's icon, once they are there, where painting from them is quick; the side is in
  /// device pixels.
  package var icon: (ItemID, Int) -> Surface? = { _, _ in nil }
  package var name: (ItemID) -> String = { $0.rawValue }
  /// Puts a picture where painting from it is quick.
  package var upload: (Surface) -> Surface = { $0 }
  let labels = LabelStore()
  /// The dock's plate as it was last painted, and where.
  var plate: (frame: Rect, surface: Surface)?
  private var letters: [TileKey: Surface] = [:]

  package init(style: Style, backdrop: Backdrop) {
    self.style = style
    self.backdrop = backdrop
  }

  /// Names or icons changed: what was made from them is made anew.
  package func forgetSurfaces() {
    labels.forget()
    plate = nil
    letters = [:]
  }

  package func paint(_ scene: Scene, on drawing: Drawing) {
    backdrop.paint(on: drawing)
    fading?.old.paint(on: drawing, alpha: fading?.rest ?? 0)
    let moving = scene.next == .nextFrame
    for element in scene.elements where element.alpha > 0 {
      paint(element, moving: moving, on: drawing)
    }
  }

  /// An icon's side in device pixels.
  func side(of element: Scene.Element) -> Int {
    Int((element.frame.width * scale).rounded())
  }

  /// Gets ready what an element will be painted with.
  func prepare(_ element: Scene.Element) {
    switch element.kind {
    case .icon(let id): _ = icon(id, side(of: element))
    case .label(let id): _ = label(of: name(id), element)
    case .dock, .pageDot, .opening, .notice: break
    }
  }

  private func paint(_ element: Scene.Element, moving: Bool, on drawing: Drawing) {
    switch element.kind {
    case .icon(let id): paintIcon(id, element, moving: moving, on: drawing)
    case .label(let id): paintLabel(of: name(id), element, on: drawing)
    case .dock: paintPlate(element, radius: style.radii.dock, on: drawing)
    case .pageDot: paintDot(element, on: drawing)
    case .opening(let id): paintOpening(id, element, on: drawing)
    case .notice(let words): paintNotice(words, element, on: drawing)
    }
  }

  var labelFont: Font {
    Font(family: style.fonts.family ?? desktopFont, size: style.fonts.labelSize, weight: style.fonts.labelWeight)
  }

  var noticeFont: Font {
    Font(family: style.fonts.family ?? desktopFont, size: style.fonts.noticeSize)
  }

  /// An icon's pixels at a side, or the letter tile that stands for it.
  func tile(of id: ItemID, side: Double) -> Surface? {
    let key = TileKey(id: id, side: Int((side * scale).rounded()))
    if let picture = icon(id, key.side) {
      letters[key] = nil
      return picture
    }
    if let ready = letters[key] { return ready }
    letters[key] = LetterTile(id: id, name: name(id), side: key.side, scale: scale).surface().map(upload)
    return letters[key]
  }
}

/// A tile as it is painted.
private struct TileKey: Hashable {
  let id: ItemID
  /// Device pixels.
  let side: Int
}
