import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Makes what is painted directly on the wallpaper legible.
extension PaintingTools {
  /// A soft shadow of two layers. If the background has the wrong tone, both become wider and as strong as needed to make
  /// the text legible: the near layer alone is at full strength behind the letters and next to them. `draw` draws the
  /// text, with all its lines thicker by a distance on each side.
  func castShadow(on ground: Ground, _ surface: Surface, of draw: (Drawing, _ growth: Double) -> Void) {
    let near = style.shadow(under: ground.tone)
    let far = Shadow(dy: near.dy, blur: Self.farBlur, color: near.color.opacity(Self.farOpacity))
    for shadow in [far, near] { surface.cast(shadow) { draw($0, 0) } }
    guard ground.shade > 0 else { return }
    let shade = style.shade(under: ground.tone).opacity(ground.shadeOpacity)
    for (blur, share) in [(Self.farBlur, Self.farOpacity), (Self.nearBlur, 1)] {
      surface.cast(Shadow(dy: 0, blur: blur, color: shade.opacity(share))) { draw($0, Self.nearBlur) }
    }
  }

  /// The reach of the layers of a shadow in logical pixels, and the opacity of the far one in relation to the near one.
  private static let nearBlur = 3.0

  private static let farBlur = 7.0

  private static let farOpacity = 0.4
}
