import CGtk
import GioBridge

/// The GObject classes of a table and of its cells (`AtkTable`, `AtkTableCell`), whose functions find the nodes.
enum AccessibleTableType {
  /// The class of the node of an item.
  static func type(of item: AccessibleItem) -> GType {
    if item.role == .table { return table }
    return item.cell == nil ? AccessibleNode.type : cell
  }

  static let table: GType = {
    let type = registerType("QuiverAccessibleTable", parent: AccessibleNode.type) { _, _ in }
    addInterface(atk_table_get_type(), to: type) { interface, _ in fill(interface?.as(AtkTableIface.self)) }
    return type
  }()

  static let cell: GType = {
    let type = registerType("QuiverAccessibleCell", parent: AccessibleNode.type) { _, _ in }
    addInterface(atk_table_cell_get_type(), to: type) { interface, _ in fill(interface?.as(AtkTableCellIface.self)) }
    return type
  }()

  private static func fill(_ interface: UnsafeMutablePointer<AtkTableIface>?) {
    interface?.pointee.get_n_rows = { gint(Self.node($0)?.rowCount ?? 0) }
    interface?.pointee.get_n_columns = { gint(Self.node($0)?.columnCount ?? 0) }
    interface?.pointee.ref_at = { table, row, column in Self.node(table)?.cell(Int(row), Int(column))?.retainedObject }
    interface?.pointee.get_index_at = { table, row, column in
      gint(Self.node(table)?.cell(Int(row), Int(column))?.index ?? -1)
    }
    interface?.pointee.get_row_at_index = { table, index in
      gint(Self.node(table)?.child(Int(index))?.item.cell?.row ?? -1)
    }
    interface?.pointee.get_column_at_index = { table, index in
      gint(Self.node(table)?.child(Int(index))?.item.cell?.column ?? -1)
    }
    interface?.pointee.get_row_extent_at = { _, _, _ in 1 }
    interface?.pointee.get_column_extent_at = { _, _, _ in 1 }
    interface?.pointee.get_row_header = { table, row in Self.node(table)?.cell(Int(row), 0)?.object }
    interface?.pointee.get_column_header = { _, _ in nil }
  }

  /// A cell has the header of its row. It may be below several headers of columns, so it has none of these.
  private static func fill(_ interface: UnsafeMutablePointer<AtkTableCellIface>?) {
    interface?.pointee.get_column_span = { _ in 1 }
    interface?.pointee.get_row_span = { _ in 1 }
    interface?.pointee.get_position = { cell, row, column in
      guard let place = Self.node(cell)?.item.cell else { return 0 }
      row?.pointee = gint(place.row)
      column?.pointee = gint(place.column)
      return 1
    }
    interface?.pointee.get_table = { Self.node($0)?.table?.retainedObject }
    interface?.pointee.get_row_header_cells = { cell in
      let header = Self.node(cell).flatMap { node in node.item.cell.flatMap { node.table?.cell($0.row, 0) } }
      return Self.array(of: [header].compactMap(\.self))
    }
    interface?.pointee.get_column_header_cells = { _ in Self.array(of: []) }
  }

  /// Wraps `g_ptr_array_new_with_free_func`.
  private static func array(of nodes: [AccessibleNode]) -> UnsafeMutablePointer<GPtrArray>? {
    let array = g_ptr_array_new_with_free_func { if let object = $0 { g_object_unref(object) } }
    for node in nodes { g_ptr_array_add(array, node.retainedObject) }
    return array
  }

  private static func node(_ interface: OpaquePointer?) -> AccessibleNode? {
    interface.flatMap { AccessibleNode.node(of: $0.raw) }
  }
}

/// The cells of a table.
extension AccessibleNode {
  fileprivate var rowCount: Int { (children.compactMap(\.item.cell?.row).max() ?? -1) + 1 }
  fileprivate var columnCount: Int { (children.compactMap(\.item.cell?.column).max() ?? -1) + 1 }

  fileprivate func child(_ index: Int) -> AccessibleNode? { children.indices.contains(index) ? children[index] : nil }

  fileprivate func cell(_ row: Int, _ column: Int) -> AccessibleNode? {
    children.first { $0.item.cell?.row == row && $0.item.cell?.column == column }
  }

  /// The table that a cell is in.
  fileprivate var table: AccessibleNode? {
    AccessibleNode.node(of: atk_object_get_parent(object).map { gpointer($0) })
  }
}
