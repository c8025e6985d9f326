import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Pages that nobody has arranged")
struct BoardFlowTests {
  /// A page whose line begins with `~` was filled by Quiver.
  private func board(_ lines: String) -> Board {
    var board = Board(drawing: lines.replacing("~", with: ""))
    for (page, line) in lines.split(separator: "|").enumerated() where line.contains("~") {
      board.pages[page].isArranged = false
    }
    return board
  }

  private func drawing(_ board: Board) -> String {
    board.pages.map { ($0.isArranged ? "" : "~") + $0.map(\.description).joined(separator: " ") }
      .joined(separator: " | ")
  }

  @Test(
    "are filled again for another number of slots; arranged ones stay",
    arguments: [
      ("~a b c | ~d e f | ~g", 2, "~a b | ~c d | ~e f | ~g"),
      ("~a b c | ~d e f | ~g", 5, "~a b c d e | ~f g"),
      ("~a b c | d | ~e f | ~g", 2, "~a b | ~c | d | ~e f | ~g"),
      ("a b c | ~d | ~e", 2, "a b c | ~d e"),
      ("a | b c", 9, "a | b c"),
      ("~a b c", 3, "~a b c"),
      ("~F(a b) c | ~d", 9, "~F(a b) c d"),
    ])
  func flowing(_ before: String, _ capacity: Int, _ after: String) {
    let board = board(before).flowing(pageCapacity: capacity)
    board.checkInvariants()
    #expect(drawing(board) == after)
    #expect(drawing(board.flowing(pageCapacity: capacity)) == after)
  }

  @Test("keep the place of an application that is uninstalled, and nothing moves to another page")
  func uninstalled() {
    var harness = SpringboardHarness(apps: 30)
    let layout = harness.springboard.main.view.layout
    let second = layout.pages?.items(onScreen: 1)
    harness.send(.catalogue(Array([AppItem].named(30).dropFirst())))
    harness.rest()
    #expect(harness.springboard.main.view.layout.pages?.items(onScreen: 1) == second)
  }

  @Test("become arranged where a person moves or removes something, and only there")
  func arranging() throws {
    let start = board("~a b | ~c d | ~e f")
    let moved = try #require(
      start.moving(["a"], to: .after("d"), pageCapacity: 3, dockCapacity: 5, folderName: { _ in "" }))
    #expect(drawing(moved) == "b | c d a | ~e f")
    #expect(drawing(start.removing("c", pageCapacity: 3, dockCapacity: 5)) == "~a b | d | ~e f")
    let folder = start.moving(["e"], to: .into("b"), pageCapacity: 3, dockCapacity: 5, folderName: { _ in "F" })
    #expect(folder.map(drawing) == "a folder-1(b e) | ~c d | f")
  }

  @Test("are marked in the file")
  func file() {
    let text = BoardCodec.text(of: board("~a b | c"))
    #expect(text.contains("[Page 1]\nItems=a;b;\nArranged=false\n") && text.contains("[Page 2]\nItems=c;\n"))
    #expect(!text.contains("[Page 2]\nItems=c;\nArranged"))
    let reading = BoardCodec.read(Array(text.utf8))
    #expect(reading.board.map(drawing) == "~a b | c" && reading.problems.isEmpty)
    #expect(!BoardCodec.text(of: board("a b | c"), replacing: text).contains("Arranged"))
  }

  @Test("are those of a first run, of sorting and of new applications")
  func origins() {
    let apps = ["a", "b", "c", "d", "e"].map { AppItem(id: .application($0), name: $0) }
    let first = Board(firstRun: apps, pageCapacity: 2, dockCapacity: 4)
    #expect(drawing(first) == "~a b | ~c d | ~e")
    let sorted = board("e d | c").sorted(by: .name, items: apps, pageCapacity: 2) { _ in 0 }
    #expect(drawing(sorted) == "~c d | ~e")
    #expect(drawing(board("a b | c d").reconciled(with: apps, pageCapacity: 2)) == "a b | c d | ~e")
  }
}

@Suite("Pages on screens of ten sizes")
struct PageFlowTests {
  private static let sizes = [
    (360, 720), (720, 360), (800, 480), (1024, 600), (1280, 800), (1366, 768), (1920, 1080), (1080, 1920), (3440, 1440),
    (3840, 2160),
  ].map { Size(width: Double($0.0), height: Double($0.1)) }

  private func harness(_ size: Size, apps: Int = 150) -> SpringboardHarness {
    var harness = SpringboardHarness(Preferences(), viewport: Viewport(size: size))
    harness.send(.catalogue((0..<apps).map { AppItem(id: .application("app-\(1000 + $0)"), name: "App \(1000 + $0)") }))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  /// The number of items on each screen.
  private func counts(_ harness: SpringboardHarness) -> [Int] {
    let layout = harness.springboard.main.view.layout
    return layout.pageScreens.map { layout.pages?.items(onScreen: $0).count ?? 0 }
  }

  private func resize(_ harness: inout SpringboardHarness, to size: Size) {
    harness.send(.viewport(Viewport(size: size)))
    harness.rest()
  }

  @Test(
    "A board of a first run fills the screens of every other size, and changes nothing in the file", arguments: sizes)
  func unarranged(_ start: Size) {
    var harness = harness(start)
    let (board, first) = (harness.springboard.board, counts(harness))
    for size in Self.sizes {
      resize(&harness, to: size)
      let (now, capacity) = (counts(harness), harness.springboard.main.view.layout.pageCapacity)
      #expect(now.dropLast().allSatisfy { $0 == capacity } && now.reduce(0, +) == 150)
    }
    resize(&harness, to: start)
    #expect(counts(harness) == first && harness.springboard.board == board)
    #expect(!harness.effects.contains { if case .layout(.save) = $0 { true } else { false } })
  }

  @Test("A page that a person has arranged stays a page on every size", arguments: sizes)
  func arranged(_ start: Size) throws {
    var harness = harness(start)
    let layout = harness.springboard.main.view.layout
    let page = try #require(layout.pages?.items(onScreen: 0))
    harness.send(.act(.move(page[0], to: .dock)))
    harness.rest()
    let left = Array(page.dropFirst())
    for size in Self.sizes {
      resize(&harness, to: size)
      let layout = harness.springboard.main.view.layout
      let screens = (left.count + layout.pageCapacity - 1) / layout.pageCapacity
      let shown = layout.pageScreens.prefix(screens).flatMap { layout.pages?.items(onScreen: $0) ?? [] }
      #expect(shown == left)
      #expect(counts(harness).dropFirst(screens).dropLast().allSatisfy { $0 == layout.pageCapacity })
    }
  }

  @Test("What is moved on another size arranges the page as it is on that screen")
  func arrangedElsewhere() throws {
    var harness = harness(Size(width: 1280, height: 800))
    resize(&harness, to: Size(width: 360, height: 720))
    let layout = harness.springboard.main.view.layout
    let second = try #require(layout.pages?.items(onScreen: 1))
    harness.send(.act(.remove(second[3])))
    harness.rest()
    let left = second.filter { $0 != second[3] }
    #expect(harness.springboard.main.view.layout.pages?.items(onScreen: 1) == left)
    resize(&harness, to: Size(width: 1280, height: 800))
    let wide = harness.springboard.main.view.layout
    #expect(wide.pageScreens.contains { wide.pages?.items(onScreen: $0) == left })
  }

  @Test("Where nothing changes, nothing is stored")
  func putBackWhereItWas() throws {
    var harness = harness(Size(width: 1280, height: 800))
    resize(&harness, to: Size(width: 360, height: 720))
    harness.forgetEffects()
    let page = try #require(harness.springboard.main.view.layout.pages?.items(onScreen: 0))
    harness.send(.act(.drag(.pickUp(page[1]))))
    harness.send(.act(.drag(.move(.onward))))
    harness.send(.act(.drag(.move(.back))))
    harness.send(.act(.drag(.drop)))
    harness.rest()
    #expect(!harness.effects.contains { if case .layout(.save) = $0 { true } else { false } })
  }
}
