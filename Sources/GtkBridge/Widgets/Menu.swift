import CGtk

/// A menu over a canvas. Wraps `GtkMenu`, which supports keys, touch, submenus and screen readers.
package final class Menu {
  /// Called when the menu was closed, with or without a choice.
  package var onClose: () -> Void = {}
  private let reference: ObjectReference
  private let canvas: Canvas
  private var connections: [SignalConnection] = []

  private var shell: UnsafeMutablePointer<GtkMenuShell> { reference.pointer.as(GtkMenuShell.self) }

  package init<Choice>(
    _ entries: [MenuEntry<Choice>], on canvas: Canvas, onChoice: @escaping (Choice) -> Void
  ) {
    self.canvas = canvas
    reference = ObjectReference(sharing: gpointer(gtk_menu_new()))
    addStyleClass(to: reference.pointer.as(GtkWidget.self))
    gtk_menu_attach_to_widget(reference.pointer.as(GtkMenu.self), canvas.widget, nil)
    fill(shell, with: entries, onChoice)
    connections += [
      SignalConnection(reference.pointer, "selection-done") { [weak self] _ in self?.onClose() },
      SignalConnection(canvas.reference.pointer, "unmap") { [weak self] _ in self?.close() },
    ]
  }

  isolated deinit {
    connections = []
    gtk_widget_destroy(reference.pointer.as(GtkWidget.self))
  }

  /// Opens the menu at a point of the canvas. Wraps `gtk_menu_popup_at_rect`.
  package func popUp(x: Double, y: Double) {
    guard let window = gtk_widget_get_window(canvas.widget), let cause = gtk_get_current_event() ?? makeCause() else {
      return
    }
    defer { gdk_event_free(cause) }
    var point = GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
    gtk_menu_popup_at_rect(
      reference.pointer.as(GtkMenu.self), window, &point, GDK_GRAVITY_SOUTH_EAST, GDK_GRAVITY_NORTH_WEST, cause)
    if gdk_event_get_event_type(cause) == GDK_KEY_PRESS { gtk_menu_shell_select_first(shell, 0) }
  }

  /// Closes the menu as Escape does. Wraps `gtk_menu_shell_cancel`.
  package func close() {
    gtk_menu_shell_cancel(shell)
  }

  /// The display's time of the choice, while `onChoice` runs. Wraps `gtk_get_current_event_time`.
  package static var serverTime: UInt32 { gtk_get_current_event_time() }
}

extension Menu {
  private func fill<Choice>(
    _ shell: UnsafeMutablePointer<GtkMenuShell>, with entries: [MenuEntry<Choice>],
    _ onChoice: @escaping (Choice) -> Void
  ) {
    for entry in entries {
      guard let item = item(entry, onChoice) else { continue }
      gtk_widget_show(item)
      gtk_menu_shell_append(shell, item)
    }
  }

  private func item<Choice>(
    _ entry: MenuEntry<Choice>, _ onChoice: @escaping (Choice) -> Void
  ) -> UnsafeMutablePointer<GtkWidget>? {
    switch entry {
    case .separator: gtk_separator_menu_item_new()
    case .choice(let label, let choice, let isEnabled): choiceItem(label, isEnabled) { onChoice(choice) }
    case .submenu(let label, let entries): submenuItem(label, entries, onChoice)
    }
  }

  private func choiceItem(
    _ label: String, _ isEnabled: Bool, _ body: @escaping () -> Void
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard let item = gtk_menu_item_new_with_label(label) else { return nil }
    gtk_widget_set_sensitive(item, isEnabled.gboolean)
    connections.append(SignalConnection(gpointer(item), "activate") { _ in body() })
    return item
  }

  private func submenuItem<Choice>(
    _ label: String, _ entries: [MenuEntry<Choice>], _ onChoice: @escaping (Choice) -> Void
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard let item = gtk_menu_item_new_with_label(label), let menu = gtk_menu_new() else { return nil }
    addStyleClass(to: menu)
    fill(gpointer(menu).as(GtkMenuShell.self), with: entries, onChoice)
    gtk_menu_item_set_submenu(gpointer(item).as(GtkMenuItem.self), menu)
    return item
  }

  /// Adds a CSS class for menus on a display without transparency, where corners cannot be round.
  private func addStyleClass(to menu: UnsafeMutablePointer<GtkWidget>) {
    guard !Bool(gdk_screen_is_composited(gtk_widget_get_screen(canvas.widget))) else { return }
    gtk_style_context_add_class(gtk_widget_get_style_context(menu), "solid")
  }

  /// GTK requires an event and its device for every menu; a request from outside has none.
  private func makeCause() -> UnsafeMutablePointer<GdkEvent>? {
    guard let event = gdk_event_new(GDK_NOTHING),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(canvas.widget))
    else { return nil }
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    return event
  }
}

/// One line of a menu.
package enum MenuEntry<Choice> {
  case choice(String, Choice, isEnabled: Bool = true)
  case submenu(String, [MenuEntry])
  case separator
}

extension MenuEntry: Equatable where Choice: Equatable {}
