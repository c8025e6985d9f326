import CGtk

/// The role of an X11 window by its properties (ICCCM 2.0, Extended Window Manager Hints 1.5), and what it means on a display without
/// a window manager.
struct UnmanagedWindow {
  enum Role {
    /// The window covers its monitor.
    case main
    /// The window has the keyboard like a main window, and the size and the place that it chose.
    case dialog
    /// The window is left alone, as a notification or an on-screen keyboard.
    case ignored
  }

  let role: Role

  init(_ properties: WindowProperties) {
    let type = properties.numbers("_NET_WM_WINDOW_TYPE", type: "ATOM")?.first
    let isTransient = properties.numbers("WM_TRANSIENT_FOR", type: "WINDOW")?.isEmpty == false
    role =
      switch type {
      case nil, Self.atom("NORMAL"): isTransient || Self.hasFixedSize(properties) ? .dialog : .main
      case Self.atom("DIALOG"), Self.atom("UTILITY"): .dialog
      default: .ignored
      }
  }

  /// GDK passes atoms as its own.
  static func atom(_ type: String) -> UInt {
    UInt(bitPattern: gdk_atom_intern("_NET_WM_WINDOW_TYPE_\(type)", 0))
  }

  /// Whether the smallest and the largest size are the same: the numbers 5 to 8 of `WM_NORMAL_HINTS`.
  private static func hasFixedSize(_ properties: WindowProperties) -> Bool {
    let hints = properties.numbers("WM_NORMAL_HINTS", type: "WM_SIZE_HINTS") ?? []
    let both = UInt(PMinSize | PMaxSize)
    return hints.count > 8 && hints[0] & both == both && hints[5...6] == hints[7...8]
  }
}
