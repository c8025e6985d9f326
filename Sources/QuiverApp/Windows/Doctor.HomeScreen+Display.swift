import GtkBridge
import QuiverCore
import QuiverSession

extension Doctor.HomeScreen {
  /// How a home screen would be below all windows on the display of this session; nil if there is none, or if it is not one of
  /// Wayland.
  package static var present: Doctor.HomeScreen? {
    guard let display = Display.open(applicationID: Instance.name), let hasLayers = display.hasLayers else {
      return nil
    }
    if hasLayers { return display.isPhoc ? .layerWithoutKeyboard : .layer }
    guard display.isMutter else { return .impossible }
    return Display.hasXServer ? .xwayland(scale: display.monitors.map(\.scale).max() ?? 1) : .withoutXwayland
  }
}
