import CollectionEngine

@testable import SpringboardEngine

/// What a user does with the programme guide.
extension FuzzDriver {
  mutating func useGuide() {
    if generator.number(0...5) == 0 || controller.document.guide.isEmpty { send(.guide(.random(using: &generator))) }
    if generator.number(0...5) == 0 { send(.clock(Guide.evening + Double(generator.number(-300...600)) * 60)) }
    if generator.number(0...1) == 0 || !springboardShowsGuide { send(.act(.openGuide)) }
    wait(generator.pick([0, 100, 700]))
    switch generator.number(0...6) {
    case 0: pan()
    case 1:
      for _ in 0..<generator.number(1...8) { send(.key(generator.pick(Self.keys))) }
    case 2: pinchGuide()
    case 3:
      let delta = generator.pick([-120.0, 120])
      let isAlongTime = generator.number(0...1) == 0
      send(
        .scroll(
          ScrollSample(
            kind: generator.pick([.notches, .smooth]), dx: isAlongTime ? delta : 0, dy: isAlongTime ? 0 : delta,
            zooms: generator.number(0...3) == 0, at: generator.pick([nil, Point(x: 200, y: 100)]))))
    case 4: tapProgramme()
    case 5: rest()
    default: sendProgrammeAct()
    }
  }

  private var springboardShowsGuide: Bool { controller.view.layout.isGuideInFront }

  private static let keys: [Key] = [
    .left, .right, .right, .up, .down, .down, .pageUp, .pageDown, .home, .end, .previousPage, .nextPage, .currentTime,
    .activate, .pick, .guide, .nextStop, .largerIcons, .smallerIcons,
  ]

  /// Moves a finger in any direction, and lifts it most of the time.
  private mutating func pan() {
    let (start, step) = (
      Point(x: Double(generator.number(0...400)), y: Double(generator.number(0...300))),
      Point(x: Double(generator.number(-60...60)), y: Double(generator.number(-60...60)))
    )
    point(.down, 1, at: start)
    for number in 1...generator.number(1...5) {
      wait(generator.pick([5, 16, 300]))
      point(.move, 1, at: start + Point(x: step.x * Double(number), y: step.y * Double(number)))
    }
    if generator.number(0...3) > 0, let end = fingers[1] { point(generator.pick([.up, .up, .cancel]), 1, at: end) }
  }

  private mutating func pinchGuide() {
    for (number, distance) in [40.0, 70, generator.pick([20, 150]), 90].enumerated() {
      let phase: PointerSample.Phase =
        number == 0 ? .down : number == 3 ? generator.pick([.up, .cancel, .move]) : .move
      point(phase, 1, at: Point(x: 200 - distance, y: 120))
      point(phase, 2, at: Point(x: 200 + distance, y: 130))
      wait(20)
    }
  }

  private mutating func tapProgramme() {
    let cells = scene.elements.filter { if case .programme = $0.kind { $0.touch != nil } else { false } }
    guard let center = cells.randomElement(using: &generator)?.touch?.center else { return }
    point(.down, 1, at: center)
    wait(generator.pick([20, 600]))
    point(.up, 1, at: center)
  }

  private mutating func rest() {
    wait(generator.pick([1_000, 60_000]))
    send(.wake)
  }

  private mutating func sendProgrammeAct() {
    let ids = controller.document.guide.channels.indices.compactMap {
      controller.document.guide.id(at: ItemIndex(section: $0, item: 0))
    }
    guard let id = ids.randomElement(using: &generator) else { return }
    send(
      generator.pick([
        .act(.showDetails(id)), .act(.remind(id)), .act(.openChannel(of: id)), .reminders([id]), .act(.closeSheet),
      ]))
  }
}
