import CGtk
import GioBridge

/// A Wayland compositor's layers for windows that belong to the desktop (wlr-layer-shell-unstable-v1). Wraps
/// libgtk-layer-shell, which is loaded when it is needed: on X11 it would only cost time, and Quiver runs without it.
final class LayerShell {
  private let functions: Functions

  /// nil if the library is not installed, or if the compositor has no layers, as GNOME and cage.
  static let shared: LayerShell? = {
    guard let functions = try? Functions(), Bool(functions.isSupported()) else { return nil }
    return LayerShell(functions)
  }()

  private init(_ functions: Functions) {
    self.functions = functions
  }

  /// The name of a window, from which KWin takes its type.
  enum Name: String {
    /// The window is below all others, whatever its layer is, and has the keyboard when there are no others.
    case desktop
    case other = "quiver"
  }

  /// Puts a window that is not shown yet on a layer. It fills its monitor.
  func add(_ window: UnsafeMutablePointer<GtkWindow>, as name: Name = .other) {
    functions.initialize(window)
    functions.setNamespace(window, name.rawValue)
    for edge in 0..<Self.edgeCount { functions.setAnchor(window, edge, 1) }
  }

  /// Puts a window that is not shown yet at the bottom edge of a monitor, in front of all others. It never has the keyboard.
  func addStrip(_ window: UnsafeMutablePointer<GtkWindow>) {
    functions.initialize(window)
    functions.setNamespace(window, "quiver-strip")
    for edge in 0..<Self.edgeCount where edge != Self.top { functions.setAnchor(window, edge, 1) }
    functions.setLayer(window, LayerPlacement.Layer.overlay.rawValue)
  }

  /// Moves the window to a layer, also while it is shown.
  func place(_ window: UnsafeMutablePointer<GtkWindow>, _ placement: LayerPlacement) {
    functions.setLayer(window, placement.layer.rawValue)
    functions.setKeyboardMode(window, placement.keyboard.rawValue)
    functions.setExclusiveZone(window, placement.coversPanels ? -1 : 0)
  }

  /// nil lets the compositor choose the monitor, which is usually the one with the focus.
  func setMonitor(_ monitor: OpaquePointer?, of window: UnsafeMutablePointer<GtkWindow>) {
    functions.setMonitor(window, monitor)
  }

  /// Left, right, top and bottom.
  private static let edgeCount: Int32 = 4
  private static let top: Int32 = 2
}

/// Where a window is among the layers. The numbers are those of the protocol.
nonisolated package struct LayerPlacement: Equatable, Sendable {
  package enum Layer: Int32, Sendable { case bottom = 1, top = 2, overlay = 3 }
  package enum Keyboard: Int32, Sendable {
    /// The window never has the keyboard.
    case none = 0
    /// The window has the keyboard while it is shown.
    case exclusive = 1
    /// The window gets the keyboard like an ordinary window, for example by a click.
    case onDemand = 2
  }

  package var layer: Layer
  package var keyboard: Keyboard
  /// Whether it extends below panels, which reserve a zone for themselves.
  package var coversPanels: Bool

  package init(layer: Layer, keyboard: Keyboard, coversPanels: Bool) {
    (self.layer, self.keyboard, self.coversPanels) = (layer, keyboard, coversPanels)
  }

  /// The places by way of which a window gets here, so that it has the keyboard here, or another window has it again. sway
  /// gives the keyboard only to a window in front of others that wants it exclusively, which then keeps it on all layers; and
  /// it takes the keyboard back only from a window that wants none. KWin 6 gives it only to a window that has wanted none.
  package var focusTransition: [LayerPlacement] {
    let front = with(.exclusive, layer == .bottom ? .top : layer)
    return switch keyboard {
    case .exclusive: layer == .bottom ? [front, self] : [with(.none, layer), self]
    case .onDemand: [front, with(.none, layer), self]
    case .none: [self]
    }
  }

  private func with(_ keyboard: Keyboard, _ layer: Layer) -> LayerPlacement {
    LayerPlacement(layer: layer, keyboard: keyboard, coversPanels: coversPanels)
  }
}

/// The functions of gtk-layer-shell.h that are used.
private struct Functions {
  typealias Window = UnsafeMutablePointer<GtkWindow>

  let isSupported: @convention(c) () -> gboolean
  let initialize: @convention(c) (Window) -> Void
  let setNamespace: @convention(c) (Window, UnsafePointer<CChar>) -> Void
  let setLayer: @convention(c) (Window, Int32) -> Void
  let setMonitor: @convention(c) (Window, OpaquePointer?) -> Void
  let setAnchor: @convention(c) (Window, Int32, gboolean) -> Void
  let setExclusiveZone: @convention(c) (Window, Int32) -> Void
  let setKeyboardMode: @convention(c) (Window, Int32) -> Void

  /// Throws an error if the library is not installed, or is too old.
  init() throws(DynamicLibrary.MissingFunction) {
    guard let library = DynamicLibrary("libgtk-layer-shell.so.0") else { throw DynamicLibrary.MissingFunction() }
    isSupported = try library.function("gtk_layer_is_supported")
    initialize = try library.function("gtk_layer_init_for_window")
    setNamespace = try library.function("gtk_layer_set_namespace")
    setLayer = try library.function("gtk_layer_set_layer")
    setMonitor = try library.function("gtk_layer_set_monitor")
    setAnchor = try library.function("gtk_layer_set_anchor")
    setExclusiveZone = try library.function("gtk_layer_set_exclusive_zone")
    setKeyboardMode = try library.function("gtk_layer_set_keyboard_mode")
  }
}
