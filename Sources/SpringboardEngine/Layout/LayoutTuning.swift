import CollectionEngine

/// The constants of the layouts. Lengths are in logical pixels. Values without a source were chosen by eye.
enum LayoutTuning {
  /// The margins at the sides, as a share of the width, and those at the top and at the bottom, as a share of the
  /// shorter side; their minimums; and their maximum in small viewports, as a share of the width or the height.
  static let sideMarginShare = 0.04
  static let minimumSideMargin = 16.0
  static let endMarginShare = 0.02
  static let minimumEndMargin = 12.0
  static let maximumMarginShare = 0.125
  /// The maximum of a margin that the user chose, as a share of the width or the height.
  static let maximumFixedMarginShare = 0.4

  /// The height of the bar above the grid with Done and notices, a comfortable target for a finger; and the distance
  /// from it to the grid, so that badges on icons do not touch it.
  static let topBar = 44.0
  static let topBarGap = 8.0

  /// The side of an icon: that in a viewport whose shorter side is zero, how much larger it becomes with each pixel of
  /// that side, its step, and its limits. A telephone has 56, a laptop 80 and a large monitor 96.
  static let baseIcon = 38.0
  static let iconGrowth = 0.054
  static let iconStep = 4.0
  static let icons = 48.0...128.0
  /// The limits of a side that the user chose, and the maximum share of the shorter side of the viewport.
  static let fixedIcons = 16.0...512.0
  static let maximumIconShare = 0.25

  /// The ratio of the side of a square slot to the icon's, from the densest on a telephone to the most generous; and the
  /// shorter sides of the viewport between which it grows.
  static let slotRatios = 1.58...1.95
  static let denseViewports = 360.0...480.0
  /// The limits of the ratio of a slot's width to its height. Slots are wider in wide viewports, but less so than the
  /// viewport.
  static let slotAspects = 0.75...1.4
  /// The ratios of a slot's sides to the icon's if the number of columns or rows is fixed and determines the icon.
  static let fixedSlotRatios = Size(width: 2, height: 1.5)
  /// The room that the dock and the bar above the grid then need, as a ratio to the icon's side.
  static let fixedSlotSurroundings = 2.5
  static let minimumSlot = 16.0
  /// The maximum distance between items that the user can choose.
  static let maximumSpacing = 1024.0

  /// The height of a line of a label, as a ratio of the size of its font.
  static let labelLineRatio = 1.4
  static let maximumLabelLines = 4
  /// The automatic size of a label's font, and the icons with the smallest and the largest font.
  static let automaticLabelSizes = 13.0...16.0
  static let labelledIcons = 64.0...128.0
  /// The limits of the size that the user chose.
  static let labelSizes = 6.0...48.0
  /// The maximum height of a label, as a share of the slot's height.
  static let maximumLabelShare = 0.5
  /// The minimum height of a slot with a label.
  static let minimumLabelledSlot = 32.0

  /// The distance between the icons of the dock and the edges of its plate.
  static let dockPadding = 12.0
  /// The distance between two icons of the dock, as a share of the icon's side, and its limits. Half of it is never
  /// beyond the plate.
  static let dockSpacingShare = 0.25
  static let dockSpacing = dockPadding...2 * dockPadding
  /// The smallest side of an icon of the dock, the distance to which icons move together before they become smaller, and the
  /// smallest distance between two, with which an icon is still a target for a finger (44 points, as Apple's Human Interface
  /// Guidelines have it).
  static let smallestDockIcon = 40.0
  static let closeDockSpacing = 8.0
  static let smallestDockSpacing = 4.0
  /// The visible share of the icon at the edge of a dock that scrolls.
  static let cutDockIcon = 0.75

  /// The insets between the panel of an open folder and its slots: above, for the title; below, without and with page
  /// dots; and at the sides. Their maximum is a share of the viewport. Edge, title, icons, labels, page dots and edge
  /// are at equal distances.
  static let folderTop = 64.0
  static let folderBottom = 14.0
  static let folderBottomWithDots = 48.0
  static let folderPadding = 24.0
  static let maximumFolderEdgeShare = 0.13
  /// The maximum share for a title in large text.
  static let maximumFolderTitleShare = 0.25
  /// The height of the title's frame, and the distance from it to the slots.
  static let folderTitle = 44.0
  static let folderTitleGap = 4.0
  /// The ratio of the width of a slot to the icon's side, and the limits of the distance between a label and the next
  /// row.
  static let folderSlotRatio = 2.0
  static let folderRowGaps = 8.0...24.0
  /// The maximum numbers of slots of an open folder along the longer and the shorter side of the viewport, and those in
  /// small viewports.
  static let folderSides = (long: 5, short: 4)
  static let smallFolderSides = (long: 3, short: 3)
  /// The number of rows and columns that an open folder should have room for.
  static let folderUsualRows = 3

  /// The side of the miniatures on a folder's plate, and the distance between two of them, as shares of the plate's side.
  static let miniatureShare = 0.24
  static let miniatureGapShare = 0.05

  /// The height of a section's header (Launcher3's app drawer).
  static let sectionHeader = 48.0
  /// The distance after the last row of a section, and between two rows (by eye).
  static let sectionGap = 16.0
  static let flowRowGap = 20.0
  /// The distance between the items of a section and the edges of the plate behind them (by eye).
  static let backdropMargin = 12.0

  /// The minimum height of the touch target of a page dot.
  static let touch = 24.0
  /// The number of pages from which the number of the page is shown beside the dots while pages turn.
  static let numberedPages = 13
  /// The number of page dots that the row must have room for, beside the number of the page (by eye).
  static let fewestDots = 5
}
