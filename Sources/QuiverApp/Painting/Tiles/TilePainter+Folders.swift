import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The plates of folders, through which the blurred wallpaper is visible.
extension TilePainter {
  /// A folder's plate, through which the blurred wallpaper is visible.
  func paintFolder(_ element: Scene.Element, on drawing: Drawing) {
    guard let form = plateForm(element.frame), let face = plateFace(element.frame) else { return }
    paintLift(of: element, on: drawing)
    paintGlow(of: element, on: drawing)
    drawing.layer(
      alpha: element.alpha, within: element.frame.scaled(element.scale).outset(by: tools.style.shadows.icon.reach)
    ) {
      tools.backdrop.inkBlurred(on: drawing)
      tools.fill(through: form, of: element, on: drawing)
      var opaque = element
      opaque.alpha = 1
      tools.paint(face, of: opaque, on: drawing)
      if tools.pass.dock?.contains(element.frame.center) == true {
        drawing.ink(tools.style.colors.plate.fill)
        tools.fill(through: form, of: element, on: drawing)
      }
    }
    tools.darken(form, element, on: drawing)
    paintShade(over: form, element, on: drawing)
    paintState(of: element, on: drawing)
  }

  func plateForm(_ frame: Rect) -> Surface? {
    tools.sprite(.plateForm, frame.size) { drawing, sprite in
      drawing.roundedRectangle(sprite.bounds, radius: tools.iconRadius(frame))
      drawing.ink(.black)
      drawing.fill()
    }
  }

  /// The lightened surface of a plate and its shadow; the wallpaper behind it is painted separately.
  func plateFace(_ frame: Rect) -> Surface? {
    let radius = tools.iconRadius(frame)
    return tools.sprite(.plateFace, frame.size, bleed: tools.style.shadows.icon.reach) { drawing, sprite in
      sprite.cast(tools.style.shadows.icon) { drawing in
        drawing.roundedRectangle(sprite.bounds, radius: radius)
        drawing.fill()
      }
      drawing.saved {
        drawing.roundedRectangle(sprite.bounds, radius: radius)
        drawing.clip()
        drawing.erase()
      }
      tools.drawFace(sprite.bounds, radius: radius, on: drawing)
    }
  }

  func paintMiniature(_ id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard let tile = tools.tile(of: id, for: element) else { return }
    paintTile(tile, element, on: drawing)
  }
}
