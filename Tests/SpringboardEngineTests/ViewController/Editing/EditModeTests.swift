import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Edit mode, from the long press that begins it to the tap that ends it.
@Suite("Edit mode")
struct EditModeTests {
  @Test("A long press begins edit mode and lifts the tile at the pressed point")
  func lifting() throws {
    var harness = SpringboardHarness(apps: 3)
    let icon = try #require(harness.icon("a")?.frame)
    harness.pointer(.down, icon.midX + 10, icon.midY - 5)
    harness.wait(0.5)
    #expect(harness.effects == [.announce(.editing(true)), .announce(.pickedUp("a"))])
    harness.wait(1)
    let lifted = try #require(harness.icon("a"))
    #expect((lifted.frame, lifted.state.lift, lifted.touch) == (icon, 1, nil))
    #expect(lifted.scale == 1.15)
    harness.pointer(.move, icon.midX + 90, icon.midY + 35)
    #expect(harness.icon("a")?.frame == icon.moved(by: Point(x: 80, y: 40)))
  }

  @Test("Every tile wiggles differently, together with its badge")
  func wiggling() throws {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.edit))
    harness.wait(1.03)
    let (a, b) = (try #require(harness.icon("a")), try #require(harness.icon("b")))
    #expect(a.rotation != 0 && b.rotation != 0 && a.rotation != b.rotation)
    let badge = try #require(harness.element(.badge("a")))
    #expect(badge.rotation == a.rotation)
    #expect(try #require(badge.touch).width >= 44)
    harness.send(.act(.done))
    harness.rest()
    #expect(harness.icon("a")?.rotation == 0)
    #expect(harness.element(.badge("a")) == nil)
  }

  @Test("With reduced motion tiles are outlined and no frames are requested")
  func reducedMotion() {
    var harness = SpringboardHarness(apps: 2, .small.with { $0.session.animates = false })
    harness.send(.act(.edit))
    harness.wait(1)
    #expect(harness.icon("a")?.state.isOutlined == true)
    #expect(harness.icon("a")?.rotation == 0)
    #expect(harness.scene.next == .never)
  }

  @Test("A long press on the background begins edit mode; a tap there, Escape or Done ends it", arguments: 0..<3)
  func ending(_ way: Int) throws {
    var harness = SpringboardHarness(apps: 2)
    harness.pointer(.down, 700, 300)
    harness.wait(0.6)
    harness.pointer(.up, 700, 300)
    harness.wait(0.3)
    #expect(harness.element(.button(.done)) != nil)
    switch way {
    case 0:
      harness.pointer(.down, 700, 300)
      harness.pointer(.up, 700, 300)
    case 1: harness.send(.key(.escape))
    default: harness.tap(.button(.done))
    }
    #expect(harness.effects.last == .announce(.editing(false)))
    #expect(harness.scene.next == .nextFrame)
    harness.rest()
    #expect(harness.element(.button(.done)) == nil)
  }

  @Test("Taps and keys launch nothing in edit mode")
  func noLaunches() {
    var harness = SpringboardHarness(apps: 2)
    harness.send(.act(.edit))
    harness.tap("a")
    harness.send(.key(.right))
    harness.send(.key(.activate))
    #expect(!harness.effects.contains { if case .launching(.launch) = $0 { true } else { false } })
  }

  @Test("Edit mode does not begin on a locked board")
  func editModeDoesNotBeginOnALockedBoard() {
    var harness = SpringboardHarness(apps: 2, .small, .locked)
    harness.send(.act(.edit))
    harness.send(.key(.edit))
    harness.send(.act(.remove("a")))
    harness.send(.act(.sort(.name)))
    harness.pointer(.down, 150, 90)
    harness.wait(1)
    #expect(harness.effects == [])
    #expect(harness.springboard.board == Board(drawing: "a b"))
  }

  @Test("A tap on a badge removes the application, and the notice's button undoes it")
  func removing() throws {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.edit))
    harness.wait(1)
    harness.tap(.badge("b"))
    harness.wait(0.01)
    #expect(harness.springboard.board == Board(drawing: "a c d | removed: b"))
    #expect(harness.element(.notice(.changed(.removed(["b"])))) != nil)
    harness.wait(0.05)
    #expect(harness.element(.icon("b")) != nil, "it shrinks away")
    harness.wait(1)
    #expect(harness.element(.icon("b")) == nil)
    harness.tap(.button(.undo))
    #expect(harness.springboard.board == Board(drawing: "a b c d"))
  }

  @Test("The notice of a move names the item that was moved, and its page if that is another one")
  func movedItem() {
    for (board, screen, notice) in [
      ("x a | b", 1, Scene.Notice.movedToScreen("a", 1)), ("a | b", 1, .changed(.moved(["a"]))),
      ("a x | b", 0, .changed(.moved(["a"]))),
    ] {
      var harness = SpringboardHarness(board: board)
      harness.send(.act(.move("a", to: .screen(screen))))
      harness.wait(1)
      #expect(harness.element(.notice(notice)) != nil, "\(board)")
    }
  }

  @Test("In a folder, too, the application beside the one that leaves gets the focus")
  func passingTheFocusOnInAFolder() {
    var harness = SpringboardHarness(board: "Games(a b c) d")
    harness.send(.act(.openFolder("Games")))
    harness.rest()
    for _ in 0..<2 where harness.springboard.main.view.focusedItem != "b" { harness.send(.key(.right)) }
    harness.send(.act(.remove("b")))
    harness.wait(1)
    #expect(harness.springboard.main.view.focusedItem == "c")
  }

  @Test("When the focused application leaves, the one beside it gets the focus", arguments: [true, false])
  func passingTheFocusOn(removes: Bool) throws {
    var harness = SpringboardHarness(board: "a b c | d")
    for _ in 0..<2 { harness.send(.key(.right)) }
    for next in ["c", "a"] as [ItemID] {
      let focused = try #require(harness.springboard.main.view.focusedItem)
      harness.send(.act(removes ? .remove(focused) : .move(focused, to: .screen(1))))
      harness.wait(1)
      #expect(harness.springboard.main.view.focusedItem == next)
    }
  }

  @Test("A tap on a folder's badge ungroups it, says so, and turns to its applications; the notice's button undoes it")
  func ungrouping() throws {
    let before = "a b c d e f | g h Games(i j k l m) n"
    var harness = SpringboardHarness(board: before)
    harness.send(.act(.edit))
    harness.send(.key(.pageDown))
    harness.rest()
    let folder = try #require(harness.springboard.board.folder(called: "Games")).id
    harness.tap(.badge(folder))
    harness.wait(1)
    #expect(harness.springboard.board == Board(drawing: "a b c d e f | g h i j k l | m n"))
    #expect(harness.element(.notice(.changed(.dissolvedFolder("Games")))) != nil)
    #expect(harness.effects.contains(.announce(.changed(.dissolvedFolder("Games")))))
    #expect(try #require(harness.element(.icon("i"))).touch != nil)
    harness.tap(.button(.undo))
    #expect(harness.springboard.board == Board(drawing: before))
  }

  @Test("Applications pinned by the administrator have no badge and cannot be removed")
  func pinned() {
    var harness = SpringboardHarness(apps: 3, .small, .with { $0.pinned = ["b"] })
    harness.send(.act(.edit))
    harness.wait(1)
    #expect(harness.element(.badge("a")) != nil && harness.element(.badge("b")) == nil)
    harness.send(.act(.remove("b")))
    #expect(harness.springboard.board == Board(drawing: "a b c"))
  }

  @Test("The sheet is as high as its content, and its buttons open the application and show its file")
  func sheetButtons() throws {
    for button in [Scene.Button.open, .showFile] {
      var harness = SpringboardHarness(apps: 3)
      harness.send(.act(.showDetails("a")))
      #expect(harness.effects.contains { if case .sheet(.measureDetails("a", _)) = $0 { true } else { false } })
      harness.send(.sheetHeight(.details("a"), 222))
      harness.rest()
      let sheet = try #require(harness.element(.sheet(.details("a"))))
      #expect(sheet.frame.height == 222)
      for element in harness.scene.elements {
        if case .button(let kind) = element.kind, kind != .search {
          #expect(element.frame.union(sheet.frame) == sheet.frame)
        }
      }
      harness.tap(.button(button))
      harness.wait(0.01)
      let isDone = harness.effects.contains { effect in
        if case .launching(.launch("a", _)) = effect {
          button == .open
        } else {
          effect == .launching(.showElsewhere(.file("a"))) && button == .showFile
        }
      }
      #expect(isDone)
      harness.rest()
      #expect(harness.element(.sheet(.details("a"))) == nil)
    }
  }

  @Test("The sheet blocks all other input until it is closed", arguments: 0..<4)
  func sheet(_ way: Int) throws {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.showDetails("a")))
    harness.wait(1)
    #expect(harness.element(.sheet(.details("a")))?.alpha == 1)
    harness.tap("b")
    harness.wait(1)
    #expect(harness.element(.sheet(.details("a"))) != nil)
    switch way {
    case 0:
      harness.pointer(.down, 20, 20)
      harness.pointer(.up, 20, 20)
    case 1: harness.send(.key(.escape))
    case 2: harness.tap(.button(.close))
    default: harness.send(.act(.closeSheet))
    }
    harness.rest()
    #expect(harness.element(.sheet(.details("a"))) == nil)
    #expect(harness.scene.next == .never)
    #expect(!harness.effects.contains { if case .launching(.launch) = $0 { true } else { false } })
  }

  @Test("A folder opens while the sheet fades out")
  func folderBehindClosingSheet() throws {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.makeFolder("a")))
    harness.send(.act(.showDetails("c")))
    harness.rest()
    harness.send(.act(.closeSheet))
    harness.wait(0.02)
    #expect(harness.element(.sheet(.details("c"))) != nil)
    harness.tap("folder-1")
    #expect(harness.springboard.main.view.layout.front.id == .folder("folder-1"))
  }
}
