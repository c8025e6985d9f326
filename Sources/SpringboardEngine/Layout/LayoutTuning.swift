/// The constants of the layouts. Lengths are in logical pixels. Values without a source were chosen by eye.
enum LayoutTuning {
  /// The margin as a share of the side of the viewport, its minimum, and its maximum as a share of that side in small
  /// viewports.
  static let marginShare = 0.04
  static let minimumMargin = 24.0
  static let maximumMarginShare = 0.125

  /// The side of an icon as a share of the shorter side of the viewport, and its limits.
  static let iconShare = 0.1
  static let icons = 48.0...128.0
  /// The limits of a side that the user chose, and the maximum share of the shorter side of the viewport.
  static let fixedIcons = 16.0...512.0
  static let maximumIconShare = 0.25

  /// The ratio of a slot's sides to the icon's, so that icons have room around them; and the minimum side of a slot.
  static let slotWidthRatio = 2.0
  static let slotHeightRatio = 1.5
  static let minimumSlot = 16.0

  /// The distance between an icon and its label, and between a label and the next row.
  static let labelGap = 8.0
  /// The horizontal distance between two labels, half of it on each side.
  static let labelInset = 8.0
  /// The maximum height of a label, as a share of the slot's height.
  static let maximumLabelShare = 0.4
  /// The minimum height of a slot with a label.
  static let minimumLabelledSlot = 32.0

  /// The distance between the icons of the dock and the edges of its plate.
  static let dockPadding = 12.0
  /// The distance between two icons of the dock, as a share of the icon's side, and its limits. Half of it is never
  /// beyond the plate.
  static let dockSpacingShare = 0.25
  static let dockSpacing = dockPadding...2 * dockPadding

  /// In an open folder: the height of the title, the inset above it, the inset beside the slots, and the maximum share
  /// of the viewport for each.
  static let folderTitle = 60.0
  static let titleGap = 12.0
  static let folderPadding = 24.0
  static let maximumFolderEdgeShare = 0.2
  /// The maximum numbers of slots of an open folder along the longer and the shorter side of the viewport.
  static let folderLongSide = 4
  static let folderShortSide = 3

  /// The inset of the miniatures on a folder's plate, and the distance between two of them, as shares of the plate's
  /// side.
  static let miniatureInsetShare = 0.13
  static let miniatureGapShare = 0.06

  /// The scale at which a new element appears (by eye).
  static let absentScale = 0.25

  /// The height of a section's header (Launcher3's app drawer).
  static let sectionHeader = 48.0
  /// The distance after the last row of a section, and between two rows (by eye).
  static let sectionGap = 16.0
  static let flowRowGap = 20.0
  /// The distance between a flow and the dock (by eye).
  static let flowBottomGap = 12.0

  /// The diameter of a page dot.
  static let dot = 7.0
  /// The distance between two page dots.
  static let dotSpacing = 10.0
  /// The minimum height of the touch target of a page dot.
  static let touch = 24.0
  /// The number of pages from which the dots shrink and only a range around the current page is shown, and the length
  /// of that range.
  static let manyPages = 15
  static let dotWindow = 11
}
