extension Display {
  /// Whether a Wayland compositor has layers for windows that belong to the desktop, and the library for them is installed; nil for
  /// other displays.
  package var hasLayers: Bool? { backend == .wayland ? LayerShell.shared != nil : nil }
}
