import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The sheets for settings and help")
struct SheetTests {
  private func widgets(_ effects: [Effect]) -> [Effect] {
    effects.filter { effect in
      switch effect {
      case .sheet(.begin), .sheet(.end): true
      default: false
      }
    }
  }

  @Test(
    "A key opens a sheet and closes it again",
    arguments: [(Key.settings, SheetContent.settings), (.help, .help)])
  func key(_ key: Key, _ content: SheetContent) throws {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.key(key))
    #expect(widgets(harness.effects) == [.sheet(.begin(content))])
    harness.send(.sheetHeight(content, 300))
    harness.rest()
    #expect(try #require(harness.element(.sheet(content))).frame.height == 300)
    #expect(harness.element(.button(.close)) != nil)
    harness.send(.key(key))
    #expect(widgets(harness.effects) == [.sheet(.begin(content)), .sheet(.end)])
    harness.rest()
    #expect(harness.element(.sheet(content)) == nil && harness.scene.next == .never)
  }

  @Test("One sheet replaces another, and the focus returns to where it was before the first")
  func replacing() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.key(.right))
    harness.send(.key(.settings))
    harness.rest()
    harness.send(.key(.help))
    #expect(widgets(harness.effects) == [.sheet(.begin(.settings)), .sheet(.end), .sheet(.begin(.help))])
    harness.rest()
    #expect(harness.element(.sheet(.settings)) == nil && harness.element(.sheet(.help)) != nil)
    harness.send(.key(.escape))
    harness.rest()
    #expect(harness.springboard.main.view.focus == .item("a"))
  }

  @Test("Whatever closes the sheet removes its widget once", arguments: 0..<5)
  func closing(_ way: Int) {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.openSettings))
    harness.rest()
    switch way {
    case 0: harness.send(.key(.escape))
    case 1: harness.tap(.button(.close))
    case 2: harness.send(.hidden)
    case 3: harness.send(.act(.reset))
    default:
      harness.pointer(.down, 5, 5)
      harness.pointer(.up, 5, 5)
    }
    harness.wait(0.01)
    harness.send(.act(.closeSheet))
    #expect(widgets(harness.effects) == [.sheet(.begin(.settings)), .sheet(.end)])
  }

  @Test("Settings end a search, and are in the menu of the background")
  func others() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.openSearch))
    harness.send(.act(.openSettings))
    #expect(harness.effects.contains(.search(.end)))
    harness.send(.act(.closeSheet))
    harness.rest()
    harness.send(.secondary(Point(x: 5, y: 240)))
    #expect(harness.springboard.main.view.layers.menu.open?.entries.map(\.choice).contains(.act(.openSettings)) == true)
  }

  @Test("Where settings are not allowed, as in a kiosk, neither keys nor acts open them", arguments: [true, false])
  func kiosk(_ isByKey: Bool) {
    var harness = SpringboardHarness(apps: 3, .small, .with { $0.allowsSettings = false })
    for input in isByKey ? [Input.key(.settings), .key(.help)] : [.act(.openSettings), .act(.openHelp)] {
      harness.send(input)
    }
    #expect(harness.effects.isEmpty && !harness.springboard.main.view.layers.sheet.isActive)
  }

  @Test("A layout that is locked leaves the settings open")
  func lockedLayout() {
    var harness = SpringboardHarness(apps: 3, .small, .locked)
    harness.send(.key(.settings))
    #expect(widgets(harness.effects) == [.sheet(.begin(.settings))])
  }
}
