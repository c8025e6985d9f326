import CGtk
import GioBridge

/// An accessible object and its item. A screen reader may keep the object after this is released; the object then
/// reports that it is defunct.
final class AccessibleNode {
  private(set) var item: AccessibleItem
  /// The position among the children of the parent.
  private(set) var index = 0
  /// The cells of a table, or the elements of a group.
  var children: [AccessibleNode] = []
  let reference: ObjectReference
  private let onAction: (AccessibleItem, AccessibleItem.Action) -> Void

  var object: UnsafeMutablePointer<AtkObject> { reference.pointer.as(AtkObject.self) }

  /// `type` is ``type`` or a subclass. The object starts without the focus, so that a focus is announced as a change once the
  /// object is in the tree.
  init(
    _ item: AccessibleItem, type: GType, parent: UnsafeMutablePointer<AtkObject>,
    onAction: @escaping (AccessibleItem, AccessibleItem.Action) -> Void
  ) {
    self.item = item
    self.item.isFocused = false
    self.onAction = onAction
    reference = ObjectReference(owning: makeObject(type))
    let find: () -> AccessibleNode? = { [weak self] in self }
    g_object_set_data_full(reference.pointer.as(GObject.self), Self.key, Callback(find).retained(), releaseCallback)
    atk_object_set_role(object, item.role.atk)
    atk_object_set_parent(object, parent)
    atk_object_set_name(object, item.name)
    atk_object_set_description(object, item.description)
  }

  /// Whether it or one of its children has the focus.
  var hasFocus: Bool { item.states.contains(ATK_STATE_FOCUSED) || children.contains(where: \.hasFocus) }

  /// It has another position among the children of its parent.
  func move(to index: Int) { self.index = index }

  /// Notifies listeners of every difference.
  func update(_ new: AccessibleItem) {
    let old = item
    item = new
    if new.name != old.name { atk_object_set_name(object, new.name) }
    if new.description != old.description { atk_object_set_description(object, new.description) }
    if new.frame != old.frame { boundsChanged() }
    let (former, present) = (old.states, new.states)
    for state in former where !present.contains(state) { changed(state, to: false) }
    for state in present where !former.contains(state) { changed(state, to: true) }
  }

  private func changed(_ state: AtkStateType, to isSet: Bool) {
    atk_object_notify_state_change(object, AtkState(state.rawValue), isSet.gboolean)
  }

  /// Marks the object and its children as defunct.
  func retire() {
    for child in children { child.retire() }
    changed(ATK_STATE_DEFUNCT, to: true)
  }

  /// Returns false if the item no longer has this action.
  func act(_ number: Int) -> Bool {
    guard let action = action(number) else { return false }
    onAction(item, action)
    return true
  }

  func action(_ number: Int) -> AccessibleItem.Action? {
    item.actions.indices.contains(number) ? item.actions[number] : nil
  }

  /// Wraps `g_object_ref`.
  var retainedObject: UnsafeMutablePointer<AtkObject> {
    g_object_ref(object)
    return object
  }

  private func boundsChanged() {
    var bounds = AtkRectangle(
      x: gint(item.frame.x), y: gint(item.frame.y), width: gint(item.frame.width), height: gint(item.frame.height))
    quiver_emit_bounds_signal(object, &bounds)
  }

  /// The class of all nodes.
  static var type: GType { AccessibleNodeType.type }

  private static let key = "quiver-node"

  /// The node of an accessible object; nil if it was released.
  static func node(of object: gpointer?) -> AccessibleNode? {
    guard let object, let data = g_object_get_data(object.as(GObject.self), key) else { return nil }
    return Callback<() -> AccessibleNode?>.body(data)()
  }
}

/// The GObject class of a canvas's accessible children: an `AtkObject` with a position (`AtkComponent`) and actions
/// (`AtkAction`). It is in this file because a node creates an object of this class, whose functions find the node.
private enum AccessibleNodeType {
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
    objectClass?.pointee.get_n_children = { object in gint(AccessibleNode.node(of: object)?.children.count ?? 0) }
    objectClass?.pointee.ref_child = { object, index in
      guard let children = AccessibleNode.node(of: object)?.children, children.indices.contains(Int(index)) else {
        return nil
      }
      return children[Int(index)].retainedObject
    }
    objectClass?.pointee.get_attributes = { object in
      guard let place = AccessibleNode.node(of: object)?.item.place, let index = place.index else { return nil }
      return Self.attributes([("setsize", "\(place.count)"), ("posinset", "\(index + 1)")])
    }
    objectClass?.pointee.ref_state_set = { object in
      let states = atk_state_set_new()
      for state in AccessibleNode.node(of: object)?.item.states ?? [ATK_STATE_DEFUNCT] {
        atk_state_set_add_state(states, state)
      }
      return states
    }
  }

  /// Returns a list that the caller releases by `atk_attribute_set_free`, which frees both strings of each attribute.
  private static func attributes(_ pairs: [(name: String, value: String)]) -> UnsafeMutablePointer<GSList>? {
    pairs.reduce(nil) { list, pair in
      let attribute = g_malloc(gsize(MemoryLayout<AtkAttribute>.size))
      attribute?.as(AtkAttribute.self).pointee = AtkAttribute(name: g_strdup(pair.name), value: g_strdup(pair.value))
      return g_slist_prepend(list, attribute)
    }
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

  /// The position of the canvas in the given coordinates: those of the display, of the window or of the parent.
  private static func origin(of node: AccessibleNode, _ coordinates: AtkCoordType) -> (x: gint, y: gint) {
    let parent = atk_object_get_parent(node.object)
    if let parent = AccessibleNode.node(of: parent.map { gpointer($0) }) {
      let frame = parent.item.frame
      return coordinates == ATK_XY_PARENT ? (-gint(frame.x), -gint(frame.y)) : origin(of: parent, coordinates)
    }
    guard coordinates != ATK_XY_PARENT, let parent else { return (0, 0) }
    var x: gint = 0
    var y: gint = 0
    atk_component_get_extents(OpaquePointer(parent), &x, &y, nil, nil, coordinates)
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
    interface?.pointee.get_description = { action, number in
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

extension AccessibleItem {
  /// The focus is the last one, because a screen reader reads an element when it hears of it.
  fileprivate var states: [AtkStateType] {
    [ATK_STATE_VISIBLE, ATK_STATE_SHOWING] + (isEnabled ? [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE] : [])
      + (isChecked ? [ATK_STATE_CHECKED] : []) + (expansion?.states ?? [])
      + (role.isFocusable && isEnabled ? [ATK_STATE_FOCUSABLE] + (isFocused ? [ATK_STATE_FOCUSED] : []) : [])
  }
}

extension AccessibleItem.Expansion {
  fileprivate var states: [AtkStateType] {
    switch self {
    case .collapsed: [ATK_STATE_EXPANDABLE, ATK_STATE_HAS_POPUP]
    case .expanded: [ATK_STATE_EXPANDABLE, ATK_STATE_EXPANDED]
    }
  }
}

extension AccessibleItem.Role {
  fileprivate var isFocusable: Bool {
    switch self {
    case .pushButton, .pageTabList, .label, .menuItem, .checkMenuItem, .slider, .tableCell: true
    case .heading, .dialog, .menu, .table, .rowHeader, .columnHeader, .panel: false
    }
  }

  fileprivate var atk: AtkRole {
    switch self {
    case .pushButton: ATK_ROLE_PUSH_BUTTON
    case .slider: ATK_ROLE_SLIDER
    case .pageTabList: ATK_ROLE_PAGE_TAB_LIST
    case .label: ATK_ROLE_LABEL
    case .heading: ATK_ROLE_HEADING
    case .dialog: ATK_ROLE_DIALOG
    case .menu: ATK_ROLE_MENU
    case .menuItem: ATK_ROLE_MENU_ITEM
    case .checkMenuItem: ATK_ROLE_CHECK_MENU_ITEM
    case .table: ATK_ROLE_TABLE
    case .tableCell: ATK_ROLE_TABLE_CELL
    case .rowHeader: ATK_ROLE_ROW_HEADER
    case .columnHeader: ATK_ROLE_COLUMN_HEADER
    case .panel: ATK_ROLE_PANEL
    }
  }
}
