import CollectionEngine
import GtkBridge

/// Folders.
extension SpringboardView {
  /// The items in folders, by the items that are the folders. Those are on pages, and their pictures show what is in them. A folder
  /// has no folders in it.
  public var folders: [Item: [Item]] {
    get { contents }
    set {
      requireDistinct(Array(pages.joined()) + newValue.values.joined())
      contents = newValue
      if let items = panel.flatMap({ newValue[$0.folder] }) { panel?.view.pages = [items] }
      closePanelIfGone()
      repaint()
    }
  }

  /// The folder that is open.
  public var openFolder: Item? { panel.flatMap { $0.isOpen ? $0.folder : nil } }

  /// Opens a folder, from where its picture is; if another one is closing, after it has closed.
  public func open(_ folder: Item) {
    if panel != nil, openFolder == nil { nextFolder = folder }
    guard panel == nil, let items = contents[folder], !items.isEmpty, let frame = frame(of: folder) else { return }
    panel = FolderView(folder, items, from: frame, in: self)
  }

  /// A folder that was closing is gone. Another one may be open by then.
  func folderClosed(_ folder: any SpringboardFolder<Item>) { if panel === folder { panel = nil } }

  /// An item is dragged out of a folder, which closes.
  func dragged(from folder: Item) { dragSource = folder }

  func openNextFolder() {
    guard let folder = nextFolder else { return }
    nextFolder = nil
    open(folder)
  }

  /// Closes the open folder. One that was to be opened after another one had closed stays closed.
  public func closeFolder() {
    nextFolder = nil
    panel?.close()
  }

  func requireDistinct(_ items: [Item]) {
    var known: Set<Item> = []
    for item in items { precondition(known.insert(item).inserted, "a springboard has \(item) twice") }
  }

  func tellChange() { springboardDelegate?.springboard(self, didChange: pages) }

  /// Whether an item can be dropped onto another one. Folders are in no folders, and a new folder moves the other item.
  func canDrop(_ item: Item, onto other: Item) -> Bool {
    allowsFolders && contents[item] == nil
      && (contents[other] != nil || springboardDelegate?.springboard(self, canMove: other) != false)
  }

  /// Closes the open folder if the program has taken it away.
  func closePanelIfGone() {
    guard let panel, contents[panel.folder] == nil || !pages.joined().contains(panel.folder) else { return }
    panel.close()
  }

  /// The user has dropped an item of a page, or of the folder that is closing, onto another item.
  func put(_ item: Item, onto other: Item) {
    let isFromFolder = !state.snapshotWithoutDrag.contains(item)
    let former = isFromFolder ? dragSource : nil
    dragSource = nil
    guard let folder = contents[other] == nil ? makeFolder(for: [other, item]) : other else {
      if isFromFolder { cancelDrag(at: now) }
      return arrange(tells: false)
    }
    if isFromFolder { leaveDrag(at: now) }
    if let former { contents[former]?.removeAll { $0 == item } }
    contents[folder] = (contents[other] ?? [other]) + [item]
    let pages = pages.map { page in page.compactMap { $0 == item ? nil : $0 == other ? folder : $0 } }
    apply(Self.snapshot(of: pages))
    reload([folder, former].compactMap(\.self))
    removeEmptyFolder(former)
    arrange(tells: true)
  }

  private func makeFolder(for items: [Item]) -> Item? {
    guard let folder = springboardDelegate?.springboard(self, folderFor: items) else { return nil }
    requireDistinct(Array(pages.joined()) + contents.values.joined() + [folder])
    return folder
  }

  /// An item of the folder that is closing was dropped on a page.
  func takeOutOfFolder(_ item: Item) {
    guard let folder = dragSource else { return }
    dragSource = nil
    contents[folder]?.removeAll { $0 == item }
    reload([folder])
    removeEmptyFolder(folder)
    arrange(tells: true)
  }

  private func removeEmptyFolder(_ folder: Item?) {
    guard let folder, contents[folder]?.isEmpty == true else { return }
    contents[folder] = nil
    performBatchUpdates { $0.deleteItems([folder]) }
  }

  /// The user has arranged the items of the open folder, or has deleted some.
  func setContents(of folder: Item, to items: [Item]) {
    guard contents[folder] != nil else { return }
    contents[folder] = items
    reload([folder])
    if items.isEmpty { panel?.close() }
    removeEmptyFolder(folder)
    arrange(tells: true)
  }
}

/// Pictures of items.
extension SpringboardView {
  /// Paints the picture of an item, or that of a folder: a plate with those of its first items.
  func paintPicture(of item: Item, on cell: CellContext) {
    guard let items = contents[item] else { painter?(item, cell); return }
    let drawing = Drawing(context: cell.cairo)
    let side = min(cell.size.width, cell.size.height)
    let middle = Point(x: cell.size.width / 2, y: cell.size.height / 2)
    let plate = Rect(center: middle, size: Size(width: side, height: side))
    drawing.roundedRectangle(plate, radius: side * 0.2)
    drawing.ink(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.35)
    drawing.fill()
    let step = side / (Double(Self.miniatures) + 0.5)
    for (number, item) in items.prefix(Self.miniatures * Self.miniatures).enumerated() {
      let column = number % Self.miniatures
      let place = Point(
        x: plate.minX + step * (Double(canvas.isRightToLeft ? Self.miniatures - 1 - column : column) + 0.75),
        y: plate.minY + step * (Double(number / Self.miniatures) + 0.75))
      drawing.saved {
        drawing.translate(place.x, place.y)
        drawing.scale(step * 0.85 / max(cell.size.width, cell.size.height))
        drawing.translate(-middle.x, -middle.y)
        painter?(item, cell)
      }
    }
  }

  /// The number of rows and columns of pictures on that of a folder.
  private static var miniatures: Int { 3 }

  /// Lets the items fly to their places from beyond the edges of the view: they are farther from the middle, larger, and transparent
  /// at first.
  func flyIn() {
    let size = state.size
    glide { attributes, visible in
      let distance = attributes.frame.center - Rect(origin: visible.origin, size: size).center
      var spread = attributes
      spread.transform.translation = Point(x: distance.x * FlyIn.spread, y: distance.y * FlyIn.spread)
      spread.transform.scale *= FlyIn.scale
      spread.alpha = 0
      return spread
    }
  }
}

/// How much farther away an item is at first, as a share of its distance from the middle, and how much larger (by eye).
private nonisolated enum FlyIn {
  static let spread = 0.6
  static let scale = 1.5
}

/// For tests.
extension SpringboardView {
  /// The view that shows the folder which is open or is closing, in front of this one.
  package var folderView: SpringboardView? { panel?.view }
}
