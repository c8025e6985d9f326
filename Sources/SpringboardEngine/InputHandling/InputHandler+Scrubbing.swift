import CollectionEngine

/// A finger or the mouse that slides along the bar of letters or along the page dots. What it has reached is shown at once.
extension InputHandler {
  mutating func scrub(to point: Point, at now: Instant) {
    if let slide = view.layers.pageControl.slide {
      turn(along: slide, to: point, at: now)
    } else {
      scrollToLetter(at: point, at: now)
    }
  }

  private mutating func scrollToLetter(at point: Point, at now: Instant) {
    guard let letter = view.layout.front.indexBar?.letter(at: point.y) else { return }
    showBubble(.letter(letter), at: now)
    guard let offset = view.layout.front.content.contentOffset(showingSection: letter.section) else { return }
    controller.scroll(at: now) { pane, _ in pane.content.scroll(to: offset, on: .immediate, at: now) }
  }

  private mutating func showBubble(_ bubble: SlideBubble, at now: Instant) {
    view.layers.pageControl.show(bubble, on: Spring(response: motion.press), at: now)
  }

  /// Begins a slide along the dots of the front pane, or along its page number.
  mutating func beginPageSlide(_ contact: Contact, at now: Instant) {
    let front = view.layout.front
    guard front.hasPageDots, let dots = front.dotsLayout(at: front.content.position(at: now)) else { return }
    let touched: Int? = if case .pageDot(let page) = contact.target { page } else { nil }
    let page = (touched ?? front.screen).clamped(to: 0...front.screenCount - 1)
    let track = dots.track(on: page, at: contact.point.x, isOnDot: touched != nil)
    view.layers.pageControl.begin(PageSlide(pane: front.id, firstScreen: front.screen, track: track))
  }

  /// Turns to the page that the finger has reached. The pages may have changed since it came down.
  private mutating func turn(along slide: PageSlide, to point: Point, at now: Instant) {
    let front = view.layout.front
    guard slide.pane == front.id else { return }
    let page = slide.track.page(at: point.x, of: front.screenCount)
    showBubble(.page(page, in: front.id, x: point.x), at: now)
    guard page != front.screen else { return }
    let spring = Spring(response: motion.pageSlide)
    controller.scroll(at: now) { pane, _ in pane.content.turn(toScreen: page, on: spring, at: now) }
  }
}
