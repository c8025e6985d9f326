@testable import SpringboardEngine

extension FuzzDriver {
  mutating func doAnything() {
    wait(dice.pick([0, 1, 8, 16, 16, 60, 200, 700, -300]))
    if session.view.mode.drag?.pointer != nil, let finger = session.view.input.arena.touch?.pointer,
      dice.number(0..<5) < 4
    {
      return carryOn(finger)
    }
    if !fingers.isEmpty, dice.number(0..<4) > 0 { letGoOfOne() }
    if !session.view.animations.appearance.isOnGlass, dice.number(0..<4) > 0 { send(.shown) }
    switch dice.number(0..<40) {
    case 0..<3: tap(somewhere)
    case 3..<6: tap(someTile)
    case 6: take(somewhere)
    case 7..<20: take(someTile)
    case 20..<22: swipe()
    case 22..<24: grab()
    case 24: tapWithControl()
    case 25..<27: pressKeys()
    case 27..<31: send(.act(someAct))
    case 31: send(.catalogue(.some(of: dice.number(0...10), using: &dice)))
    case 32: send(.viewport(dice.glass))
    case 33: hideAndShow()
    case 34: if dice.number(0...1) == 0 { turnWheel() } else { undoAll() }
    case 35: touchGlass()
    case 36: send(dice.pick([.act(.page(dice.number(-1...4))), .secondary(somewhere), .act(.open(someItem))]))
    case 37: send(.act(.openFolder(someFolder)))
    case 38: rest(dice.pick([100, 1_000, 3_000, 25_000]))
    default: letGoOfOne()
    }
  }

  /// What is there to be touched, or any point, some of them beside the glass.
  private var somewhere: Point {
    mutating get {
      let targets = scene.elements.compactMap { element in element.touch.map { ($0.center, element.kind) } }
      guard dice.number(0..<8) > 0, let target = targets.randomElement(using: &dice) else { return anywhere }
      return target.0.rounded
    }
  }

  /// The middle of an icon or a folder.
  private var someTile: Point {
    mutating get {
      let tiles = scene.elements.filter { element in
        switch element.kind {
        case .icon, .folder: element.touch != nil
        default: false
        }
      }
      let inFolder = tiles.filter { session.view.layout.front.isModal && $0.isInFolder(session) }
      let likely = inFolder.isEmpty || dice.number(0..<4) == 0 ? tiles : inFolder
      return likely.randomElement(using: &dice)?.frame.center.rounded ?? anywhere
    }
  }

  private var anywhere: Point {
    mutating get {
      let size = session.view.viewport.size
      return Point(
        x: Double(dice.number(-20...Int(size.width) + 20)), y: Double(dice.number(-20...Int(size.height) + 20)))
    }
  }

  private var someItem: ItemID {
    mutating get {
      let all = board.everything.flatMap(\.ids) + board.removed + ["nobody"]
      return all.randomElement(using: &dice) ?? "nobody"
    }
  }

  private var freeFinger: Int {
    mutating get { dice.number(0..<4) == 0 ? dice.number(1...10) : fingers[1] == nil ? 1 : 2 }
  }
}

extension FuzzDriver {
  private mutating func tap(_ point: Point) {
    let finger = freeFinger
    self.point(.down, finger, at: point)
    wait(dice.pick([0, 50, 400]))
    self.point(.up, finger, at: point)
  }

  /// Holds until it is a long press; the hand stays.
  private mutating func take(_ point: Point) {
    self.point(.down, freeFinger, at: point)
    rest(dice.pick([160, 510, 510, 510, 600]))
  }

  private mutating func swipe() {
    let (finger, start) = (freeFinger, anywhere)
    point(.down, finger, at: start)
    for share in [0.3, 1] {
      wait(dice.pick([10, 40]))
      point(.move, finger, at: Point(x: start.x + dice.pick([-300, 300, 150]) * share, y: start.y))
    }
    if dice.number(0...2) > 0, let end = fingers[finger] { point(dice.pick([.up, .cancel]), finger, at: end) }
  }

  /// With the mouse, that needs not wait.
  private mutating func grab() {
    let start = somewhere
    point(.down, 0, at: start)
    wait(10)
    point(.move, 0, at: start + Point(x: 12, y: 3))
  }

  private mutating func tapWithControl() {
    let place = somewhere
    point(.down, 0, at: place, extends: true)
    point(.up, 0, at: place)
  }

  /// A finger that comes, moves or goes with no plan.
  private mutating func touchGlass() {
    point(dice.pick([.down, .move, .up, .cancel]), dice.number(0...10), at: somewhere)
  }

  private mutating func letGoOfOne() {
    guard let finger = fingers.keys.sorted().first, let place = fingers[finger] else { return }
    point(dice.pick([.up, .cancel]), finger, at: place)
  }

  private mutating func rest(_ milliseconds: Int) {
    wait(milliseconds)
    send(.wake)
  }

  private mutating func turnWheel() {
    let units = dice.pick([-120.0, 120])
    send(.scroll(ScrollSample(kind: dice.pick([.notches, .notches, .smooth, .end]), dx: 0, dy: units)))
  }

  private mutating func hideAndShow() {
    send(.hidden)
    if dice.number(0..<4) > 0 { send(.shown) }
  }

  private mutating func undoAll() {
    for _ in 0..<dice.number(1...6) { send(.act(.undo)) }
    for _ in 0..<dice.number(0...6) { send(.act(.redo)) }
  }
}

extension FuzzDriver {
  /// One at random, or a few that make sense together.
  private mutating func pressKeys() {
    let some: [[Key]] = [
      [.right, .pick, dice.pick(Key.allCases), .activate], [.edit, .right, dice.pick([.remove, .folder, .pick])],
      [dice.pick(Key.allCases)], [.pick, dice.pick([.left, .right, .up, .down, .nextPage, .previousPage])],
    ]
    for key in dice.pick(some) { send(.key(key)) }
  }

  private var someAct: Act {
    mutating get {
      let id = someItem
      return dice.pick([
        .edit, .done, .remove(id), .remove(id), .restore(board.removed.first ?? id), .pickUp(id), .pickUp(id),
        .moveDragged(dice.pick(FocusStep.allCases)), .moveDragged(dice.pick(FocusStep.allCases)),
        .moveDraggedToNextPage,
        .moveDraggedToPreviousPage, .drop, .drop, .putBack, .makeFolder(id), .makeFolder(id), .openFolder(id),
        .openFolder(someFolder), .closeFolder, .rename(id, "Fun"), .showDetails(id), .showDetails(id), .hideDetails,
        .sort(.name), .sort(.use), .sort(.name), .undo, .undo, .redo,
      ])
    }
  }

  private var someFolder: ItemID { board.everything.first(where: \.isFolder)?.id ?? "nobody" }
}

extension FuzzDriver {
  /// A hand that holds something goes on its way, or opens.
  private mutating func carryOn(_ finger: Int) {
    switch dice.number(0..<17) {
    case 0..<3: hover(finger, over: someTile)
    case 3: move(finger, to: somewhere)
    case 4: move(finger, to: someTile + Point(x: dice.pick([-45, 45]), y: 0))
    case 5: pushAgainstSide(finger)
    case 6, 16: pushAgainstDock(finger)
    case 7: move(finger, to: anywhere)
    case 8..<12: rest(dice.pick([110, 460, 460, 710, 1_500]))
    case 12: tap(someTile)
    case 13: point(dice.pick([.cancel, .up]), finger, at: fingers[finger] ?? .zero)
    case 14: if dice.number(0..<3) == 0 { hideAndShow() } else { loseWhatIsCarried() }
    default: drop(finger)
    }
  }

  private mutating func move(_ finger: Int, to end: Point) {
    let start = fingers[finger] ?? end
    for share in [0.5, 1] {
      wait(dice.pick([5, 30, 150]))
      point(.move, finger, at: Point(x: interpolate(start.x, end.x, share), y: interpolate(start.y, end.y, share)))
    }
  }

  private mutating func pushAgainstSide(_ finger: Int) {
    let width = session.view.viewport.size.width
    move(finger, to: Point(x: dice.pick([2, width - 2, width - 2]), y: 150))
    rest(dice.pick([460, 1_300]))
  }

  private mutating func pushAgainstDock(_ finger: Int) {
    let glass = session.view.viewport.size
    move(finger, to: Point(x: glass.width / 2 + dice.pick([-30, 0, 30]), y: glass.height - 40))
    rest(120)
  }

  /// Until the ring is full, or a folder springs open.
  private mutating func hover(_ finger: Int, over point: Point) {
    move(finger, to: point)
    rest(dice.pick([200, 460, 460, 760]))
    if dice.number(0...2) == 0 { drop(finger) }
  }

  private mutating func drop(_ finger: Int) {
    wait(dice.pick([0, 0, 120, 500]))
    point(.up, finger, at: fingers[finger] ?? .zero)
  }

  private mutating func loseWhatIsCarried() {
    let left = session.document.applications.keys.sorted().filter { !session.isDragged($0) || dice.number(0...3) == 0 }
    send(.catalogue(left.map { AppItem(id: $0, name: $0.rawValue) }))
  }
}

extension Scene.Element {
  fileprivate func isInFolder(_ session: ViewController) -> Bool {
    if case .icon(let id) = kind { session.view.layout.folder(holding: id) != nil } else { false }
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}
