import GtkBridge

/// The layers of a Wayland compositor, by which a home screen is below all windows.
package enum CompositorLayers {
  /// Whether the compositor has them and the library for them is installed; nil if there is no display, or if it is not one of
  /// Wayland.
  package static var areOffered: Bool? {
    guard let display = Display.open(applicationID: Instance.name) else { return nil }
    return display.hasLayers
  }
}
