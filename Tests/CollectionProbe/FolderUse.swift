import CollectionEngine
import CollectionGtk
import GtkBridge

/// Uses a springboard with folders for some seconds of its own time, and returns what was wrong.
func useFolders(seconds: Double, seed: Int) -> [String] {
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  let use = FolderUse(on: surface, seed: seed)
  while use.clock.now < 1000 + seconds {
    if use.input.numbers.next(below: 4) == 0 { use.drag() } else { use.act() }
    use.paintFrames(use.input.numbers.next(below: 20))
  }
  use.cancelTouch()
  use.board.closeFolder()
  use.paintFrames(600)
  if use.board.folderView != nil { use.faults.append("a folder stays open") }
  return use.faults
}

/// Opens a folder while another one closes, which is shown after that, and returns what was wrong.
func openAnotherFolder() -> [String] {
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  let use = FolderUse(on: surface, seed: 1)
  use.board.pages = [[1000, 1001, 2, 3]]
  use.board.folders = [1000: [4, 5], 1001: [6, 7]]
  use.paintFrames(60)
  use.board.open(1000)
  use.paintFrames(120)
  var faults = use.board.openFolder == 1000 ? [] : ["a folder does not open"]
  use.board.closeFolder()
  use.paintFrames(3)
  use.board.open(1001)
  use.paintFrames(240)
  if use.board.openFolder != 1001 { faults.append("a folder that was opened while another one closed is not open") }
  return faults + use.faults
}

/// How often folders were used, by all persons.
enum FolderTally {
  static var (made, opened, taken) = (0, 0, 0)

  /// Tells which of these never happened.
  static var faults: [String] {
    [(made, "made"), (opened, "opened"), (taken, "taken from")].filter { $0.0 == 0 }.map { "no folder was \($0.1)" }
  }
}

/// A springboard with folders, and a person who uses it. Folders have numbers from 1000.
private final class FolderUse: SpringboardViewDelegate {
  let clock = ProbeClock()
  let board: SpringboardView<Int>
  var input: RandomInput
  var faults: [String] = []
  private let surface: Surface
  private var size = Size(width: 400, height: 300)
  private var folderCount = 0
  private var inFolders: Set<Int> = []
  /// The view on which the finger was put down, which gets its events.
  private var touched: SpringboardView<Int>?
  private weak var driven: SpringboardView<Int>?
  private static let items = 0..<40

  init(on surface: Surface, seed: Int) {
    (self.surface, input) = (surface, RandomInput(clock, seed: seed))
    board = SpringboardView(pages: [Array(Self.items)])
    board.drive(size: size) { [clock] in Instant(seconds: clock.now) }
    board.springboardDelegate = self
    board.allowsFolders = true
    (board.columns, board.rows) = (.fixed(4), .fixed(3))
    board.cell { item, cell in Drawing(context: cell.cairo).ink(red: Double(item % 7) / 7, green: 0, blue: 0, alpha: 1)
    }
  }

  func springboard(_ view: SpringboardView<Int>, folderFor items: [Int]) -> Int? {
    guard input.numbers.next(below: 8) > 0 else { return nil }
    folderCount += 1
    FolderTally.made += 1
    return 1000 + folderCount
  }
  func springboard(_ view: SpringboardView<Int>, shouldDelete item: Int) -> Bool { item % 3 == 1 }
  func springboard(_ view: SpringboardView<Int>, canMove item: Int) -> Bool { item % 5 != 0 }
  func springboard(_ view: SpringboardView<Int>, didChange pages: [[Int]]) {
    let shown = Set(pages.joined())
    if !shown.isDisjoint(with: inFolders) { FolderTally.taken += 1 }
    check(pages)
  }

  /// Every item that cannot be deleted is in one place, and every folder is on a page and has something in it.
  private func check(_ pages: [[Int]]) {
    let (shown, folders) = (Array(pages.joined()), board.folders)
    let all = (shown + Array(folders.values.joined())).filter { $0 < 1000 }
    if Set(all).count != all.count { faults.append("an item is in two places: \(pages), \(folders)") }
    if !Set(all).isSuperset(of: Self.items.filter { $0 % 3 != 1 }) { faults.append("lost: \(pages), \(folders)") }
    if Set(folders.keys) != Set(shown.filter { $0 >= 1000 }) { faults.append("folders: \(pages), \(folders)") }
    inFolders = Set(folders.values.joined())
    if folders.values.contains(where: \.isEmpty) { faults.append("a folder is empty: \(folders)") }
  }

  private var front: SpringboardView<Int> { board.folderView ?? board }

  private func touch(_ event: Event) {
    if touched == nil { touched = front }
    touched?.receive(event)
    if !input.fingerIsDown { touched = nil }
  }

  func cancelTouch() {
    guard input.fingerIsDown else { return }
    input.fingerIsDown = false
    touch(input.finger(.cancel))
  }

  func paintFrames(_ count: Int) {
    for _ in 0..<count {
      clock.now += 1 / 60
      _ = board.paintFrame(on: surface)
      guard let folder = board.folderView else { continue }
      if folder !== driven {
        FolderTally.opened += 1
        driven = folder
        fit(folder)
      }
      _ = folder.paintFrame(on: surface)
    }
  }

  private func fit(_ view: SpringboardView<Int>) {
    view.drive(size: size) { [clock] in Instant(seconds: clock.now) }
  }

  /// Drags an item onto another one, or to the edge of the view, and rests there.
  func drag() {
    cancelTouch()
    let items = front.visibleItems.sorted()
    guard !items.isEmpty, let start = front.frame(of: items[input.numbers.next(below: items.count)])?.center else {
      return
    }
    let target = front.frame(of: items[input.numbers.next(below: items.count)])?.center
    let edge = Point(x: input.numbers.next(below: 2) == 0 ? 2 : size.width - 2, y: start.y)
    input.fingerIsDown = true
    touch(input.finger(.down, x: start.x, y: start.y))
    paintFrames(40)
    for _ in 0...input.numbers.next(below: 3) {
      let point = input.numbers.next(below: 3) == 0 ? edge : target ?? edge
      touch(input.finger(.move, x: point.x, y: point.y))
      paintFrames(input.numbers.next(below: 60))
      if input.numbers.next(below: 6) == 0 { act() }
    }
    guard input.fingerIsDown else { return }
    input.fingerIsDown = false
    touch(input.finger(.up, x: target?.x ?? edge.x, y: target?.y ?? edge.y))
  }

  /// Does one random thing.
  func act() {
    switch input.numbers.next(below: 12) {
    case 0: rearrange()
    case 1: if let folder = board.folders.keys.min() { dissolve(folder) }
    case 2:
      size.height = Double(200 + input.numbers.next(below: 100))
      for view in [board, board.folderView].compactMap(\.self) { fit(view) }
    case 3: board.isEditing.toggle()
    case 4, 5:
      let folders = board.folders.keys.sorted()
      if !folders.isEmpty { board.open(folders[input.numbers.next(below: folders.count)]) }
    case 6: board.closeFolder()
    case 7, 8, 9: touch(input.touch())
    case 10: front.receive(input.press())
    default: for event in input.scroll() { front.receive(event) }
    }
  }

  /// Puts the items of all pages onto others.
  private func rearrange() {
    var items = Array(board.pages.joined())
    for index in items.indices { items.swapAt(index, input.numbers.next(below: items.count)) }
    let size = 1 + input.numbers.next(below: 12)
    board.pages = stride(from: 0, to: items.count, by: size).map { Array(items[$0..<min($0 + size, items.count)]) }
    check(board.pages)
  }

  /// Puts the items of a folder onto its page, instead of it.
  private func dissolve(_ folder: Int) {
    guard let items = board.folders.removeValue(forKey: folder) else { return }
    board.pages = board.pages.map { page in page.flatMap { $0 == folder ? items : [$0] } }
    check(board.pages)
  }
}
