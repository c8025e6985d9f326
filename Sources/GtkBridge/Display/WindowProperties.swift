import CGtk
import GioBridge

/// Reads the X11 properties of any window; missing ones are nil. Wraps `gdk_property_get`.
struct WindowProperties {
  let window: OpaquePointer

  /// Reads the properties of a window of any program; nil if it is gone, which may happen at any time. Wraps
  /// `gdk_x11_window_foreign_new_for_display`.
  static func read<Result>(
    ofWindow id: UInt, on display: OpaquePointer, _ body: (WindowProperties) -> Result
  ) -> Result? {
    guard let window = gdk_x11_window_foreign_new_for_display(display, id) else { return nil }
    defer { g_object_unref(gpointer(window)) }
    gdk_x11_display_error_trap_push(display)
    defer { gdk_x11_display_error_trap_pop_ignored(display) }
    return body(WindowProperties(window: window))
  }

  /// Whether the window is mapped, not minimized, and on a virtual desktop or on all of them (Extended Window Manager Hints 1.5).
  func isSeen(onDesktop desktop: UInt?) -> Bool {
    let own = numbers("_NET_WM_DESKTOP", type: "CARDINAL")?.first
    let hidden = UInt(bitPattern: gdk_atom_intern("_NET_WM_STATE_HIDDEN", 0))
    let states = numbers("_NET_WM_STATE", type: "ATOM") ?? []
    return gdk_window_is_visible(window) != 0 && !states.contains(hidden)
      && (own == nil || own == desktop || own == Self.allDesktops)
  }

  private static let allDesktops: UInt = 0xFFFF_FFFF

  /// Numbers of 32 bits, which Xlib returns as longs.
  func numbers(_ name: String, type: String) -> [UInt]? {
    read(name, type) { bytes in
      bytes.withMemoryRebound(to: UInt.self) { Array($0) }
    }
  }

  /// Texts terminated by NUL.
  func texts(_ name: String, type: String) -> [String]? {
    read(name, type) { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func read<Result>(
    _ name: String, _ type: String, _ convert: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result? {
    var length: gint = 0
    var data: UnsafeMutablePointer<guchar>?
    let atom = gdk_atom_intern(name, 0)
    guard
      Bool(gdk_property_get(window, atom, gdk_atom_intern(type, 0), 0, Self.limit, 0, nil, nil, &length, &data))
    else { return nil }
    defer { g_free(data) }
    return convert(UnsafeMutableBufferPointer(start: data, count: Int(length)))
  }

  /// In bytes. A list of four thousand windows takes half of it.
  private static let limit: gulong = 65536
}
