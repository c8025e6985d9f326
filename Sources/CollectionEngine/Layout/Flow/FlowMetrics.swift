/// The measures of a flow layout. Lengths are in logical pixels; lengths that are negative or NaN count as zero.
public struct FlowMetrics: Equatable, Sendable {
  /// Lines run across the scroll direction: they are rows if the layout scrolls vertically, and columns if it scrolls
  /// horizontally.
  public enum ScrollDirection: Equatable, Sendable { case vertical, horizontal }

  /// The direction in which sections and lines follow each other.
  public var scrollDirection = ScrollDirection.vertical
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft = false
  /// Whether the header of the topmost visible section stays at the start of the visible rectangle.
  public var pinsHeaders = false
  /// Whether the footer of the last visible section stays at the end of the visible rectangle.
  public var pinsFooters = false
  /// The size of the header of the whole collection, before the first section. It is as wide as the content and scrolls
  /// with it, so only the side along the scroll direction counts; zero means no header.
  public var headerSize = Size.zero
  /// The size of the footer of the whole collection, after the last section, like `headerSize`.
  public var footerSize = Size.zero
  /// The measures of all sections that have none of their own.
  public var section = FlowSectionMetrics()
  /// The measures of single sections, by the section's number.
  public var sections: [Int: FlowSectionMetrics] = [:]

  /// Creates the standard measures for all sections.
  public init() {}

  /// The measures of one section. Setting them does not affect other sections.
  public subscript(section: Int) -> FlowSectionMetrics {
    get { sections[section] ?? self.section }
    set { sections[section] = newValue }
  }
}

/// The measures of a section. Lengths are in logical pixels.
public struct FlowSectionMetrics: Equatable, Sendable {
  /// The size of the cells.
  public var itemSize = FlowItemSize.fixed(Size(width: 96, height: 112))
  /// The minimum distance between two lines, rounded up to whole device pixels.
  public var minimumLineSpacing = 0.0
  /// The minimum distance between two items of a line, rounded up to whole device pixels.
  public var minimumInteritemSpacing = 0.0
  /// Where the remaining room of a line is.
  public var justification = FlowJustification.spread
  /// The distances between the items and the edges of the content, the header and the footer.
  public var inset = Insets.zero
  /// The size of the header. Headers are as wide as the content, so only the side along the scroll direction counts;
  /// zero means no header.
  public var headerReferenceSize = Size.zero
  /// The size of the footer, like `headerReferenceSize`.
  public var footerReferenceSize = Size.zero
  /// The side of the icon in a cell; nil if the icon fills the cell.
  public var iconSide: Double?
  /// The height of the label under an icon; zero for none.
  public var labelHeight = 0.0
  /// The distances by which the backdrop is smaller than the items and their section insets; nil for no backdrop.
  public var backdrop: Insets?
  /// The thickness of the shelf after each line, in addition to the line spacing; zero for none.
  public var shelfThickness = 0.0

  /// Creates the standard measures.
  public init() {}
}

/// The size of the cells of a section.
public enum FlowItemSize: Equatable, Sendable {
  /// All cells have the same size: the section needs no memory for its items.
  case fixed(Size)
  /// All cells have the same size. This size is the minimum: the cells grow equally along their line until they and the
  /// minimum spacing fill it (AQGridView). Their thickness stays. The device pixels that remain are fewer than the cells;
  /// `FlowJustification` says where they are.
  case filling(minimum: Size)
  /// The size of each cell. Cells beyond the end of the list have its last size.
  case each([Size])
}

/// Where the room is that the items of a line leave. The last line of a section is positioned as if it were full, so that
/// its items continue the columns above.
public enum FlowJustification: CaseIterable, Equatable, Sendable {
  /// Between the items, so that the first and the last one touch the section insets. A single item is centred.
  case spread
  /// Half before and half after the items, which keep the minimum inter-item spacing.
  case center
  /// After the items, which keep the minimum inter-item spacing.
  case start
}
