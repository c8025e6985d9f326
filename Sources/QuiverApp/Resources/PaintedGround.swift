import CollectionEngine
import GtkBridge
import QuiverCore

/// The layers of a background that is not a single colour.
struct PaintedGround {
  let wallpaper: WallpaperPreferences.Source
  /// The size of the viewport in logical pixels.
  let size: Size
  /// As large as the viewport.
  let picture: Surface?
  let background: Color
  /// Called when the picture has been painted at its full size.
  let onPainted: () -> Void

  /// A picture is halved step by step, because scaling it down in one step takes ten times as long.
  func paint(on drawing: Drawing, halvings: Int) {
    if picture?.isOpaque != true { paintBehindPicture(on: drawing) }
    if halvings == 0 {
      picture.map(drawing.paintInBands)
      onPainted()
    } else if let small = (0..<halvings).reduce(picture, { larger, _ in larger?.halved ?? larger }) {
      drawing.paint(small, x: 0, y: 0)
    }
  }

  private func paintBehindPicture(on drawing: Drawing) {
    drawing.ink(background)
    drawing.paint()
    guard case .gradient(let gradient) = wallpaper else { return }
    drawing.ink(gradient.pattern(on: size))
    drawing.paint()
  }
}
