/// Every number that decides how the viewport is divided; lengths in logical pixels (DESIGN 4, "Look").
enum LayoutTuning {
  /// Margins: a share of the side, never under `leastMargin`, and on tiny viewport never over `mostMarginShare`.
  static let marginShare = 0.04
  static let leastMargin = 24.0
  static let mostMarginShare = 0.125

  /// An automatic icon: a tenth of the viewport's shorter side, within bounds.
  static let iconShare = 0.1
  static let icons = 48.0...128.0
  /// A fixed icon's bounds, and the share of the shorter side that none exceeds.
  static let fixedIcons = 16.0...512.0
  static let mostIconShare = 0.25

  /// A slot breathes: its sides over the icon's.
  static let slotWidthRatio = 2.0
  static let slotHeightRatio = 1.5
  static let leastSlot = 16.0

  /// Between an icon and its label, and between a label and the next row.
  static let labelGap = 8.0
  /// The label keeps this far from its neighbours, half on each side.
  static let labelInset = 8.0
  /// The most of a slot's height that its label takes.
  static let mostLabelShare = 0.4
  /// A lower slot than this has no label.
  static let leastLabelled = 32.0

  /// Inside the dock's plate, round its icons.
  static let dockPadding = 12.0
  /// Between two icons of the dock, as a share of an icon; half of it never reaches beyond the plate.
  static let dockSpacingShare = 0.25
  static let dockSpacing = dockPadding...2 * dockPadding

  /// An open folder: the strip its name stands in, the room beside its slots, and the share of small viewport that neither exceeds.
  static let folderTitle = 60.0
  static let titleGap = 12.0
  static let folderPadding = 24.0
  static let mostFolderEdgeShare = 0.2
  /// The most slots it shows along the longer side of the viewport and along the shorter one.
  static let folderLongSide = 4
  static let folderShortSide = 3

  /// A folder's plate: round what it shows, and between, as shares of its side.
  static let miniatureInsetShare = 0.13
  static let miniatureGapShare = 0.06

  /// The size at which an element appears that is new, as a share of its own (by eye).
  static let absentScale = 0.25

  /// The height of a section's header (Launcher3's app drawer).
  static let sectionHeader = 48.0
  /// Behind the last row of a section, and between two rows (by eye).
  static let sectionGap = 16.0
  static let flowRowGap = 20.0
  /// Between a flow and the dock (by eye).
  static let flowBottomGap = 12.0

  static let dot = 7.0
  /// Between two dots.
  static let dotSpacing = 10.0
  /// The least height of what a finger has to hit.
  static let touch = 24.0
  /// From this many pages on the dots shrink and window round the present one; so many are in the window.
  static let manyPages = 15
  static let dotWindow = 11
}
