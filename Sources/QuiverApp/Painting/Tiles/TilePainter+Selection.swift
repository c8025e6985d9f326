import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// What shows that a tile is selected or has the focus.
extension TilePainter {
  /// A selected tile is marked less strongly than the one with the focus.
  private static let selectedStrength = 0.6

  /// The opacity of the black and of the accent colour over a shaded tile (by eye).
  private static let (shadeDarkness, shadeTint) = (0.5, 0.3)

  /// How far the glow extends beyond the tile at full strength, in logical pixels (by eye).
  private static let glowGrowth = 5.0

  private var glow: Shadow { Shadow(dy: 0, blur: 18, color: tools.style.colors.accent) }

  /// The reach of the glow round a tile, in logical pixels.
  var glowReach: Double { tools.style.selection == .glow ? Self.glowGrowth + glow.reach : 0 }

  /// Paints the glow, which is behind the tile. Call this before the tile is painted.
  func paintGlow(of element: Scene.Element, on drawing: Drawing) {
    guard tools.style.selection == .glow, let element = element.marked(Self.selectedStrength) else { return }
    let radius = tools.tileRadius(element)
    let picture = tools.sprite(.glow(radius: radius), element.frame.size, bleed: glowReach) { _, sprite in
      sprite.cast(glow) { drawing in
        drawing.roundedRectangle(sprite.bounds.outset(by: Self.glowGrowth), radius: radius + Self.glowGrowth)
        drawing.fill()
      }
    }
    if let picture { tools.paint(picture, of: element, on: drawing) }
  }

  /// Paints the shade, which covers the pixels of the tile, and its edge, which is visible on a tile of any colour. Call this
  /// after the tile is painted.
  func paintShade(over tile: Surface, _ element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    guard tools.style.selection == .shade, let element = element.marked(Self.selectedStrength) else { return }
    for color in [Color.black.opacity(Self.shadeDarkness), tools.style.colors.accent.opacity(Self.shadeTint)] {
      drawing.ink(color.opacity(element.alpha))
      tools.fill(through: tile, of: element, stretch: stretch, on: drawing)
    }
    let inset = tools.style.spacing.focusWidth / 2
    drawing.saved {
      drawing.transform(about: element.frame.center, rotation: element.rotation, scale: element.scale)
      drawing.roundedRectangle(element.frame.outset(by: -inset), radius: max(0, tools.tileRadius(element) - inset))
      drawing.ink(tools.style.colors.accent.opacity(element.alpha))
      drawing.stroke(width: tools.style.spacing.focusWidth)
    }
  }

  /// Paints the ring, which is outside the tile.
  func paintFocusRing(outside element: Scene.Element, on drawing: Drawing) {
    guard tools.style.selection == .ring, let element = element.marked(Self.selectedStrength) else { return }
    drawing.saved {
      drawing.transform(about: element.frame.center, rotation: element.rotation, scale: element.scale)
      tools.paintFocus(round: element.frame, radius: tools.tileRadius(element), alpha: element.alpha, on: drawing)
    }
  }
}

extension Scene.Element {
  /// The element with the opacity of its mark; nil if it has none. `strength` is the opacity of the mark of a selected tile
  /// that does not have the focus.
  fileprivate func marked(_ strength: Double) -> Scene.Element? {
    guard state.isFocused || state.isSelected else { return nil }
    var element = self
    if !state.isFocused { element.alpha *= strength }
    return element
  }
}
