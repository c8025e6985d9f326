import CollectionEngine

@testable import SpringboardEngine

extension FuzzDriver {
  mutating func performRandomAction() {
    wait(generator.pick([0, 1, 8, 16, 16, 60, 200, 700, -300]))
    if controller.view.mode.drag?.pointer != nil, let finger = controller.view.input.arena.touch?.pointer,
      generator.number(0..<5) < 4
    {
      if usesOtherView, generator.number(0..<4) == 0 { useOtherView() }
      if usesOtherView, generator.number(0..<4) == 0 { return dragToOtherView(finger) }
      return continueDrag(finger)
    }
    if !fingers.isEmpty, generator.number(0..<4) > 0 { releaseOneFinger() }
    let appearance = controller.view.animations.appearance
    if !appearance.isVisible || appearance.isLeaving, generator.number(0..<4) > 0 { send(.shown) }
    if usesOtherView, generator.number(0..<6) == 0 { useOtherView() }
    performRandomAction(generator.number(0..<(controller.view.layout.guide == nil ? 46 : 54)))
  }

  private mutating func performRandomAction(_ number: Int) {
    switch number {
    case 0..<3: tap(somewhere)
    case 3..<6: tap(someTile)
    case 6: longPress(somewhere)
    case 7..<20: longPress(someTile)
    case 20..<22: swipe()
    case 22..<24: grab()
    case 24: clickWithControl()
    case 25..<27: pressKeys()
    case 27..<31: send(.act(someAct))
    case 31: send(.catalogue(.some(of: generator.number(0...10), using: &generator)))
    case 32: send(.viewport(generator.randomViewport()))
    case 33: hideAndShow()
    case 34: if generator.number(0...1) == 0 { turnWheel() } else { undoAll() }
    case 35: sendRandomSample()
    case 36:
      send(generator.pick([.act(.screen(generator.number(-1...4))), .secondary(somewhere), .act(.open(someItem))]))
    case 37: send(.act(.openFolder(someFolder)))
    case 38: rest(generator.pick([100, 1_000, 3_000, 25_000]))
    case 39..<41: pinch()
    case 41: pinchOnTouchpad()
    case 42: switchPresentation()
    case 43: search()
    case 44: installNewApplications()
    case 46..<54: useGuide()
    default: releaseOneFinger()
    }
  }

  /// Types a text that a name contains, or empties the search field.
  private mutating func search() {
    send(.search(generator.pick(["a", "b", "c", "f", "zz", "lock", "restart", ""])))
    guard generator.number(0..<3) > 0 else { return }
    wait(generator.pick([0, 200, 400]))
    if generator.number(0...2) > 0 { answerAsProvider() }
    if generator.number(0...3) == 0 { changePowerActions() }
    if generator.number(0...1) == 0 { longPress(someTile) } else { tap(someTile) }
  }

  private mutating func changePowerActions() {
    let actions = PowerAction.allCases.filter { _ in generator.number(0...3) > 0 }
    send(.powerActions(PowerActions(Set(actions), askedElsewhere: generator.pick([[], [.logOut]]))))
    send(.act(generator.pick([.power(.restart), .power(.logOut), .confirmPower(.restart)])))
  }

  /// Answers the present search as other programs would, if they were asked.
  private mutating func answerAsProvider() {
    let count = generator.number(0...8)
    let results = (0..<count).map { ProviderResult(id: .result("\($0 % 6)", of: "a"), name: "\($0)") }
    let text = generator.number(0...3) == 0 ? "other" : controller.view.search?.text ?? ""
    let answer = ProviderAnswer(
      to: text, count == 0 ? nil : ProviderResults(title: "Provider", results: results),
      isLast: generator.number(0...2) == 0)
    send(.wake)
    send(.providerAnswer(answer))
  }

  private mutating func installNewApplications() {
    let id = someItem
    send(.installations(.new(id, "a")))
    if generator.number(0...1) == 0 { send(.act(.open(id))) }
  }

  /// The centre of an element that can be touched, or any point, which may be outside the viewport.
  private var somewhere: Point {
    mutating get {
      let targets = scene.elements.compactMap { element in element.touch.map { ($0.center, element.kind) } }
      guard generator.number(0..<8) > 0, let target = targets.randomElement(using: &generator) else { return anywhere }
      return target.0.rounded
    }
  }

  /// The centre of an icon or a folder.
  private var someTile: Point {
    mutating get {
      let tiles = scene.elements.filter { element in
        switch element.kind {
        case .icon, .folder: element.touch != nil
        default: false
        }
      }
      let inFolder = tiles.filter { controller.view.layout.front.isModal && $0.isInFolder(controller) }
      let likely = inFolder.isEmpty || generator.number(0..<4) == 0 ? tiles : inFolder
      return likely.randomElement(using: &generator)?.frame.center.rounded ?? anywhere
    }
  }

  private var anywhere: Point {
    mutating get {
      let size = controller.view.viewport.size
      return Point(
        x: Double(generator.number(-20...Int(size.width) + 20)),
        y: Double(generator.number(-20...Int(size.height) + 20)))
    }
  }

  private var someItem: ItemID {
    mutating get {
      let all = board.everything.flatMap(\.ids) + board.removed + ["unknown"]
      return all.randomElement(using: &generator) ?? "unknown"
    }
  }

  private var freeFinger: Int {
    mutating get { generator.number(0..<4) == 0 ? generator.number(1...10) : fingers[1] == nil ? 1 : 2 }
  }
}

extension FuzzDriver {
  private mutating func tap(_ point: Point) {
    let finger = freeFinger
    self.point(.down, finger, at: point)
    wait(generator.pick([0, 50, 400]))
    self.point(.up, finger, at: point)
  }

  /// Presses long enough for a long press, mostly, and stays down.
  private mutating func longPress(_ point: Point) {
    self.point(.down, freeFinger, at: point)
    rest(generator.pick([160, 510, 510, 510, 600]))
  }

  private mutating func swipe() {
    let (finger, start) = (freeFinger, anywhere)
    point(.down, finger, at: start)
    for share in [0.3, 1] {
      wait(generator.pick([10, 40]))
      point(.move, finger, at: Point(x: start.x + generator.pick([-300, 300, 150]) * share, y: start.y))
    }
    if generator.number(0...2) > 0, let end = fingers[finger] {
      point(generator.pick([.up, .cancel]), finger, at: end)
    }
  }

  /// Drags with the mouse, which needs no long press.
  private mutating func grab() {
    let start = somewhere
    point(.down, 0, at: start)
    wait(10)
    point(.move, 0, at: start + Point(x: 12, y: 3))
  }

  private mutating func clickWithControl() {
    let location = somewhere
    point(.down, 0, at: location, extends: true)
    point(.up, 0, at: location)
  }

  /// Sends any phase for any finger.
  private mutating func sendRandomSample() {
    point(generator.pick([.down, .move, .up, .cancel]), generator.number(0...10), at: somewhere)
  }

  private mutating func releaseOneFinger() {
    guard let finger = fingers.keys.sorted().first, let location = fingers[finger] else { return }
    point(generator.pick([.up, .cancel]), finger, at: location)
  }

  private mutating func rest(_ milliseconds: Int) {
    wait(milliseconds)
    send(.wake)
  }

  private mutating func turnWheel() {
    let units = generator.pick([-120.0, 120])
    let kind: ScrollSample.Kind = generator.pick([.notches, .notches, .smooth, .end])
    send(.scroll(ScrollSample(kind: kind, dx: 0, dy: units, zooms: generator.number(0..<4) == 0)))
  }

  private mutating func hideAndShow() {
    send(.hidden)
    if generator.number(0..<4) > 0 { send(.shown) }
  }

  private mutating func undoAll() {
    for _ in 0..<generator.number(1...6) { send(.act(.undo)) }
    for _ in 0..<generator.number(0...6) { send(.act(.redo)) }
  }
}

extension FuzzDriver {
  /// Presses one random key, or a few that belong together.
  private mutating func pressKeys() {
    let some: [[Key]] = [
      [.right, .pick, generator.pick(Key.allCases), .activate],
      [.right, .menu, generator.pick([.down, .up, .end]), generator.pick([.activate, .right, .escape]), .activate],
      [.edit, .right, generator.pick([.remove, .folder, .pick])],
      [generator.pick(Key.allCases)], [.pick, generator.pick([.left, .right, .up, .down, .nextPage, .previousPage])],
    ]
    for key in generator.pick(some) { send(.key(key)) }
  }

  private var someAct: Act {
    mutating get {
      let id = someItem
      return generator.pick([
        .edit, .done, .remove(id), .remove(id), .restore(board.removed.first ?? id),
        .drag(.pickUp(id)), .drag(.pickUp(id)),
        .drag(.move(generator.pick(FocusDirection.allCases))), .drag(.move(generator.pick(FocusDirection.allCases))),
        .drag(.moveToNextPage), .drag(.moveToPreviousPage), .drag(.drop), .drag(.drop), .drag(.putBack),
        .makeFolder(id), .makeFolder(id), .openFolder(id), .openFolder(someFolder), .closeFolder, .rename(id, "Fun"),
        .showDetails(id), .showDetails(id), .closeSheet,
        .sort(.name), .sort(.use), .resizeIcons(.larger), .resizeIcons(.smaller), .resizeIcons(.configured),
        .showDetails(id), .openSearch, .closeSearch, .undo, .undo, .redo,
        .move(id, to: .dock), .move(id, to: .lastPage), .move(id, to: .screen(generator.number(-1...4))),
        .combine(id, with: someItem), .showSection(generator.number(-1...4)),
        .menu(.choose(generator.number(-1...8))), .menu(.highlight(generator.number(-1...8))), .menu(.close),
        .menu(.filter(generator.pick(["", "a", "b c"]))),
      ])
    }
  }

  private var someFolder: ItemID { board.everything.first(where: \.isFolder)?.id ?? "unknown" }
}

extension FuzzDriver {
  /// Continues or ends a drag.
  private mutating func continueDrag(_ finger: Int) {
    switch generator.number(0..<17) {
    case 0..<3: hover(finger, over: someTile)
    case 3: move(finger, to: somewhere)
    case 4: move(finger, to: someTile + Point(x: generator.pick([-45, 45]), y: 0))
    case 5: pushAgainstSide(finger)
    case 6, 16: pushAgainstDock(finger)
    case 7: move(finger, to: anywhere)
    case 8..<12: rest(generator.pick([110, 460, 460, 710, 1_500]))
    case 12: tap(someTile)
    case 13: point(generator.pick([.cancel, .up]), finger, at: fingers[finger] ?? .zero)
    case 14: if generator.number(0..<3) == 0 { hideAndShow() } else { uninstallDraggedItem() }
    default: drop(finger)
    }
  }

  private mutating func move(_ finger: Int, to end: Point) {
    let start = fingers[finger] ?? end
    for share in [0.5, 1] {
      wait(generator.pick([5, 30, 150]))
      point(.move, finger, at: Point(x: interpolate(start.x, end.x, share), y: interpolate(start.y, end.y, share)))
    }
  }

  private mutating func pushAgainstSide(_ finger: Int) {
    let width = controller.view.viewport.size.width
    move(finger, to: Point(x: generator.pick([2, width - 2, width - 2]), y: 150))
    rest(generator.pick([460, 1_300]))
  }

  private mutating func pushAgainstDock(_ finger: Int) {
    let size = controller.view.viewport.size
    move(finger, to: Point(x: size.width / 2 + generator.pick([-30, 0, 30]), y: size.height - 40))
    rest(120)
  }

  /// Dwells until the ring is full or a folder springs open.
  private mutating func hover(_ finger: Int, over point: Point) {
    move(finger, to: point)
    rest(generator.pick([200, 460, 460, 760]))
    if generator.number(0...2) == 0 { drop(finger) }
  }

  private mutating func drop(_ finger: Int) {
    wait(generator.pick([0, 0, 120, 500]))
    point(.up, finger, at: fingers[finger] ?? .zero)
  }

  private mutating func uninstallDraggedItem() {
    let left = controller.document.applications.keys.sorted().filter {
      !controller.isDragged($0) || generator.number(0...3) == 0
    }
    send(.catalogue(left.map { AppItem(id: $0, name: $0.text) }))
  }
}

extension Scene.Element {
  fileprivate func isInFolder(_ controller: ViewController) -> Bool {
    if case .icon(let id) = kind { controller.view.layout.folder(holding: id) != nil } else { false }
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}
