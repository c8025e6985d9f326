import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// A window on a monitor that has no springboard of its own. It shows the wallpaper, or the same as the main window.
final class SecondaryWindow {
  let toplevel: Window
  let content: WindowPreferences.Others
  private(set) var monitor: Monitor?
  /// Receives the events. Those of a mirror have the positions that they have in the main window.
  var onEvent: (Event) -> Bool = { _ in false }
  let resources: RenderResources
  /// The mirrored scene, and the viewport that it is for.
  private var mirrored: (scene: Scene, viewport: Viewport)?
  /// The scene as it was painted; nil if all of it has to be painted.
  private var picture: Surface?

  private var canvas: Canvas { toplevel.canvas }

  init(
    _ toplevel: Window, _ content: WindowPreferences.Others, _ resources: RenderResources, names: any ItemNaming
  ) {
    (self.toplevel, self.content, self.resources) = (toplevel, content, resources)
    resources.paintingEnvironment.serve(names, on: toplevel.canvas)
    resources.onChange = { [weak self] in self?.repaint() }
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onResize = { [weak self] _, _ in self?.fit() }
    canvas.onEvent = { [weak self] in self?.receive($0) ?? false }
    toplevel.acceptsKeyboard = content == .mirror
  }

  /// It was put on a monitor.
  func note(_ monitor: Monitor) { self.monitor = monitor }

  /// Shows what the main window shows, if this is a mirror.
  func show(_ scene: Scene, in viewport: Viewport) {
    guard content == .mirror else { return }
    let old = mirrored
    mirrored = (scene, viewport)
    fit()
    guard let old, old.viewport == viewport, let picture, !resources.isFading,
      let parts = resources.painter.parts(changedFrom: old.scene, to: scene)
    else { return repaint() }
    guard !parts.isEmpty else { return }
    let drawing = Drawing(on: picture)
    for part in parts { drawing.rectangle(part.minX, part.minY, part.width, part.height) }
    drawing.clip()
    resources.painter.paint(scene, on: drawing)
    queueDraw(parts)
  }

  /// Paints everything with the next frame.
  private func repaint() {
    picture = nil
    canvas.queueDraw()
  }

  private func queueDraw(_ parts: [Rect]) {
    guard let mirrored, let (place, factor) = place(of: mirrored.viewport.size) else { return }
    canvas.queueDraw(
      parts.map { part in
        Extent(
          x: place.minX + part.minX * factor - 1, y: place.minY + part.minY * factor - 1,
          width: part.width * factor + 2,
          height: part.height * factor + 2)
      })
  }

  private func fit() {
    switch content {
    case .nothing: break
    case .wallpaper:
      resources.fit(Viewport(size: Size(width: canvas.width, height: canvas.height), scale: canvas.scale))
    case .mirror: if let mirrored { resources.fit(mirrored.viewport) }
    }
  }

  private func draw(_ target: DrawTarget) {
    let isFading = resources.advance(to: Instant(seconds: MonotonicClock.now))
    canvas.onTick = isFading ? { [weak self] _ in self?.repaint() } : nil
    guard let mirror else { return target.paint { drawing, _ in self.resources.painter.paintBackdrop(on: drawing) } }
    target.paint { drawing, _ in
      drawing.ink(self.resources.painter.tools.style.colors.background)
      drawing.paint()
      drawing.translate(mirror.place.minX, mirror.place.minY)
      drawing.scale(mirror.factor)
      drawing.paint(mirror.picture, x: 0, y: 0)
    }
  }

  /// The picture of the main window; nil if this is none.
  private var mirror: (picture: Surface, place: Rect, factor: Double)? {
    guard let mirrored, let (place, factor) = place(of: mirrored.viewport.size) else { return nil }
    return (picture ?? painted(mirrored), place, factor)
  }

  private func painted(_ mirrored: (scene: Scene, viewport: Viewport)) -> Surface {
    let painted = resources.paintingEnvironment.blankSurface(filling: mirrored.viewport, isOpaque: true)
    resources.painter.paint(mirrored.scene, on: Drawing(on: painted))
    picture = painted
    return painted
  }

  /// Where a picture of a size is as large as possible, and by how much it is enlarged.
  private func place(of size: Size) -> (Rect, Double)? {
    guard size.width > 0, size.height > 0 else { return nil }
    let factor = min(canvas.width / size.width, canvas.height / size.height)
    let center = Point(x: canvas.width / 2, y: canvas.height / 2)
    return (Rect(center: center, size: Size(width: size.width * factor, height: size.height * factor)), factor)
  }

  private func receive(_ event: Event) -> Bool {
    guard let mirrored, let (place, factor) = place(of: mirrored.viewport.size) else { return onEvent(event) }
    return onEvent(event.moved(by: (-place.minX, -place.minY), scaled: 1 / factor))
  }
}

extension Event {
  /// The event at another position: moved, then scaled.
  fileprivate func moved(by distance: (x: Double, y: Double), scaled factor: Double) -> Event {
    func place(_ x: inout Double, _ y: inout Double) {
      (x, y) = ((x + distance.x) * factor, (y + distance.y) * factor)
    }
    switch self {
    case .pointer(var event):
      place(&event.x, &event.y)
      return .pointer(event)
    case .scroll(var event):
      place(&event.x, &event.y)
      return .scroll(event)
    case .pinch(var event):
      place(&event.x, &event.y)
      return .pinch(event)
    case .key: return self
    }
  }
}
