/// How a selected cell is marked.
public enum SelectionStyle: Sendable {
  /// Not at all: the painter does it.
  case none
  /// A soft light round the cell.
  case glow
  /// A ring round the cell.
  case ring
  /// A shade over the cell.
  case shade
  /// The cell is filled behind what it shows, and a line separates it from the next one, as in a list.
  case filled
}
