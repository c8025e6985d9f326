import CollectionEngine

/// The indicators of pages and sections, which are shown while these turn: the page number, and a bubble above the finger that
/// slides along the page dots or along the bar of letters. The elements are those of the pane that it belongs to.
struct PageControlLayer: Layer {
  private(set) var number = PageNumber()
  private(set) var bubble = Presented<SlideBubble>()
  /// The slide along the page dots, while the touch is held.
  private(set) var slide: PageSlide?

  var isActive: Bool { number != number.atRest || bubble.content != nil }

  mutating func show(_ content: SlideBubble, on spring: Spring, at now: Instant) {
    bubble.open(content, on: spring, at: now)
  }

  mutating func begin(_ slide: PageSlide) { self.slide = slide }

  /// Ends a slide along either bar. Returns the one along the page dots.
  mutating func endSlide(on spring: Spring, at now: Instant) -> PageSlide? {
    defer { slide = nil }
    bubble.close(on: spring, at: now)
    return slide
  }

  /// Shows the page number while something holds or turns the pages of a pane, or the mouse is over the page dots.
  mutating func follow(_ pane: Pane, isPointedAt: Bool, _ motion: MotionTuning, at now: Instant) {
    let spring = Spring(response: motion.pageNumber)
    let isTurned = number.pane == pane.id && number.screen != pane.screen
    (number.pane, number.screen) = (pane.id, pane.screen)
    if pane.screenCount < LayoutTuning.numberedPages {
      number = number.atRest
    } else if pane.content.isHeld || slide != nil || isPointedAt {
      number.visibility.chase(1, on: spring, at: now)
      number.hides = nil
    } else if isTurned || number.isHeld {
      number.visibility.chase(1, on: spring, at: now)
      number.hides = now + motion.pageNumberStay
    }
  }

  /// Hides the page number when its time is over.
  mutating func advance(in context: LayerContext) -> LayerReply {
    bubble.removeClosed(at: context.now)
    if let hides = number.hides, hides <= context.now {
      number.visibility.chase(0, on: Spring(response: context.preferences.motion.pageNumber), at: hides)
      number.hides = nil
    }
    if number.visibility.target == 0, number.visibility.isSettled(at: context.now) { number = number.atRest }
    return LayerReply()
  }

  func nextChange(in context: LayerContext) -> Wake {
    if bubble.isMoving(at: context.now) || !number.visibility.isSettled(at: context.now) { return .nextFrame }
    return number.hides.map(Wake.at) ?? .never
  }

  func elements(in context: LayerContext) -> [Scene.Element] { [] }

  mutating func reset() { self = PageControlLayer() }
}
