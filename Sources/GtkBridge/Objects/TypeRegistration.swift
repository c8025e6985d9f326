import CGtk

typealias ClassInit = @convention(c) (gpointer?, gpointer?) -> Void
typealias InterfaceInit = @convention(c) (gpointer?, gpointer?) -> Void

/// Registers a GObject class without instance variables of its own. Wraps `g_type_register_static_simple`.
func registerType(_ name: String, parent: GType, classInit: @escaping ClassInit) -> GType {
  var query = GTypeQuery()
  g_type_query(parent, &query)
  return g_type_register_static_simple(
    parent, name, query.class_size, classInit, query.instance_size, nil, GTypeFlags(rawValue: 0))
}

/// Wraps `g_type_add_interface_static`.
func addInterface(_ interface: GType, to type: GType, interfaceInit: @escaping InterfaceInit) {
  var info = GInterfaceInfo(interface_init: interfaceInit, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, interface, &info)
}

/// A new instance with one strong reference, which is floating if its class is initially unowned. Wraps
/// `g_object_new_with_properties`.
func makeObject(_ type: GType) -> gpointer {
  guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
    preconditionFailure("GLib made no \(String(cString: g_type_name(type)))")
  }
  return gpointer(object)
}
