import CollectionEngine
import GioBridge
import SpringboardEngine

/// Prepares the neighbouring pages while nothing moves, so that the first frame of a page turn is as fast as the
/// others.
final class Prefetcher {
  private let painter: Painter
  private var elements: [Scene.Element] = []
  private var idle: LoopSource?
  private var onReady: () -> Void = {}

  init(_ painter: Painter) {
    self.painter = painter
  }

  /// Prepares the elements of the neighbouring pages, and of the present page before them if that was not painted yet;
  /// else only its folders, which can be opened. Returns the elements of all these pages. `onReady` is called when all
  /// of them are prepared.
  func prefetch(
    around springboard: Springboard, in view: ViewID, at now: Instant, includingPage: Bool = false,
    onReady: @escaping () -> Void = {}
  ) -> [Scene.Element] {
    let (here, there) = (
      springboard.scene(of: view, at: now).elements, springboard.neighbours(in: view, at: now).flatMap(\.elements)
    )
    elements = there + (includingPage ? here : here.filter(\.isFolder))
    self.onReady = onReady
    prepareNext()
    return there + here
  }

  /// Starts to load the icons of the present page in other processes.
  func prefetchIcons(of springboard: Springboard, in view: ViewID, at now: Instant) {
    for element in springboard.scene(of: view, at: now + Springboard.restingTime).elements {
      if element.kind.picturedItem != nil { painter.prepare(element) }
    }
  }

  var isWorking: Bool { idle != nil }

  func stop() {
    idle = nil
  }

  /// Prepares one element at a time, so that input never has to wait.
  private func prepareNext() {
    guard let next = elements.popLast() else {
      stop()
      return onReady()
    }
    idle = MainLoop.idle { [weak self] in
      self?.painter.prepare(next)
      self?.prepareNext()
    }
  }
}

extension Scene.Element {
  fileprivate nonisolated var isFolder: Bool {
    if case .folder = kind { true } else { false }
  }
}

extension Springboard {
  /// Seconds after which every motion has ended.
  fileprivate static let restingTime = 10.0

  /// Seconds after which the icons are visible and still fly in.
  private static let flyInTime = 0.1

  /// The scenes that appear when the springboard is shown: while the icons fly in, and at rest.
  func scenesWhenShown(in view: ViewID, at now: Instant) -> [Scene] {
    var copy = self
    _ = copy.handle(.shown, in: view, at: now)
    return [now + Self.flyInTime, now + Self.restingTime].map { copy.scene(of: view, at: $0) }
  }

  /// The scene at rest after the springboard was hidden and shown, as the next run begins: it finds out which applications are new or
  /// running, the state of the computer, and faults of the configuration after its first frame.
  func sceneWhenShownAgain(in view: ViewID, at now: Instant) -> Scene {
    var copy = self
    _ = copy.handle(.installations(Installations()), in: view, at: now)
    for input in [.running([]), .status([]), .persistentNotice(nil)] as [Input] {
      _ = copy.handle(input, in: view, at: now)
    }
    _ = copy.handle(.hidden, in: view, at: now)
    _ = copy.handle(.shown, in: view, at: now)
    return copy.scene(of: view, at: now + Self.restingTime)
  }

  /// The neighbouring pages at rest, the present one, which a search or the library may cover, and the guide, which can be opened
  /// from any page. While the guide is shown: the scenes after it was scrolled once to each side.
  func neighbours(in view: ViewID, at now: Instant) -> [Scene] {
    guard !isGuideInFront(of: view) else {
      return Self.scrolls.map { scene(after: scroll($0, in: view), in: view, at: now) }
    }
    let screen = screen(of: view)
    let screens = [screen - 1, screen, screen + 1].filter { (0..<screenCount(of: view)).contains($0) }.map(Act.screen)
    let guide = preferences(of: view).configured.guidePosition == nil ? [] : [Act.openGuide]
    return (guide + screens).map { scene(after: .act($0), in: view, at: now) }
  }

  /// Notches of the wheel by which a guide scrolls about as far as its cells are wide, or its rows high.
  private static let scrolls = [(4.0, 0.0), (-4, 0), (0, 12), (0, -12)]

  private func scroll(_ notches: (dx: Double, dy: Double), in view: ViewID) -> Input {
    let units = preferences(of: view).tunings.gestures.wheelPage
    return .scroll(ScrollSample(kind: .notches, dx: notches.dx * units, dy: notches.dy * units))
  }

  /// The scene at rest after an input.
  private func scene(after input: Input, in view: ViewID, at now: Instant) -> Scene {
    var copy = self
    _ = copy.handle(input, in: view, at: now)
    return copy.scene(of: view, at: now + Self.restingTime)
  }
}
