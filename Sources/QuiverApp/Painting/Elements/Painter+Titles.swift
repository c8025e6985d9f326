import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The name of an open folder; if it can be changed, on the plate of a text field.
  func paintTitle(of words: String, _ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame.outset(by: -Self.fieldInset)
    let radius = min(style.radii.surface, frame.height / 2)
    drawing.saved {
      drawing.transform(about: frame.center, rotation: element.rotation, scale: element.scale)
      if element.state.isOutlined {
        drawing.layer(alpha: element.alpha, within: frame) { drawFace(frame, radius: radius, on: drawing) }
      }
      if element.state.isFocused { paintFocus(round: frame, radius: radius, alpha: element.alpha, on: drawing) }
    }
    if let pixels = label(of: words, element, as: .title) { lay(pixels, of: element, on: drawing) }
  }

  /// Logical pixels between the frame of a title and the plate of its field.
  private static let fieldInset = 5.0
}
