import CollectionEngine

/// Handles the inputs of one view: it turns touches, keys and the wheel into acts and movements of the content.
struct InputHandler: ViewChanging {
  var acts: ActPerformer

  var controller: ViewController {
    get { acts.controller }
    _modify { yield &acts.controller }
  }

  mutating func handle(_ input: Input, at now: Instant) {
    guard !view.animations.appearance.isLeaving || !input.traits.needsPresence else { return }
    let guideUse = view.guideUse
    defer { controller.readClock(ifOtherThan: guideUse) }
    switch input {
    case .pointer(let sample): point(sample, at: now)
    case .hover(let point): hover(at: point, at: now)
    case .scroll(let sample): scroll(sample, at: now)
    case .pinch(let sample): pinch(sample, at: now)
    case .key(let key): press(key, at: now)
    case .character(let character): type(character, at: now)
    case .composition: compose(at: now)
    case .catalogue(let items): controller.adopt(items, at: now)
    case .board(let board): controller.adopt(board, at: now)
    case .viewport(let viewport): controller.adopt(viewport, at: now)
    case .preferences(let preferences): controller.adopt(preferences, at: now)
    case .restrictions(let restrictions): controller.adopt(restrictions, at: now)
    case .presentations(let presentations): controller.adopt(presentations, at: now)
    case .shown: controller.show(at: now)
    case .leave: controller.leave(at: now)
    case .hidden: controller.hide(at: now)
    case .launch(let id, let outcome): acts.finish(id, outcome, at: now)
    case .running(let ids): document.running = ids
    case .activities(let activities):
      document.activities.adopt(activities, at: now)
      controller.hopUrgentTiles(at: now)
    case .usage(let usage, let day, let part):
      (document.usage, document.day, document.dayPart) = (usage, day, part)
    case .installations(let installations): controller.adopt(installations, at: now)
    case .search(let text): acts.search(for: text, at: now)
    case .providerAnswer(let answer): controller.receive(answer, at: now)
    case .secondary(let point): acts.openMenu(at: point, at: now)
    case .act(let act): acts.perform(act, at: now)
    case .history(let history): document.history = history
    case .notice(let words): controller.show(notice: words, at: now)
    case .sheetHeight(let content, let height): view.layers.sheet.measured(content, height: height)
    case .menuWidth(let width): view.layers.menu.measured(width: width)
    case .hint(let device): controller.showHint(for: device, at: now)
    case .countdown(let seconds): controller.showCountdown(seconds)
    case .pin(let answer): acts.receive(answer, at: now)
    case .keypadDigits(let digits): view.layers.keypad.arrange(digits)
    case .offer(let offer): controller.show(offer, at: now)
    case .persistentNotice(let words): controller.keep(notice: words, at: now)
    case .status(let items): controller.adopt(items, at: now)
    case .accessibility(let features): document.accessibility = features
    case .guide(let guide): controller.adopt(guide, at: now)
    case .clock(let time): controller.adopt(clock: time, at: now)
    case .reminders(let ids): document.reminders = ids
    case .powerActions(let actions): controller.adopt(actions, at: now)
    case .wake: break
    }
    controller.removeNoticeWithoutReason(at: now)
    if view.layers.menu.takeMeasuring() { effects.append(.menu(.measure)) }
    let isOverPageDots = view.layers.hover.pointer?.target.isPageControl == true
    view.layers.pageControl.follow(view.layout.front, isPointedAt: isOverPageDots, motion, at: now)
  }

  /// Performs all changes that depend only on time. This happens before each input, so that the result does
  /// not depend on when a wake-up arrives.
  mutating func advance(to now: Instant) {
    acts.dwell(until: now)
    advanceLayers(to: now)
    handle(view.input.secondArena.advance(tuning: gestures, at: now), at: now)
    handle(view.input.arena.advance(tuning: gestures, at: now), at: now)
    if let touchpad = view.input.touchpad, now >= touchpad.lastStep + gestures.touchpadRest {
      controller.leaveTouchpad(at: now)
    }
    view.animations.tiles = view.animations.tiles.filter { !$0.value.isAtRest(at: now) }
    view.animations.moving.removeSettled(at: now)
    if view.animations.moving.departures.isEmpty { view.animations.leavingFolders = [:] }
    forgetLaunches(at: now)
    controller.advanceGuide(to: now)
    controller.settleFolder(at: now)
    acts.settleOpenings(at: now)
  }

  /// Lets the layers handle an input. Returns false if none does.
  mutating func passToLayers(_ input: LayerInput, at now: Instant) -> Bool {
    guard view.layers.isActive, let reply = view.layers.handle(input, in: context(at: now)) else { return false }
    adopt(reply, at: now)
    return true
  }

  private mutating func advanceLayers(to now: Instant) {
    guard view.layers.isActive else { return }
    adopt(view.layers.advance(in: context(at: now)), at: now)
  }

  private mutating func adopt(_ reply: LayerReply, at now: Instant) {
    effects += reply.effects
    for act in reply.acts { acts.perform(act, at: now) }
  }

  private mutating func forgetLaunches(at now: Instant) {
    for (id, launch) in document.launches
    where !launch.isRelevant(at: now, pendingLimit: motion.pendingLimit, openAgain: interaction.openAgain) {
      document.launches[id] = nil
    }
  }
}
