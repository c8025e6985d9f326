/// The constants of cells, in logical pixels.
package enum CellTuning {
  /// The distance between an icon and its label, and between a label and the next row.
  package static let labelGap = 8.0
  /// The horizontal distance between two labels, half of it on each side.
  package static let labelInset = 8.0
  /// The scale at which a new element appears (by eye).
  static let absentScale = 0.25
}
