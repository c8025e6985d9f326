import GtkBridge
import SpringboardEngine

/// What a veil shows of everything behind it, dimmed and on the blurred wallpaper. It is as large as the viewport.
struct VeiledPicture {
  let surface: Surface
  let viewport: Viewport
  /// The elements behind the veil.
  let behind: Scene
  /// That of the painting tools.
  let revision: Int

  /// The least opacity with which a veil changes pixels of eight bits, and that with which it hides what is behind it.
  static let (leastVisible, leastOpaque) = (1.0 / 512, 1 - 1.0 / 512)
}
