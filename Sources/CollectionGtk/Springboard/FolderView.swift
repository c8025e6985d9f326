import CollectionEngine
import GtkBridge

/// An open folder: a springboard over the springboard, whose pages are on a plate.
final class FolderView<Item: Hashable>: SpringboardView<Item>, SpringboardFolder {
  let folder: Item
  private unowned let board: SpringboardView<Item>
  /// Where the picture of the folder was when it was opened, and the size of the plate.
  private let (source, plateSize): (Rect, Size)
  private var presence = Motion(0)
  private(set) var isOpen = true
  /// The cells are back in the folder.
  private var isEmptied = false

  /// Opens a folder from where its picture is.
  init(_ folder: Item, _ items: [Item], from source: Rect, in board: SpringboardView<Item>) {
    (self.folder, self.source, self.board) = (folder, source, board)
    let columns = Self.columns(for: items.count, source.width, board.state.size.width)
    let rows = Self.count(
      (items.count + columns - 1) / columns, source.height, board.state.size.height - 2 * Self.titleRoom)
    plateSize = Size(
      width: Self.length(columns, source.width) + 2 * Self.padding,
      height: Self.length(rows, source.height) + Self.padding + Self.dotsHeight)
    let capacity = columns * rows
    super.init(
      pages: stride(from: 0, to: items.count, by: capacity).map { Array(items[$0..<min($0 + capacity, items.count)]) })
    configure(columns: columns, rows: rows)
    board.stack.add(canvas)
    canvas.takeFocus()
    presence.chase(1, on: board.state.tuning.motion, at: board.now)
  }

  private func configure(columns: Int, rows: Int) {
    springboardDelegate = self
    (self.columns, self.rows) = (.fixed(columns), .fixed(rows))
    tuning = board.tuning
    if let titles = board.titles { title(titles) }
    if let painter = board.painter { cell(painter) }
    let titleHeight = board.titles == nil ? 0 : Self.titleHeight
    itemSize = Size(width: source.width, height: source.height - titleHeight)
    (minimumInteritemSpacing, minimumLineSpacing) = (Self.spacing, Self.spacing)
    settings.inset = { [plateSize] in Self.inset(of: plateSize, in: $0) }
    isEditing = board.isEditing
    if let name = board.titles?(folder) { setAccessibleName(name) }
  }

  var view: SpringboardView<Item> { self }

  /// The plate, in the view.
  private var plate: Rect { Self.frame(of: plateSize, in: state.size) }

  func close() {
    guard isOpen else { return }
    isOpen = false
    presence.chase(0, on: board.state.tuning.motion, at: board.now)
    if handedPointer == nil { cancelTouches() }
    collapseCells(to: board.frame(of: folder) ?? source, alpha: 0) { [weak self] in
      self?.isEmptied = true
      self?.removeIfDone()
    }
    giveWay(to: board)
    board.canvas.takeFocus()
  }

  /// The canvas stays as long as a finger is on it, because the events of the finger belong to it.
  private func removeIfDone() {
    if isEmptied, handedPointer == nil, state.dragged == nil { board.folderClosed(self) }
  }

  /// A tap beside the plate closes the folder.
  override func follow(_ event: CollectionEvent<Int, Item>) {
    if case .tappedBackground(let point) = event, !plate.contains(point) { close() } else { super.follow(event) }
    removeIfDone()
  }

  /// Lets an item out of the folder if it was dragged off the plate.
  override func follow(_ dragged: DraggedItem<Item>, at moment: Instant) {
    guard isOpen, !plate.outset(by: Self.margin).contains(dragged.point), board.takeDrag(of: dragged, at: moment) else {
      return
    }
    handOver(dragged.pointer)
    board.dragged(from: folder)
    leaveDrag(at: moment)
    close()
  }

  /// The finger that has dragged an item out of the folder was lifted.
  override func endDrag() {
    handOver(nil)
    removeIfDone()
  }

  override func escape() -> Bool {
    if !super.escape() { close() }
    return true
  }

  /// The cells come out of the folder.
  override func appear() { expandCells(from: source, alpha: 0) }

  override func wasResized() { scrollDrags(at: Self.inset(of: plateSize, in: state.size)) }

  override var visiblePart: Rect? { plate }

  override var movesBesideScene: Bool { super.movesBesideScene || !presence.isSettled(at: now) }

  override var titleShade: Double { 0.8 }

  override var dotsFrame: Rect { dotsFrame(above: plate.maxY, height: Self.dotsHeight) }

  /// Paints the shade over the pages, the plate and the title.
  override func paintBack(on drawing: Drawing, at now: Instant) {
    let (shown, end, size) = (min(max(presence.value(at: now), 0), 1), plate, state.size)
    drawing.rectangle(0, 0, size.width, size.height)
    drawing.ink(red: 0, green: 0, blue: 0, alpha: 0.5 * shown)
    drawing.fill()
    let plate = source.interpolated(to: end, shown)
    drawing.roundedRectangle(plate, radius: 24)
    drawing.ink(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.92 * shown)
    drawing.fill()
    guard let title = board.titles?(folder) else { return }
    drawing.ink(red: 1, green: 1, blue: 1, alpha: shown)
    TextLayout(title, font: Font(family: "Sans", size: 20), width: size.width, lines: 1).draw(
      on: drawing, centred: Point(x: size.width / 2, y: plate.minY - Self.titleRoom / 2))
  }
}

/// Measures, in logical pixels (by eye).
extension FolderView {
  private static var padding: Double { 20 }
  private static var spacing: Double { 16 }
  private static var titleRoom: Double { 48 }
  /// How far beyond the plate an item leaves the folder.
  private static var margin: Double { 16 }
  /// The height of the lower edge of the plate, where the page dots are.
  private static var dotsHeight: Double { 28 }

  private static func length(_ count: Int, _ extent: Double) -> Double {
    Double(count) * extent + Double(count - 1) * spacing
  }

  /// The number of slots, of those that are wanted, that have room.
  private static func count(_ wanted: Int, _ extent: Double, _ room: Double) -> Int {
    max(1, min(wanted, Int((room - 2 * padding + spacing) / (extent + spacing))))
  }

  /// As many columns as rows, up to four.
  private static func columns(for items: Int, _ width: Double, _ room: Double) -> Int {
    let square = Double(max(items, 1)).squareRoot().rounded(.up)
    return count(Int(min(max(square, 2), 4)), width, room)
  }

  private static func frame(of panel: Size, in size: Size) -> Rect {
    Rect(center: Point(x: size.width / 2, y: size.height / 2), size: panel)
  }

  private static func inset(of panel: Size, in size: Size) -> Insets {
    let side = max(0, (size.width - panel.width) / 2 + padding)
    let top = max(0, (size.height - panel.height) / 2 + padding)
    return Insets(top: top, left: side, bottom: top - padding + dotsHeight, right: side)
  }
}

/// What users do in the folder is passed on to the springboard.
extension FolderView: SpringboardViewDelegate {
  func springboard(_ view: SpringboardView<Item>, didOpen item: Item) {
    board.springboardDelegate?.springboard(board, didOpen: item)
  }

  func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]]) {
    board.setContents(of: folder, to: Array(pages.joined()))
  }

  func springboard(_ view: SpringboardView<Item>, menuFor item: Item) -> [MenuItem] {
    board.springboardDelegate?.springboard(board, menuFor: item) ?? []
  }

  func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool {
    board.springboardDelegate?.springboard(board, canMove: item) ?? true
  }

  func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool {
    board.springboardDelegate?.springboard(board, shouldDelete: item) ?? true
  }

  func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool) { board.isEditing = isEditing }
}
