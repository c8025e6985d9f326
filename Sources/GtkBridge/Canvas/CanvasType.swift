import CGtk
import GioBridge

/// The GObject class of all canvases: a drawing area whose accessible object has children that are not widgets.
enum CanvasType {
  static let type = registerType("QuiverCanvas", parent: gtk_drawing_area_get_type()) { widgetClass, _ in
    guard let widgetClass = widgetClass?.as(GtkWidgetClass.self) else { return }
    gtk_widget_class_set_accessible_type(widgetClass, CanvasAccessibleType.type)
    gtk_widget_class_set_accessible_role(widgetClass, ATK_ROLE_PANEL)
  }
}

/// The GObject class of a canvas's own accessible object: that of a widget, with children that are not widgets.
enum CanvasAccessibleType {
  private typealias States = @convention(c) (UnsafeMutablePointer<AtkObject>?) -> UnsafeMutablePointer<AtkStateSet>?
  private static var statesOfWidget: States?

  static let type = registerType("QuiverCanvasAccessible", parent: gtk_widget_accessible_get_type()) { objectClass, _ in
    let objectClass = objectClass?.as(AtkObjectClass.self)
    objectClass?.pointee.get_n_children = { object in
      gint(AccessibleTree.tree(of: object)?.nodes.count ?? 0)
    }
    statesOfWidget = objectClass?.pointee.ref_state_set
    // Only one object has the focus, although the keys for each child come to the canvas.
    objectClass?.pointee.ref_state_set = { object in
      let states = CanvasAccessibleType.statesOfWidget?(object)
      if AccessibleTree.tree(of: object)?.hasFocus == true { atk_state_set_remove_state(states, ATK_STATE_FOCUSED) }
      return states
    }
    objectClass?.pointee.ref_child = { object, index in
      guard let nodes = AccessibleTree.tree(of: object)?.nodes, nodes.indices.contains(Int(index)) else { return nil }
      let child = nodes[Int(index)].object
      g_object_ref(child)
      return child
    }
  }
}
