import CGtk
import GioBridge

/// Follows the desktop's settings: those of `GtkSettings`, which it wraps, and those of GNOME that GTK does not pass on.
package final class SettingsWatch {
  /// Called when a setting has changed.
  package var onChange: (DesktopSettings) -> Void = { _ in }
  package private(set) var current = DesktopSettings()
  private let screen: OpaquePointer?
  private let properties: PropertyReader?
  private var connection: SignalConnection?
  private let interface = SettingsSchema("org.gnome.desktop.interface")
  private let accessibility = SettingsSchema("org.gnome.desktop.a11y.interface")

  package convenience init(of display: Display) { self.init(display.pointer) }

  /// Follows the settings of the display that a canvas is on.
  package convenience init(for canvas: Canvas) { self.init(gtk_widget_get_display(canvas.widget)) }

  private init(_ display: OpaquePointer?) {
    screen = display.flatMap(gdk_display_get_default_screen)
    guard let screen, let settings = gtk_settings_get_for_screen(screen) else {
      properties = nil
      return
    }
    properties = PropertyReader(object: gpointer(settings))
    current = read()
    connection = SignalConnection(gpointer(settings), "notify") { [weak self] _ in self?.update() }
    for schema in [interface, accessibility] { schema?.onChange = { [weak self] _ in self?.update() } }
  }

  private func update() {
    let settings = read()
    guard settings != current else { return }
    current = settings
    onChange(settings)
  }

  private func read() -> DesktopSettings {
    var settings = DesktopSettings()
    settings.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    settings.colorScheme = interface?["color-scheme"]?.string
    if let screen { settings.textScale = DesktopSettings.textScale(atResolution: gdk_screen_get_resolution(screen)) }
    settings.highContrast = accessibility?["high-contrast"].flatMap(\.bool)
    guard let properties else { return settings }
    if let time = properties.uint("gtk-long-press-time") { settings.longPress = Double(time) / 1000 }
    if let pixels = properties.int("gtk-dnd-drag-threshold") { settings.dragThreshold = Double(pixels) }
    settings.animates = properties.bool("gtk-enable-animations") ?? settings.animates
    settings.font = properties.string("gtk-font-name") ?? settings.font
    settings.theme = properties.string("gtk-theme-name") ?? settings.theme
    settings.prefersDark = properties.bool("gtk-application-prefer-dark-theme") ?? settings.prefersDark
    settings.iconTheme = properties.string("gtk-icon-theme-name") ?? settings.iconTheme
    return settings
  }
}
