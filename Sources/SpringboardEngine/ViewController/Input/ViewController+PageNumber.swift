import CollectionEngine

extension ViewController {
  /// Shows the page number while something holds or turns the pages. This happens after each input.
  mutating func updatePageNumber(at now: Instant) {
    let (front, spring) = (view.layout.front, Spring(response: motion.pageNumber))
    var number = view.animations.pageNumber
    let isTurned = number.pane == front.id && number.screen != front.screen
    (number.pane, number.screen) = (front.id, front.screen)
    if front.screenCount < LayoutTuning.numberedPages {
      (number.presence, number.hides) = (PageNumber().presence, nil)
    } else if front.content.isHeld || view.input.pageSlide != nil || isOverPageDots {
      number.presence.chase(1, on: spring, at: now)
      number.hides = nil
    } else if isTurned || number.isHeld {
      number.presence.chase(1, on: spring, at: now)
      number.hides = now + motion.pageNumberStay
    }
    view.animations.pageNumber = number
  }

  /// Hides the page number when its time is over.
  mutating func advancePageNumber(to now: Instant) {
    guard let hides = view.animations.pageNumber.hides, hides <= now else { return }
    let spring = Spring(response: motion.pageNumber)
    view.animations.pageNumber.presence.chase(0, on: spring, at: hides)
    view.animations.pageNumber.hides = nil
  }

  /// Whether the mouse is over the page dots or the page number.
  private var isOverPageDots: Bool { view.layers.hover.pointer?.target.isPageControl == true }
}
