import Testing

@testable import SpringboardEngine

@Suite("A scene")
struct SceneTests {
  @Test("of a page at rest")
  func rest() {
    #expect(
      Stage(apps: 8).scene.description == """
        page 1 of 2, presence 1, next never
        icon a 122,62 64x64
        icon b 367,62 64x64
        icon c 612,62 64x64
        icon d 122,228 64x64
        icon e 367,228 64x64
        icon f 612,228 64x64
        label a 36,134 237x18
        label b 281,134 237x18
        label c 526,134 237x18
        label d 36,300 237x18
        label e 281,300 237x18
        label f 526,300 237x18
        dot 1 388,365 7x7 present 1
        dot 2 405,365 7x7

        """)
  }

  @Test("of a page that turns, at its start, half way and at its end")
  func turning() {
    var stage = Stage(apps: 12, .small.with { $0.labelHeight = 0 })
    func row() -> String {
      let ids: Set = ["a", "b", "c", "g", "h", "i"]
      let icons = stage.scene.elements.compactMap { element -> String? in
        guard case .icon(let id) = element.kind, ids.contains(id.rawValue) else { return nil }
        return "\(id)@\(Int(element.frame.minX))"
      }
      return icons.joined(separator: " ")
    }
    stage.send(.key(.pageDown))
    #expect(row() == "a@122 b@367 c@612")
    stage.wait(0.107)
    #expect(row() == "b@-34 c@211 g@521 h@766")
    stage.rest()
    #expect(row() == "g@122 h@367 i@612")
  }

  @Test("stands on whole device pixels, moving or not", arguments: [1.0, 1.25, 1.5, 2])
  func pixels(_ scale: Double) {
    var stage = Stage(viewport: Viewport(size: Size(width: 1001, height: 603), scale: scale))
    stage.send(.catalogue(.named(20)))
    stage.send(.shown)
    stage.rest()
    for input in [Input.wake, .key(.pageDown)] {
      stage.send(input)
      stage.wait(0.05)
      for case let element in stage.scene.elements where element.scale == 1 {
        let edges = [element.frame.minX, element.frame.minY].map { $0 * scale }
        #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(element)")
      }
    }
  }

  @Test("is touched where it is seen: the frontmost first, small ones generously")
  func hitting() {
    let stage = Stage(apps: 8)
    #expect(stage.scene.hit(Point(x: 150, y: 90)) == .icon("a"))
    #expect(stage.scene.hit(Point(x: 150, y: 145)) == .icon("a"))
    #expect(stage.scene.hit(Point(x: 409, y: 360)) == .pageDot(1))
    #expect(stage.scene.hit(Point(x: 150, y: 400)) == .background)
    #expect(stage.scene.hit(Point(x: -1, y: -1)) == .background)
  }

  @Test("is touched where it is seen in mid-flight too")
  func hittingInFlight() {
    var stage = Stage(apps: 8)
    stage.send(.key(.pageDown))
    stage.wait(0.107)
    #expect(stage.scene.hit(Point(x: 245, y: 90)) == .icon("c"))
    #expect(stage.scene.hit(Point(x: 550, y: 90)) == .icon("g"))
  }

  @Test("shows the dock under its icons, and what was said over everything")
  func order() {
    var stage = Stage()
    stage.send(.board(Board(drawing: "a b\ndock: c")))
    stage.send(.catalogue(.named(3)))
    stage.send(.shown)
    stage.rest()
    stage.tap("a")
    stage.send(.launch("b", .failed("No")))
    stage.wait(0.1)
    let kinds = stage.scene.elements.map(\.kind.description)
    #expect(kinds == ["dock", "icon a", "icon b", "icon c", "label a", "label b", "opening a", "notice “No”"])
  }

  @Test("of one page is the same size whatever the board's")
  func size() {
    #expect(Stage(apps: 6000).scene.elements.filter { $0.kind.description.hasPrefix("icon") }.count == 6)
  }
}
