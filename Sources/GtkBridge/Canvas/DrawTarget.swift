/// Where a canvas is to be painted, for as long as `Canvas.onDraw` runs.
package struct DrawTarget {
  /// A `cairo_t`, in logical pixels and already clipped.
  package let context: OpaquePointer
  /// The canvas's size in logical pixels.
  package let width: Double
  package let height: Double
  /// What needs painting: nothing outside it can be seen to change.
  package let clip: Extent
  /// Device pixels in a logical one.
  package let scaleFactor: Int
}
