import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// A folder's plate, through which the blurred wallpaper is visible.
  func paintFolder(_ element: Scene.Element, on drawing: Drawing) {
    guard let form = plateForm(element.frame), let face = plateFace(element.frame) else { return }
    paintLift(of: element, on: drawing)
    paintGlow(of: element, on: drawing)
    drawing.layer(
      alpha: element.alpha, within: element.frame.scaled(element.scale).outset(by: style.shadows.icon.reach)
    ) {
      backdrop.inkBlurred(on: drawing)
      fill(through: form, of: element, on: drawing)
      var opaque = element
      opaque.alpha = 1
      paint(face, of: opaque, on: drawing)
      if pass.dock?.contains(element.frame.center) == true {
        drawing.ink(style.colors.plate.fill)
        fill(through: form, of: element, on: drawing)
      }
    }
    darken(form, element, on: drawing)
    paintShade(over: form, element, on: drawing)
    paintState(of: element, on: drawing)
  }

  func plateForm(_ frame: Rect) -> Surface? {
    sprite(.plateForm, frame.size) { drawing, sprite in
      drawing.roundedRectangle(sprite.bounds, radius: iconRadius(frame))
      drawing.ink(.black)
      drawing.fill()
    }
  }

  /// The lightened surface of a plate and its shadow; the wallpaper behind it is painted separately.
  func plateFace(_ frame: Rect) -> Surface? {
    let radius = iconRadius(frame)
    return sprite(.plateFace, frame.size, bleed: style.shadows.icon.reach) { drawing, sprite in
      sprite.cast(style.shadows.icon) { drawing in
        drawing.roundedRectangle(sprite.bounds, radius: radius)
        drawing.fill()
      }
      drawing.saved {
        drawing.roundedRectangle(sprite.bounds, radius: radius)
        drawing.clip()
        drawing.erase()
      }
      drawFace(sprite.bounds, radius: radius, on: drawing)
    }
  }

  func paintMiniature(_ id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard let tile = tile(of: id, for: element) else { return }
    paintTile(tile, element, on: drawing)
  }

  /// Blurs and dims everything behind an open folder or a sheet.
  func paintVeil(_ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    pass.cover(element.rest, with: style.colors.veil)
    drawing.saved {
      drawing.rectangle(frame.minX, frame.minY, frame.width, frame.height)
      drawing.clip()
      backdrop.paintHaze(Self.veilHaze, style.colors.veil, alpha: element.alpha, on: drawing)
    }
  }

  /// Prepares the veil, so that the first frame of an opening folder need not wait for it.
  func prepareVeil() {
    backdrop.haze(Self.veilHaze, style.colors.veil)
  }

  /// The opacity of the blurred wallpaper in a veil.
  private static let veilHaze = 0.75
}
