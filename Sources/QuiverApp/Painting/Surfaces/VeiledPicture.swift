import GtkBridge
import SpringboardEngine

/// What a veil shows of everything behind it: blurred and dimmed, as large as the viewport.
struct VeiledPicture {
  let surface: Surface
  let viewport: Viewport
  /// The elements behind the veil.
  let behind: Scene

  /// The opacities from which a veil changes pixels of eight bits, and from which it hides what is behind it.
  static let (visible, opaque) = (1.0 / 512, 1 - 1.0 / 512)
}
