import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The example programs of the collection view, by touch, keys and a screen reader.
  @Suite struct ExampleTests {
    @Test("Photographs are opened, moved across pages and deleted, but not the locked one")
    func photos() async throws {
      let desktop = try await TestDesktop(touch: true)
      let example = try await desktop.example("ExamplePhotos", showing: "Photo 0")
      try await desktop.finger().tap(example.element("Photo 7").center)
      #expect(example.line() == "open 7")

      // A long press begins editing, and the photograph follows the finger to the second page.
      let (start, edge) = (try await example.element("Photo 1").center, try await example.rightEdge)
      let finger = try desktop.finger()
      let middle = try await example.middle
      try await finger.perform(
        [.down(start), .pause(.milliseconds(700))] + gliding(from: start, to: edge)
          + [.move(edge), .pause(.milliseconds(550)), .move(middle)])
      // Beside the middle, where a drop would make a folder.
      let place = try await example.element("Photo 17").center.moved(50)
      try await finger.glide(from: middle, to: place)
      try await finger.perform(dropping(at: place))
      let pages = try #require(example.pages)
      #expect(pages.joined().sorted() == Array(0..<30))
      #expect(pages[1].contains(1) && !pages[0].contains(1))

      // Editing goes on. The button at the corner deletes, but the locked photograph has none.
      try await finger.fling(from: middle, by: 240)
      for (name, isDeleted) in [("Photo 3, locked", false), ("Photo 4", true)] {
        let tile = try await example.restingElement(name)
        try await finger.tap(ScreenPoint(x: tile.x + 6, y: tile.y + 6))
        if isDeleted { #expect(try #require(example.pages).joined().contains(4) == false) }
      }
      #expect(try await example.element("Photo 3, locked").role == "push button")
      try await example.expectCleanEnd()
    }

    @Test("A photograph that is dropped onto another one makes a folder, and can be dragged out of it")
    func folders() async throws {
      let desktop = try await TestDesktop(touch: true)
      let example = try await desktop.example("ExamplePhotos", showing: "Photo 0")
      try await example.waitUntilIdle()
      let (first, second) = (try await example.element("Photo 5").center, try await example.element("Photo 6").center)
      let finger = try desktop.finger()
      try await finger.perform([.down(first), .pause(.milliseconds(700))] + gliding(from: first, to: second))
      try await finger.perform(dropping(at: second))
      #expect(try #require(example.pages)[0] == [0, 1, 2, 3, 4, 100, 7, 8, 9, 10, 11])
      #expect(example.line() == "album 100 [6, 5]")
      _ = try await desktop.run("xdotool", "key", "Escape")

      // It opens by a tap, and its photographs by another one.
      try await example.waitUntilIdle()
      try await finger.tap(example.restingElement("Album 100").center)
      try await finger.tap(example.restingElement("Photo 6").center)
      #expect(example.line() == "open 6")

      // Dragged off the plate, a photograph is on the page again, and the folder is closed.
      let (inside, outside) = (try await example.restingElement("Photo 5").center, try await example.edge(y: 40))
      try await finger.perform([.down(inside), .pause(.milliseconds(700))] + gliding(from: inside, to: outside))
      // Another finger does not end the drag.
      try await desktop.finger(1).tap(example.middle)
      try await finger.perform(dropping(at: outside))
      let pages = try #require(example.pages)
      #expect(pages.joined().contains(5) && pages.joined().contains(100))
      #expect(example.line() == "album 100 [6]")
      try await eventually("the closed folder") { try !example.names.contains("Photo 6") }

      // A folder that is closing does not keep a tap from the page.
      _ = try await desktop.run("xdotool", "key", "Escape")
      try await example.waitUntilIdle()
      let other = try await example.restingElement("Photo 7").center
      try await finger.tap(example.restingElement("Album 100").center)
      _ = try await example.restingElement("Photo 6")
      _ = try await desktop.run("xdotool", "key", "Escape")
      try await finger.tap(other)
      #expect(example.line() == "open 7")
      try await example.expectCleanEnd()
    }

    @Test("An item's menu opens by the mouse, by keys and by a screen reader")
    func menus() async throws {
      let desktop = try await TestDesktop()
      let example = try await desktop.example("ExamplePhotos", showing: "Photo 0")
      try await example.waitUntilIdle()
      let place = try await example.element("Photo 5").center
      _ = try await desktop.run("xdotool", "mousemove", "\(place.x)", "\(place.y)", "click", "3")
      try await eventually("the menu") { try example.names.contains("Print") }
      _ = try await desktop.run("xdotool", "key", "Return")
      #expect(example.line() == "print 5")
      _ = try await desktop.run("xdotool", "key", "Right", "Menu")
      try await eventually("the menu") { try example.names.contains("Print") }
      _ = try await desktop.run("xdotool", "key", "Return")
      #expect(example.line() == "print 0")
      try await eventually("no menu") { try !example.names.contains("Print") }
      #expect(try example.reader.act("menu", on: "Photo 2"))
      try await eventually("the menu") { try example.names.contains("Print") }
      _ = try await desktop.run("xdotool", "key", "Return")
      #expect(example.line() == "print 2")
      try await example.expectCleanEnd()
    }

    @Test("An album selects, changes its layout and follows a pinch")
    func album() async throws {
      let desktop = try await TestDesktop(touch: true)
      let example = try await desktop.example("ExampleAlbum", showing: "0")
      try await desktop.finger().tap(example.element("5").center)
      #expect(example.line() == "select 5")
      let flow = try await example.element("0")

      try await example.waitUntilIdle()
      // A long press beside the pictures shows the circle.
      let beside = ScreenPoint(x: flow.x - 8, y: flow.y + 40)
      try await desktop.finger().perform([.down(beside), .pause(.milliseconds(700)), .up(beside)])
      let circle = try await example.element("0", otherThan: flow)
      try await example.waitUntilIdle()
      let (first, second) = (try desktop.finger(0), try desktop.finger(1))
      let middle = try await example.middle
      try await first.down(at: middle.moved(-60))
      try await second.down(at: middle.moved(60))
      for step in 1...10 {
        try await first.perform([.move(middle.moved(-60 - 4 * step)), .pause(.milliseconds(20))])
        try await second.perform([.move(middle.moved(60 + 4 * step)), .pause(.milliseconds(20))])
      }
      try await first.up(at: middle.moved(-100))
      try await second.up(at: middle.moved(100))
      let wider = try await example.element("0", otherThan: circle)
      #expect(wider.x > circle.x, "the circle follows the fingers")
      try await example.expectCleanEnd()
    }

    @Test("A guide scrolls along both axes, and its airings are opened by touch and by a screen reader")
    func guide() async throws {
      let desktop = try await TestDesktop(touch: true)
      let example = try await desktop.example("ExampleGuide", showing: "Channel 1")
      let before = try example.names
      let middle = try await example.middle
      try await desktop.finger().drag(from: middle, by: 0, down: -150)
      try await eventually("another channel") { try !example.names.contains("Channel 1") }
      #expect(before.contains("Channel 1"))
      try await example.waitUntilIdle()
      try await desktop.finger().tap(example.middle)
      #expect(example.line()?.hasPrefix("tap Show ") == true)
      let shown = try #require(try example.names.last { $0.hasPrefix("Show ") })
      #expect(try example.reader.click(shown))
      #expect(example.line() == "tap \(shown)")
      try await example.expectCleanEnd()
    }

    @Test("A grid is shuffled and restored by keys")
    func shuffle() async throws {
      let desktop = try await TestDesktop()
      let example = try await desktop.example("ExampleShuffle", showing: "0")
      let (first, second) = (try await example.element("0"), try await example.element("1"))
      _ = try await desktop.run("xdotool", "key", "Down", "space")
      #expect(example.line() == "shuffled")
      let places = try example.places
      #expect(places["0"] == first.center)
      #expect(Set(places.keys) == Set((0..<60).map(String.init)))
      #expect(Set(places.values.map { "\($0)" }).count == 60, "no two cells are at the same place")
      #expect(try example.reader.click("59"))
      #expect(example.line() == "restored")
      try await eventually("the order from before") { try example.places["1"] == second.center }
      try await example.expectCleanEnd()
    }
  }
}

/// A running example.
private final class Example {
  let process: ChildProcess
  let reader: ScreenReader
  private let desktop: TestDesktop

  /// Starts an example, whose output has lines as soon as they are printed.
  init(_ name: String, on desktop: TestDesktop) throws {
    self.desktop = desktop
    reader = try ScreenReader(on: desktop, of: name.lowercased())
    process = try desktop.start(["stdbuf", "-oL", BuiltProgram.path(of: name)], with: Springboard.strict)
  }

  /// The next line that it prints.
  func line() -> String? { process.line() }

  /// The pages of the springboard in the next line that it prints.
  var pages: [[Int]]? {
    guard let line = line(), line.hasPrefix("pages ") else { return nil }
    return try? JSONDecoder().decode([[Int]].self, from: Data(line.dropFirst(6).utf8))
  }

  var names: [String] { get throws { try reader.everything().map(\.name) } }

  /// The middles of all buttons.
  var places: [String: ScreenPoint] {
    get throws {
      let tiles = try reader.everything().filter { $0.role == "push button" }
      return Dictionary(tiles.map { ($0.name, $0.center) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func element(_ name: String, otherThan former: Tile? = nil) async throws -> Tile {
    try await eventually("“\(name)” in \((try? names) ?? []), status \(process.status ?? -1)") {
      try reader.everything().first { $0.name == name && $0 != former }
    }
  }

  /// An element that is at the same place when it is asked for again.
  func restingElement(_ name: String) async throws -> Tile {
    var last: Tile?
    return try await eventually("“\(name)” at rest") {
      let (former, now) = (last, try reader.everything().first { $0.name == name })
      last = now
      return now == former ? now : nil
    }
  }

  func waitForElement(_ name: String) async throws { _ = try await element(name) }

  /// The frame of the window.
  private var frame: (x: Int, y: Int, width: Int, height: Int) {
    get async throws {
      let output = try await desktop.run("xdotool", "getactivewindow", "getwindowgeometry", "--shell").output
      let values = Dictionary(
        output.split(separator: "\n").compactMap { line -> (String, Int)? in
          let parts = line.split(separator: "=")
          return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
        }, uniquingKeysWith: { first, _ in first })
      return (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
    }
  }

  var middle: ScreenPoint {
    get async throws {
      let frame = try await frame
      return ScreenPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
  }

  /// A point at the right edge of the view, in the middle of its height.
  var rightEdge: ScreenPoint {
    get async throws {
      let frame = try await frame
      return ScreenPoint(x: frame.x + frame.width - 8, y: frame.y + frame.height / 2)
    }
  }

  /// A point near the left edge of the view, this far below its upper edge.
  func edge(y: Int) async throws -> ScreenPoint {
    let frame = try await frame
    return ScreenPoint(x: frame.x + 30, y: frame.y + y)
  }

  func waitUntilIdle() async throws { try await Springboard(process).waitUntilIdle() }

  /// Closes the window.
  func expectCleanEnd() async throws {
    let window = try await desktop.run("xdotool", "getactivewindow").output.trimmingCharacters(
      in: .whitespacesAndNewlines)
    _ = try await desktop.run("/usr/bin/python3", TestFiles.script("delete-window.py"), window)
    #expect(try await eventually("the end of the example") { process.status } == 0)
  }
}

extension TestDesktop {
  /// Starts an example, and waits until it shows an element and has the keyboard.
  fileprivate func example(_ name: String, showing element: String) async throws -> Example {
    let example = try Example(name, on: self)
    try await example.waitForElement(element)
    let title = String(name.dropFirst("Example".count))
    try await eventually("the keyboard") {
      try await run("xdotool", "getactivewindow", "getwindowname").output.contains(title)
    }
    return example
  }
}
