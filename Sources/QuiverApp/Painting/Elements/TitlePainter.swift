import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints names, and the text fields in their place.
struct TitlePainter {
  let tools: PaintingTools

  /// The name of an open folder; if it can be changed, on the plate of a text field. While it is edited, the field shows the
  /// text.
  func paintTitle(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    let isEdited = tools.environment.isEditingName(of: id)
    paintField(
      element, hasPlate: element.state.isOutlined || isEdited, isFocused: element.state.isFocused || isEdited,
      on: drawing)
    if !isEdited, let pixels = tools.label(of: tools.name(id), element, as: .title) {
      tools.paint(pixels, of: element, on: drawing)
    }
  }

  /// The name under an icon, or the plate of the text field in its place.
  func paintLabel(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard tools.environment.isEditingName(of: id) else {
      return paintLabel(of: tools.name(id), element, on: drawing)
    }
    var field = element
    field.frame = nameField(for: element).frame.outset(by: Self.fieldInset + 2)
    paintField(field, hasPlate: true, isFocused: true, on: drawing)
  }

  private func paintField(_ element: Scene.Element, hasPlate: Bool, isFocused: Bool, on drawing: Drawing) {
    let inner = element.frame.outset(by: -Self.fieldInset)
    let height = max(inner.height, min(element.frame.height, lineHeight(of: tools.titleFont)))
    let frame = Rect(center: inner.center, size: Size(width: inner.width, height: height))
    let radius = min(tools.style.radii.surface, frame.height / 2)
    drawing.saved {
      drawing.transform(about: frame.center, rotation: element.rotation, scale: element.scale)
      if hasPlate {
        drawing.layer(alpha: element.alpha, within: frame) { tools.drawFace(frame, radius: radius, on: drawing) }
      }
      if isFocused { tools.paintFocus(round: frame, radius: radius, alpha: element.alpha, on: drawing) }
    }
  }

  /// Logical pixels between the frame of a title and the plate of its field.
  private static let fieldInset = 5.0

  /// The text field for a title or a label. That of a label has its first line.
  func nameField(for element: Scene.Element) -> NameField {
    guard case .label = element.kind else {
      let (rest, height) = (element.rest, lineHeight(of: tools.titleFont))
      let y = rest.minY + ((rest.height - height) / 2 * tools.scale).rounded() / tools.scale
      let width = max(0, rest.width - 2 * PaintingTools.titleInset)
      let frame = Rect(x: rest.minX + PaintingTools.titleInset, y: y, width: width, height: height)
      return NameField(frame: frame, font: tools.titleFont, color: color(of: element, as: .title))
    }
    let (frame, height) = (element.frame, lineHeight(of: tools.labelFont))
    return NameField(
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height), font: tools.labelFont,
      color: color(of: element, as: .label))
  }

  private func lineHeight(of font: Font) -> Double { TextLayout("x", font: font, width: 100).height }

  private func color(of element: Scene.Element, as role: PaintingTools.LabelKey.Role) -> Color {
    tools.style.words(on: tools.ground(under: element, as: role).tone)
  }

  /// Paints a name under an icon. Its shadow is chosen for the place where the label comes to rest.
  func paintLabel(of words: String, _ element: Scene.Element, on drawing: Drawing) {
    if let pixels = tools.label(of: words, element) {
      tools.paint(pixels, of: element.part(tools.text(of: pixels, element)), on: drawing)
    }
  }
}

/// How a text field has to look to take the place of a painted name.
struct NameField {
  /// The frame of the text, which is centred in it.
  var frame: Rect
  var font: Font
  var color: Color
}
