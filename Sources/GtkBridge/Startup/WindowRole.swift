import CGtk

/// What an X11 window is for, by its properties (ICCCM 2.0, Extended Window Manager Hints 1.5).
enum WindowRole {
  /// A main window of an application. Without a window manager it covers its monitor.
  case main
  /// A window with the size and the place that it chose. It has the keyboard like a main window.
  case dialog
  /// The desktop of a program such as a file manager.
  case desktop
  /// A window that belongs to no application, such as a panel, a notification or an on-screen keyboard.
  case other

  init(_ properties: WindowProperties) {
    let type = properties.numbers("_NET_WM_WINDOW_TYPE", type: "ATOM")?.first
    let isTransient = properties.numbers("WM_TRANSIENT_FOR", type: "WINDOW")?.isEmpty == false
    self =
      switch type {
      case nil, Self.atom("NORMAL"): isTransient || Self.hasFixedSize(properties) ? .dialog : .main
      case Self.atom("DIALOG"), Self.atom("UTILITY"): .dialog
      case Self.atom("DESKTOP"): .desktop
      default: .other
      }
  }

  /// Whether an application shows such windows.
  var isOfApplication: Bool { self == .main || self == .dialog }

  /// GDK passes atoms as its own.
  private static func atom(_ type: String) -> UInt {
    UInt(bitPattern: gdk_atom_intern("_NET_WM_WINDOW_TYPE_\(type)", 0))
  }

  /// Whether the smallest and the largest size are the same: the numbers 5 to 8 of `WM_NORMAL_HINTS`.
  private static func hasFixedSize(_ properties: WindowProperties) -> Bool {
    let hints = properties.numbers("WM_NORMAL_HINTS", type: "WM_SIZE_HINTS") ?? []
    let both = UInt(PMinSize | PMaxSize)
    return hints.count > 8 && hints[0] & both == both && hints[5...6] == hints[7...8]
  }
}
