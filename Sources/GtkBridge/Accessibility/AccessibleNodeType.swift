import CGtk

/// The GObject class of a canvas's accessible children: an `AtkObject` with a position (`AtkComponent`) and actions
/// (`AtkAction`).
enum AccessibleNodeType {
  static let type: GType = {
    let type = registerType("QuiverAccessibleNode", parent: atk_object_get_type()) { objectClass, _ in
      fill(objectClass?.as(AtkObjectClass.self))
    }
    addInterface(atk_component_get_type(), to: type) { interface, _ in fill(interface?.as(AtkComponentIface.self)) }
    addInterface(atk_action_get_type(), to: type) { interface, _ in fill(interface?.as(AtkActionIface.self)) }
    return type
  }()

  private static func fill(_ objectClass: UnsafeMutablePointer<AtkObjectClass>?) {
    objectClass?.pointee.get_index_in_parent = { object in
      gint(AccessibleNode.node(of: object)?.index ?? -1)
    }
    objectClass?.pointee.ref_state_set = { object in
      let states = atk_state_set_new()
      for state in Self.states(of: AccessibleNode.node(of: object)) { atk_state_set_add_state(states, state) }
      return states
    }
  }

  private static func states(of node: AccessibleNode?) -> [AtkStateType] {
    guard let node else { return [ATK_STATE_DEFUNCT] }
    let always = [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE, ATK_STATE_SHOWING]
    guard node.item.role == .pushButton else { return always }
    return always + (node.item.isFocused ? [ATK_STATE_FOCUSABLE, ATK_STATE_FOCUSED] : [ATK_STATE_FOCUSABLE])
  }

  /// ATK derives the other functions, such as finding the child at a point, from the extents.
  private static func fill(_ interface: UnsafeMutablePointer<AtkComponentIface>?) {
    interface?.pointee.get_extents = { component, x, y, width, height, coordinates in
      guard let node = Self.node(component) else { return }
      let origin = Self.origin(of: node, coordinates)
      x?.pointee = gint(node.item.frame.x) + origin.x
      y?.pointee = gint(node.item.frame.y) + origin.y
      width?.pointee = gint(node.item.frame.width)
      height?.pointee = gint(node.item.frame.height)
    }
  }

  /// The position of the canvas in the given coordinates.
  private static func origin(of node: AccessibleNode, _ coordinates: AtkCoordType) -> (x: gint, y: gint) {
    guard coordinates != ATK_XY_PARENT, let canvas = atk_object_get_parent(node.object) else { return (0, 0) }
    var x: gint = 0
    var y: gint = 0
    atk_component_get_extents(OpaquePointer(canvas), &x, &y, nil, nil, coordinates)
    return (x, y)
  }

  private static func fill(_ interface: UnsafeMutablePointer<AtkActionIface>?) {
    interface?.pointee.get_n_actions = { action in
      gint(Self.node(action)?.item.actions.count ?? 0)
    }
    interface?.pointee.get_name = { action, number in Self.borrowed(Self.node(action)?.action(Int(number))?.id) }
    interface?.pointee.get_localized_name = { action, number in
      Self.borrowed(Self.node(action)?.action(Int(number))?.name)
    }
    interface?.pointee.do_action = { action, number in
      (Self.node(action)?.act(Int(number)) ?? false).gboolean
    }
  }

  private static func node(_ interface: OpaquePointer?) -> AccessibleNode? {
    interface.flatMap { AccessibleNode.node(of: $0.raw) }
  }

  /// ATK keeps these strings for ever, but there are only few of them. Wraps `g_intern_string`.
  private static func borrowed(_ words: String?) -> UnsafePointer<CChar>? {
    words.flatMap { g_intern_string($0) }
  }
}
