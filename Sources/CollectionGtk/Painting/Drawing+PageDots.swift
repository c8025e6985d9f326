import CollectionEngine
import GtkBridge

extension Drawing {
  /// Paints page dots; that of the page at this position is the brightest.
  func paint(_ dots: PageDotsLayout, at position: Double) {
    for dot in dots.attributes(in: dots.contentBounds) {
      let distance = abs(Double(dot.index?.item ?? 0) - position)
      arc(x: dot.icon.midX, y: dot.icon.midY, radius: dot.icon.width / 2)
      let shade = 1 - 0.6 * min(distance, 1)
      ink(red: 0.5, green: 0.5, blue: 0.5, alpha: shade)
      fill()
    }
  }
}
