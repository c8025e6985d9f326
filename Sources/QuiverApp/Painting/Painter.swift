import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints a scene: the same picture on a window, and in a file with no display.
package final class Painter {
  package var style: Style {
    didSet { forgetSurfaces() }
  }
  package var backdrop: Backdrop {
    didSet { plates.forget() }
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
  /// What there is of an application's icon; the side is in device pixels.
  package enum Icon {
    /// Finished pixels, where painting from them is quick.
    case ready(Surface)
    /// They come so soon that nothing need stand in for them.
    case soon
    case missing
  }

  package let environment: any PaintingEnvironment
  /// Pictures that are turned while things quiver.
  let rotations = RotationCache()
  let labels = SurfaceCache<LabelKey>(capacity: 400)
  let sprites = SurfaceCache<Sprite>(capacity: 100)
  /// The plates of dock and open folder.
  let plates = SurfaceCache<Rect>(capacity: 2)
  /// Of the last frame.
  private var panels: Set<Rect> = []
  var letters: [TileKey: Surface] = [:]
  var pass = Pass()

  package init(
    style: Style, backdrop: Backdrop, environment: any PaintingEnvironment = EmptyPaintingEnvironment()
  ) {
    self.style = style
    self.backdrop = backdrop
    self.environment = environment
  }

  func name(_ id: ItemID) -> String { environment.name(of: id) }

  /// Names or icons changed: what was made from them is made anew.
  package func forgetSurfaces() {
    labels.forget()
    sprites.forget()
    rotations.forget()
    plates.forget()
    letters = [:]
  }

  package func paint(_ scene: Scene, on drawing: Drawing) {
    paint(scene, scene.elements.indices, of: beginFrame(scene), on: drawing)
    rotations.endFrame()
  }

  /// The same where it is on a window.
  func paint(_ scene: Scene, on target: DrawTarget) {
    let (pass, reaches) = (beginFrame(scene), scene.elements.map(reach))
    target.paint { drawing, parts in
      var near: [Int] = []
      for (number, reach) in reaches.enumerated() where reach?.meets(parts) != false { near.append(number) }
      paint(scene, near, of: pass, on: drawing)
    }
    rotations.endFrame()
  }

  private func beginFrame(_ scene: Scene) -> Pass {
    var pass = Pass(scene, scale: scale)
    pass.stillPanels = pass.panels.intersection(panels)
    panels = pass.panels
    return pass
  }

  /// Some of a scene's elements by their numbers, in their order.
  private func paint(_ scene: Scene, _ numbers: some Sequence<Int>, of pass: Pass, on drawing: Drawing) {
    backdrop.paint(on: drawing)
    fading?.old.paint(on: drawing, alpha: fading?.rest ?? 0)
    self.pass = pass
    for number in numbers where scene.elements[number].alpha > 0 { paint(scene.elements[number], on: drawing) }
  }

  /// Gets ready what an element will be painted with.
  func prepare(_ element: Scene.Element) {
    switch element.kind {
    case .icon(let id), .miniature(let id): environment.prefetchIcon(of: id, side: side(of: element))
    case .label(let id): _ = label(of: name(id), element)
    case .header(let title): _ = label(of: title, element, as: .header)
    case .folder:
      _ = (plateForm(element.frame), plateFace(element.frame))
      prepareVeil()
    case .dock, .pageDot, .opening, .notice, .veil, .panel, .title, .badge, .count, .ring, .button, .sheet: break
    }
  }

  private func paint(_ element: Scene.Element, on drawing: Drawing) {
    switch element.kind {
    case .icon(let id): paintIcon(id, element, on: drawing)
    case .label(let id): paintLabel(of: name(id), element, on: drawing)
    case .header(let title): paintHeader(title, element, on: drawing)
    case .dock: paintDock(element, on: drawing)
    case .pageDot: paintDot(element, on: drawing)
    case .opening(let id): paintOpening(id, element, on: drawing)
    case .notice(let notice): paintNotice(notice, element, on: drawing)
    case .folder: paintFolder(element, on: drawing)
    case .miniature(let id): paintMiniature(id, element, on: drawing)
    case .veil: paintVeil(element, on: drawing)
    case .panel: paintPanel(element, on: drawing)
    case .title(let id): paintTitle(of: name(id), element, on: drawing)
    case .badge: paintBadge(element, on: drawing)
    case .count(let count): paintCount(count, element, on: drawing)
    case .ring: paintRing(element, on: drawing)
    case .button(let button): paintButton(button, element, on: drawing)
    case .sheet(let id): paintSheet(of: id, element, on: drawing)
    }
  }

  var labelFont: Font { font(size: style.fonts.labelSize, weight: style.fonts.labelWeight) }
  var noticeFont: Font { font(size: style.fonts.noticeSize) }

  func font(size: Double, weight: Int = 400) -> Font {
    Font(family: style.fonts.family ?? desktopFont, size: size, weight: weight)
  }
}
