import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Moving in the library")
struct LibraryTests: LibrarySuite {
  var harness = SpringboardHarness.withLibrary()

  @Test("A key and a button lead there and back")
  mutating func aKeyAndAButtonLeadThereAndBack() {
    send(.act(.screen(2)))
    send(.key(.library))
    #expect(isInLibrary)
    send(.key(.library))
    #expect(!isInLibrary && harness.scene.screen == 2)
    harness.tap(.button(.library))
    harness.rest()
    #expect(isInLibrary && harness.element(.button(.library)) == nil)
    harness.tap(.button(.pages))
    harness.rest()
    #expect(!isInLibrary && harness.scene.screen == 2)
  }

  /// A picture is drawn for each size of an icon, and for each size and place of a name. A name at the lower edge has a third
  /// place, because it fades there at rest.
  @Test("On the way there, icons and names are drawn for the two ends only")
  mutating func onTheWayThereIconsAndNamesAreDrawnForTheTwoEndsOnly() {
    struct Look: Hashable {
      let kind: Scene.Kind
      let size: Size
      let place: Rect?
    }
    harness.send(.key(.library))
    var looks: Set<Look> = []
    while harness.scene.next == .nextFrame {
      harness.wait(0.02)
      for element in harness.scene.elements where element.alpha > 0 {
        switch element.kind {
        case .icon: looks.insert(Look(kind: element.kind, size: element.rest.size, place: nil))
        case .label: looks.insert(Look(kind: element.kind, size: element.frame.size, place: element.rest))
        default: continue
        }
      }
    }
    let counts = Dictionary(grouping: looks, by: \.kind).mapValues(\.count)
    #expect(counts.count > 20)
    for (kind, count) in counts { #expect(count <= 3, "\(looks.filter { $0.kind == kind })") }
    #expect(counts.values.contains(2), "the two ends differ")
  }

  @Test("The wheel with Ctrl leads there and back")
  mutating func theWheelWithCtrlLeadsThereAndBack() {
    let (away, back) = (
      ScrollSample(kind: .notches, dx: 0, dy: 120, zooms: true),
      ScrollSample(kind: .notches, dx: 0, dy: -120, zooms: true)
    )
    send(.scroll(back))
    #expect(!isInLibrary, "the pages are as near as it gets")
    harness.wait(1)
    send(.scroll(away))
    #expect(isInLibrary)
    harness.wait(1)
    send(.scroll(away))
    #expect(isInLibrary && flow.content.contentOffset(at: harness.now).y == 0, "it does not scroll")
    harness.wait(1)
    send(.scroll(back))
    #expect(!isInLibrary)
  }

  @Test("Escape closes what is in front and then the library")
  mutating func escapeClosesWhatIsInFrontAndThenTheLibrary() {
    send(.key(.library))
    send(.search("a"))
    send(.key(.escape))
    #expect(isInLibrary && view.search == nil)
    send(.key(.escape))
    #expect(!isInLibrary && harness.effects.allSatisfy { $0 != .hide })
  }

  @Test("A tap beside the tiles leads back")
  mutating func aTapBesideTheTilesLeadsBack() {
    send(.key(.library))
    harness.pointer(.down, 2, 2)
    harness.pointer(.up, 2, 2)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("Hiding leads back")
  mutating func hidingLeadsBack() {
    send(.key(.library))
    send(.hidden)
    #expect(!isInLibrary)
  }

  @Test("A pull beyond the start opens the search", arguments: [(50, false), (80, true)])
  mutating func aPullBeyondTheStartOpensTheSearch(distance: Double, opens: Bool) {
    send(.key(.library))
    let start = flow.frame.center
    harness.pointer(.down, start.x, start.y)
    for step in 1...10 {
      harness.skip(0.01)
      harness.pointer(.move, start.x, start.y + (distance + 10) * Double(step) / 10)
    }
    harness.pointer(.up, start.x, start.y + distance + 10)
    harness.rest()
    #expect((view.search != nil) == opens)
    #expect(isInLibrary && flow.content.contentOffset(at: harness.now).y == 0)
  }

  @Test("A page is shown from the library")
  mutating func aPageIsShownFromTheLibrary() {
    #expect(harness.springboard.screenCount(of: .main) > 2)
    send(.key(.library))
    let count = harness.springboard.screenCount(of: .main)
    #expect(count > 2)
    send(.act(.screen(2)))
    #expect(!isInLibrary && harness.scene.screen == 2)
  }

  @Test("Without pages, the first page is the start of the library")
  mutating func withoutPagesTheFirstPageIsTheStartOfTheLibrary() {
    harness.send(.presentations(.library))
    send(.key(.end))
    #expect(flow.restingOffset.y > 0)
    send(.act(.screen(0)))
    #expect(flow.restingOffset.y == 0)
  }

  /// A second finger makes the pull a pinch; the compositor cancels it.
  @Test("An unfinished pull opens no search", arguments: [true, false])
  mutating func anUnfinishedPullOpensNoSearch(byPinch: Bool) {
    send(.key(.library))
    harness.pointer(.down, 400, 150)
    for y in stride(from: 160.0, through: 300, by: 10) {
      harness.skip(0.01)
      harness.pointer(.move, 400, y)
    }
    if byPinch {
      harness.pointer(.down, 500, 300, pointer: 2)
      for x in stride(from: 510.0, through: 700, by: 10) { harness.pointer(.move, x, 300, pointer: 2) }
      harness.pointer(.up, 700, 300, pointer: 2)
      harness.pointer(.up, 400, 300)
    } else {
      harness.pointer(.cancel, 400, 300)
    }
    harness.rest()
    #expect(view.search == nil)
    #expect(harness.scene.next == .never)
  }

  @Test("A pinch can be caught halfway and turned back")
  mutating func aPinchCanBeCaughtHalfWayAndTurnedBack() {
    harness.movePinch(from: 2 * harness.halfPinch, to: harness.halfPinch)
    let buttons = [Scene.Button.library, .pages].compactMap { harness.element(.button($0)) }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.alpha < 1 }, "half way, each button is visible in part")
    harness.endPinch(harness.halfPinch)
    harness.wait(0.05)
    harness.movePinch(from: harness.halfPinch, to: 3 * harness.halfPinch)
    harness.endPinch(3 * harness.halfPinch)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("A pinch on a touchpad leads to the library and back")
  mutating func aPinchOnATouchpadLeadsToTheLibraryAndBack() {
    pinchOnTouchpad(to: [0.9, 0.75])
    let buttons = [Scene.Button.library, .pages].compactMap { harness.element(.button($0)) }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.alpha < 1 }, "half way")
    pinchOnTouchpad(to: [0.5], isBeginning: false, ending: .end)
    harness.rest()
    #expect(isInLibrary)
    pinchOnTouchpad(to: [1.2, 1.5], ending: .end)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("A small pinch on a touchpad goes back", arguments: [PinchSample.Phase.end, .cancel])
  mutating func aSmallPinchOnATouchpadGoesBack(ending: PinchSample.Phase) {
    pinchOnTouchpad(to: [0.95, 0.9, 0.9, 0.9], ending: ending)
    harness.rest()
    #expect(!isInLibrary)
  }

  /// A scale of zero or less, and an end without a beginning.
  @Test("An impossible pinch on a touchpad harms nothing", arguments: [-1, 0, 1e300, .infinity, .nan])
  mutating func anImpossiblePinchOnATouchpadHarmsNothing(scale: Double) {
    pinchOnTouchpad(to: [scale], ending: .end)
    harness.send(.pinch(PinchSample(phase: .end, scale: scale, center: .zero)))
    harness.rest()
    #expect(harness.scene.next == .never)
  }

  private mutating func pinchOnTouchpad(
    to scales: [Double], isBeginning: Bool = true, ending: PinchSample.Phase? = nil
  ) {
    func sample(_ phase: PinchSample.Phase, _ scale: Double) -> Input {
      .pinch(PinchSample(phase: phase, scale: scale, center: Point(x: 400, y: 200)))
    }
    if isBeginning { harness.send(sample(.begin, 1)) }
    for scale in scales {
      harness.skip(0.1)
      harness.send(sample(.move, scale))
    }
    if let ending { harness.send(sample(ending, scales.last ?? 1)) }
  }

  @Test("Nothing is awake in the library")
  mutating func nothingIsAwakeInTheLibrary() {
    send(.key(.library))
    #expect(harness.scene.next == .never)
  }
}
