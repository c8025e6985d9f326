import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import SpringboardEngine

@MainActor
@Suite("What a screen reader reads")
struct BoardReaderTests {
  private let files = ItemID.application("files.desktop")
  private let games = ItemID.folder("folder-1")

  @Test("Applications and folders are buttons; elements without a touch area are left out")
  func browsing() {
    let elements = [
      element(.dock), element(.icon(files)), element(.label(files)), element(.folder(games)), untouchable,
    ]
    #expect(
      read(elements) == [
        "pushButton Files, about files.desktop: click, edit, menu",
        "pushButton Games, about folder-1: click, edit, menu",
      ])
  }

  @Test("The descriptions of new and of running applications say so")
  func marks() {
    var (new, running) = (element(.icon(files)), element(.folder(games)))
    (new.state.isNew, running.state.isRunning) = (true, true)
    #expect(
      read([new, running]) == [
        "pushButton Files, about files.desktop (new): click, edit, menu",
        "pushButton Games, about folder-1 (running): click, edit, menu",
      ])
  }

  @Test("A count is part of the name, and progress of the description")
  func activity() {
    var (mail, updating) = (element(.icon(files)), element(.folder(games)))
    (mail.state.count, mail.state.taskProgress, updating.state.isUpdating) = (3, 0.254, true)
    #expect(
      read([mail, updating]) == [
        "pushButton Files, 3 unread, about files.desktop (25 % done): click, edit, menu",
        "pushButton Games, about folder-1 (being updated): click, edit, menu",
      ])
  }

  @Test("In edit mode tiles have editing actions, and there is a Done button")
  func editing() {
    let elements = [element(.icon(files)), element(.badge(files)), element(.folder(games)), element(.button(.done))]
    #expect(
      read(elements, mode: .editing) == [
        "pushButton Files, about files.desktop: pick up, remove, make folder, menu",
        "pushButton Games, about folder-1: click, pick up, remove, menu", "pushButton Done: click",
      ])
  }

  @Test("A dragged tile has actions that move it")
  func dragging() {
    var dragged = element(.icon(files))
    dragged.touch = nil
    dragged.state.lift = 1
    #expect(
      read([element(.button(.done)), dragged], mode: .dragging) == [
        "pushButton Done: click",
        "pushButton Files, about files.desktop: move left, move right, move up, move down, next page, previous page, drop, put back",
      ])
  }

  @Test("While a folder is open, only its name and tiles are read")
  func openFolder() {
    let elements = [
      element(.icon(.application("behind.desktop"))), element(.button(.done)), element(.veil), element(.panel(games)),
      element(.title(games)), element(.icon(files)),
    ]
    #expect(
      read(elements, mode: .editing) == [
        "panel Games: ", "label Games: rename, close", "pushButton Files, about files.desktop: pick up, remove, menu",
      ])
  }

  @Test("A menu has the name of its item, whose raised icon is no button, and its rows are in it")
  func menu() throws {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    func send(_ input: Input, at time: Double) { _ = springboard.handle(input, in: .main, at: Instant(seconds: time)) }
    send(
      .catalogue([AppItem(id: files, name: "Files"), AppItem(id: .application("mail.desktop"), name: "Mail")]), at: 0)
    send(.shown, at: 0)
    func readings(at time: Double) -> [AccessibleItem] {
      let scene = springboard.scene(of: .main, at: Instant(seconds: time))
      return reader(scene, springboard).readings.map(\.item)
    }
    let icon = try #require(readings(at: 2).first { $0.id == files.text }?.frame)
    send(.secondary(Point(x: icon.x + icon.width / 2, y: icon.y + icon.height / 2)), at: 2)
    let menu = readings(at: 4)
    #expect(menu.first?.role == .menu && menu.first?.name == "Files" && menu.first?.description == "")
    let rows = menu.dropFirst()
    #expect(rows.allSatisfy { $0.role == .menuItem && $0.parent == "/menu" && $0.place?.count == rows.count })
    #expect(rows.map(\.place?.index) == Array(0..<rows.count))
    let folder = try #require(rows.last { $0.expansion == .collapsed })
    send(.act(.menu(.choose(try #require(folder.place?.index)))), at: 4)
    let submenu = readings(at: 6)
    #expect(submenu[1].name == folder.name && submenu[1].expansion == .expanded)
    #expect(Set(submenu.dropFirst().map(\.id)).isDisjoint(with: rows.map(\.id)), "the focus is heard to move")
  }

  @Test("A menu with a typed text has that as its description, and a row may say that nothing matches")
  func filteredMenu() {
    var row = MenuEntry(.noMatch)
    row.isEnabled = false
    let elements = [element(.veil), element(.menu), element(.menuFilter("fire")), element(.menuRow(1, row))]
    let readings = reader(elements).readings
    #expect(readings.map(\.item.name) == ["Menu", "Nothing found"])
    #expect(readings.first?.item.description == "fire" && readings.last?.actions == [])
    #expect(readings.last?.item.isEnabled == false)
  }

  @Test("A row with a page has its number as name, and says what is on it")
  func pageRow() {
    var row = MenuEntry(.move(files, to: .screen(2)))
    row.page = PageMiniature(
      columnCount: 4, rowCount: 6, items: Array(repeating: .application("a"), count: 12), isCurrent: false)
    let reading = reader([element(.menuRow(3, row))]).readings.first?.item
    #expect(reading?.role == .menuItem && reading?.name == "Page 3" && reading?.description == "12 items")
  }

  @Test("The title of a section is a heading, and its applications follow")
  func section() {
    #expect(
      read([element(.header("Games", section: 0)), element(.icon(files))]) == [
        "panel Games: ", "heading Games: click", "pushButton Files, about files.desktop: click, edit, menu",
      ])
  }

  @Test("The page dots are a list of page tabs")
  func pageDots() {
    #expect(
      read([element(.icon(files)), element(.pageControl(1, of: 3)), element(.pageDot(0))]).last
        == "pageTabList Page 2 of 3: previous page, next page")
  }

  @Test("The sheet is a dialog, with its buttons in it while it is open")
  func sheet() {
    var elements = [element(.icon(files)), element(.veil), element(.sheet(.details(files))), element(.button(.close))]
    #expect(read(elements) == ["dialog Files, all of files.desktop: ", "pushButton Close: click"])
    let readings = reader(elements).readings.map(\.item)
    #expect(readings.map(\.parent) == [nil, readings.first?.id])
    elements[2].touch = nil
    #expect(reader([elements[2], element(.button(.done))]).readings.last?.item.parent == nil)
  }

  @Test("The keypad is a dialog, with its keys and its close button in it")
  func keypad() {
    let elements = [element(.keypad(entered: 2, wait: nil)), element(.keypadKey(.digit(1))), element(.button(.close))]
    let readings = reader(elements).readings.map(\.item)
    #expect(readings.map(\.role) == [.dialog, .pushButton, .pushButton])
    #expect(readings.map(\.parent) == [nil, readings.first?.id, readings.first?.id])
  }

  @Test("The items of the status area are labels; its button opens a menu whose rows can be checked")
  func status() {
    let items: [StatusItem] = [.clock("10:24"), .battery(.init(percent: 80, isCharging: false))]
    var elements = items.map { element(.status($0)) }
    elements[0].touch = nil
    #expect(
      read(elements + [element(.button(.accessibility))]) == [
        "label Time: 10:24: ", "label Battery: 80 %: ", "pushButton Accessibility: click",
      ])
    #expect(input("click", on: .button(.accessibility)) == .act(.openAccessibilityMenu))
    #expect(read([element(.button(.keyboard))]) == ["pushButton On-screen keyboard: click"])
    #expect(input("click", on: .button(.keyboard)) == .act(.toggle(.onScreenKeyboard)))
    let row = MenuEntry(.toggle(.largeText), isChecked: true)
    let reading = reader([element(.menuRow(0, row))]).readings.first?.item
    #expect(reading?.role == .checkMenuItem && reading?.isChecked == true && reading?.name == "Large text")
  }

  @Test("A locked board has no editing actions, and pinned tiles cannot be removed")
  func lockedBoardHasNoEditingActionsAndPinnedTilesCannotBeRemoved() {
    var restrictions = Restrictions()
    restrictions.pinned = [files]
    #expect(
      read([element(.icon(files)), element(.button(.done))], restrictions, mode: .editing).first
        == "pushButton Files, about files.desktop: pick up, make folder, menu")
    restrictions.isLocked = true
    #expect(read([element(.icon(files))], restrictions) == ["pushButton Files, about files.desktop: click, menu"])
    #expect(read([element(.title(games))], restrictions) == ["panel Games: ", "label Games: close"])
  }

  @Test("Actions produce the matching acts")
  func inputs() {
    #expect(input("click", on: .icon(files)) == .act(.open(files)))
    #expect(input("click", on: .folder(games)) == .act(.openFolder(games)))
    #expect(input("menu", on: .icon(files)) == .secondary(Point(x: 60, y: 70)))
    #expect(input("rename", on: .title(games)) == .act(.editName(games)))
    #expect(input("close", on: .title(games)) == .act(.closeFolder))
    #expect(input("click", on: .button(.undo)) == .act(.undo))
    #expect(input("click", on: .button(.close)) == .act(.closeSheet))
  }

  @Test("Left and right are mirrored from right to left")
  func mirrored() {
    let left = BoardAction.whileDragging(rightToLeft: false).first,
      mirrored = BoardAction.whileDragging(rightToLeft: true).first
    #expect([left?.id, mirrored?.id] == ["move left", "move left"])
    #expect(left?.input == .act(.drag(.move(.back))))
    #expect(mirrored?.input == .act(.drag(.move(.onward))))
  }

  private func input(_ action: String, on kind: Scene.Kind) -> Input? {
    reader([element(kind)]).readings.flatMap(\.actions).first { $0.id == action }?.input
  }

  private func read(
    _ elements: [Scene.Element], _ restrictions: Restrictions = Restrictions(), mode: Scene.Mode = .browsing
  ) -> [String] {
    reader(elements, restrictions, mode: mode).readings.map { reading in
      let item = reading.item
      let about = item.description.isEmpty ? "" : ", \(item.description)"
      return "\(item.role) \(item.name)\(about): \(item.actions.map(\.id).joined(separator: ", "))"
    }
  }

  private func reader(
    _ elements: [Scene.Element], _ restrictions: Restrictions = Restrictions(), mode: Scene.Mode = .browsing
  ) -> AccessibilityReader {
    let scene = Scene(elements: elements, mode: mode, next: .never, screen: 0, screenCount: 1, presence: 1)
    let springboard = Springboard(viewport: Viewport(size: Size(width: 100, height: 100)), restrictions: restrictions)
    return reader(scene, springboard)
  }

  private func reader(_ scene: Scene, _ springboard: Springboard) -> AccessibilityReader {
    let names = [files: "Files", games: "Games"]
    let words = ItemDescriptions(name: { names[$0] }, description: { "about \($0)" }, details: { "all of \($0)" })
    return AccessibilityReader(scene: scene, springboard: springboard, view: .main, words: words)
  }

  private func element(_ kind: Scene.Kind) -> Scene.Element {
    let frame = Rect(x: 10, y: 20, width: 100, height: 100)
    return Scene.Element(kind: kind, frame: frame, touch: frame)
  }

  /// A tile in motion, which cannot be touched.
  private var untouchable: Scene.Element {
    var untouchable = element(.icon(.application("untouchable.desktop")))
    untouchable.touch = nil
    return untouchable
  }
}
