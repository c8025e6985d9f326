import CGtk

/// The GObject class of all canvases: a drawing area whose accessible object has children that are not widgets.
enum CanvasType {
  static let type = registerType("QuiverCanvas", parent: gtk_drawing_area_get_type()) { widgetClass, _ in
    guard let widgetClass = widgetClass?.as(GtkWidgetClass.self) else { return }
    gtk_widget_class_set_accessible_type(widgetClass, CanvasAccessibleType.type)
    gtk_widget_class_set_accessible_role(widgetClass, ATK_ROLE_PANEL)
  }
}
