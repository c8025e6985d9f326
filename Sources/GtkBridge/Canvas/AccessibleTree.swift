import CGtk
import GioBridge

/// The accessible children of a canvas. Wraps `AtkObject`. An object exists as long as its id is in the list.
package final class AccessibleTree {
  /// Called with the ids of an item and of the action that a screen reader performs on it.
  package var onAction: (_ item: String, _ action: String) -> Void = { _, _ in }
  private(set) var nodes: [AccessibleNode] = []
  private let canvas: ObjectReference

  private var root: UnsafeMutablePointer<AtkObject>? {
    gtk_widget_get_accessible(canvas.pointer.as(GtkWidget.self))
  }

  /// Whether one of the children has the focus.
  var hasFocus: Bool { nodes.contains(where: \.hasFocus) }

  /// Takes the ``Canvas/reference`` of a canvas.
  package init(on canvas: ObjectReference) {
    self.canvas = canvas
    let find: () -> AccessibleTree? = { [weak self] in self }
    g_object_set_data_full(canvas.pointer.as(GObject.self), Self.key, Callback(find).retained(), releaseCallback)
  }

  /// Shows these items in reading order, and notifies listeners of the differences. The cells of a table and the
  /// elements of a group are its children.
  package func update(_ items: [AccessibleItem]) {
    let byParent = Dictionary(grouping: items, by: \.parent)
    update(\.nodes, of: self, root, to: byParent[nil] ?? [])
    for node in nodes { update(\.children, of: node, node.object, to: byParent[node.item.id] ?? []) }
  }

  /// Changes the children of a parent one by one, since listeners may ask for them each time. An item that comes from
  /// another parent has a new object.
  private func update<Parent: AnyObject>(
    _ children: ReferenceWritableKeyPath<Parent, [AccessibleNode]>, of parent: Parent,
    _ object: UnsafeMutablePointer<AtkObject>?, to items: [AccessibleItem]
  ) {
    let old = parent[keyPath: children]
    let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let known = Dictionary(old.map { ($0.item.id, $0) }) { first, _ in first }
    for change in items.map(\.id).difference(from: old.map(\.item.id)) {
      switch change {
      case .remove(let index, let id, _):
        let node = parent[keyPath: children].remove(at: index)
        quiver_emit_child_signal(object, "children-changed::remove", guint(index), node.object)
        if byID[id] == nil { node.retire() }
      case .insert(let index, let id, _):
        guard let node = known[id] ?? byID[id].flatMap({ makeNode($0, in: object) }) else { continue }
        node.move(to: index)
        parent[keyPath: children].insert(node, at: index)
        quiver_emit_child_signal(object, "children-changed::add", guint(index), node.object)
      }
    }
    for (index, node) in parent[keyPath: children].enumerated() {
      node.move(to: index)
      if let item = byID[node.item.id] { node.update(item) }
    }
  }

  /// Lets a screen reader say a text that is not an item. Wraps the signal `AtkObject::announcement`, which exists
  /// since ATK 2.46; older versions say nothing.
  package func announce(_ text: String) {
    guard let root, g_signal_lookup("announcement", atk_object_get_type()) != 0 else { return }
    quiver_emit_text_signal(root, "announcement", text)
  }

  /// Names the whole canvas. Wraps `atk_object_set_name`.
  package func setName(_ name: String) {
    atk_object_set_name(root, name)
  }

  private static let key = "quiver-tree"

  /// The tree of the canvas that an accessible object belongs to.
  static func tree(of object: UnsafeMutablePointer<AtkObject>?) -> AccessibleTree? {
    guard let widget = object.flatMap({ gtk_accessible_get_widget($0.as(GtkAccessible.self)) }),
      let data = g_object_get_data(widget.as(GObject.self), key)
    else { return nil }
    return Callback<() -> AccessibleTree?>.body(data)()
  }
}

extension AccessibleTree {
  private func makeNode(_ item: AccessibleItem, in parent: UnsafeMutablePointer<AtkObject>?) -> AccessibleNode? {
    guard let parent else { return nil }
    return AccessibleNode(item, type: AccessibleTableType.type(of: item), parent: parent) { [weak self] in
      self?.onAction($0.id, $1.id)
    }
  }
}
