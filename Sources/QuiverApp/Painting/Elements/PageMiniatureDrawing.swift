import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Draws the plate of a page's miniature, with a small plate for each folder, and one where an icon may not be loaded yet. The icons
/// are elements of their own. The current page has an outline.
struct PageMiniatureDrawing {
  let page: PageMiniature
  let layout: PageMiniatureLayout
  let color: Color
  let markColor: Color

  /// The radius of the corners of the plate in logical pixels, and that of an item's, as a share of its side (by eye).
  private static let (radius, itemRadius) = (4.0, 0.25)
  /// The opacities of the plate, of a folder's and of an icon's place, and the width of the outline in logical pixels (by eye).
  private static let (plateOpacity, folderOpacity, iconOpacity, outline) = (0.12, 0.5, 0.15, 1.5)

  func draw(on drawing: Drawing) {
    fill([layout.plate], radius: Self.radius, opacity: Self.plateOpacity, on: drawing)
    let places = page.items.indices.map { (isFolder: page.items[$0].isFolder, frame: layout.icon(at: $0)) }
    for (isFolder, opacity) in [(true, Self.folderOpacity), (false, Self.iconOpacity)] {
      let frames = places.filter { $0.isFolder == isFolder }.map(\.frame)
      fill(frames, radius: (frames.first?.width ?? 0) * Self.itemRadius, opacity: opacity, on: drawing)
    }
    guard page.isCurrent else { return }
    drawing.roundedRectangle(layout.plate, radius: Self.radius)
    drawing.ink(markColor)
    drawing.stroke(width: Self.outline)
  }

  private func fill(_ frames: [Rect], radius: Double, opacity: Double, on drawing: Drawing) {
    for frame in frames { drawing.roundedRectangle(frame, radius: radius) }
    drawing.ink(color.opacity(opacity))
    drawing.fill()
  }
}

extension ItemID {
  fileprivate var isFolder: Bool { if case .folder = self { true } else { false } }
}
