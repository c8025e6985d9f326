import Testing

@testable import SpringboardEngine

@Suite("Power actions")
struct PowerTests {
  private static let all = PowerActions(Set(PowerAction.allCases))

  private func harness(
    _ actions: PowerActions = PowerTests.all, names: [String] = ["Files", "Mail"], isAllowed: Bool = true,
    windowKind: Preferences.WindowKind = .window
  ) -> SpringboardHarness {
    var harness = SpringboardHarness(.small(windowKind), .with { $0.allowsPower = isAllowed })
    harness.send(.catalogue(names.map { AppItem(id: .application($0.lowercased()), name: $0) }))
    harness.send(.shown)
    harness.send(.powerActions(actions))
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private func found(_ text: String, in harness: SpringboardHarness) -> [String] {
    var harness = harness
    harness.send(.search(text))
    harness.rest()
    return harness.springboard.main.view.search?.results.applications.map {
      if case .power(let action) = $0.id { "(\(action.rawValue))" } else { $0.id.text }
    }
      ?? []
  }

  private func performed(_ harness: SpringboardHarness) -> [PowerAction] {
    harness.effects.compactMap { if case .power(let action) = $0 { action } else { nil } }
  }

  private func question(_ harness: SpringboardHarness) -> PowerAction? {
    if case .power(let action)? = harness.springboard.main.view.layers.sheet.content?.item { action } else { nil }
  }

  @Test(
    "A search finds them",
    arguments: [
      ("restart", "(restart)"), ("power off", "(shut-down)"), ("abmelden", "(log-out)"), ("lock", "(lock)"),
    ])
  func aSearchFindsThem(text: String, action: String) {
    #expect(found(text, in: harness()) == [action])
  }

  @Test("An application of the same name comes first")
  func anApplicationOfTheSameNameComesFirst() {
    let harness = harness(names: ["Restart", "Restarter"])
    #expect(found("restart", in: harness) == ["restart", "(restart)", "restarter"])
    #expect(found("resta", in: harness) == ["restart", "restarter", "(restart)"])
  }

  @Test("A whole word comes before the beginning of a name")
  func aWholeWordComesBeforeTheBeginningOfAName() {
    #expect(found("lock", in: harness(names: ["Lockbox", "Clocks"])) == ["(lock)", "lockbox", "clocks"])
    #expect(found("loc", in: harness(names: ["Lockbox"])) == ["lockbox", "(lock)"])
  }

  @Test("Only those that the computer offers are found")
  func onlyThoseThatTheComputerOffersAreFound() {
    #expect(found("restart", in: harness(PowerActions([.lock]))) == [])
    #expect(found("lock", in: harness(PowerActions([.lock]))) == ["(lock)"])
    #expect(found("lock", in: harness(PowerActions())) == [])
  }

  @Test("A kiosk has none")
  func aKioskHasNone() {
    var harness = harness(isAllowed: false)
    #expect(found("restart", in: harness) == [])
    for action in PowerAction.allCases {
      harness.send(.act(.power(action)))
      harness.send(.act(.confirmPower(action)))
    }
    #expect(performed(harness) == [])
    #expect(!harness.springboard.main.view.layers.sheet.isActive)
  }

  @Test(
    "What ends the session is asked about first",
    arguments: [(PowerAction.restart, Scene.Button.restart), (.shutDown, .shutDown), (.logOut, .logOut)])
  func whatEndsTheSessionIsAskedFirst(action: PowerAction, button: Scene.Button) {
    var harness = harness()
    harness.send(.search(action.rawValue))
    harness.rest()
    harness.press(.activate)
    harness.rest()
    #expect(question(harness) == action)
    #expect(performed(harness) == [])
    harness.tap(.button(button))
    #expect(performed(harness) == [action])
    #expect(question(harness) == nil)
    #expect(harness.springboard.main.view.search == nil)
  }

  @Test("Keys answer the question")
  func keysAnswerTheQuestion() {
    var harness = harness()
    harness.send(.search("restart"))
    harness.rest()
    harness.press(.activate)
    harness.rest()
    harness.press(.activate)
    #expect(performed(harness) == [], "the same key again answers nothing")
    harness.press(.nextStop, .nextStop, .activate)
    #expect(performed(harness) == [.restart])
  }

  @Test(
    "A closed question does nothing",
    arguments: [Input.key(.escape), .act(.closeSheet), .powerActions(PowerActions([.lock])), .hidden])
  func aClosedQuestionDoesNothing(input: Input) {
    var harness = harness()
    harness.send(.act(.power(.restart)))
    harness.rest()
    #expect(question(harness) == .restart)
    harness.send(input)
    harness.rest()
    #expect(question(harness) == nil)
    harness.send(.act(.confirmPower(.restart)))
    #expect(performed(harness) == [])
  }

  @Test("Only what the sheet asks about is confirmed")
  func onlyWhatTheSheetAsksAboutIsConfirmed() {
    var harness = harness()
    harness.send(.act(.confirmPower(.restart)))
    harness.send(.act(.power(.logOut)))
    harness.send(.act(.confirmPower(.restart)))
    #expect(performed(harness) == [])
    harness.send(.act(.confirmPower(.logOut)))
    #expect(performed(harness) == [.logOut])
  }

  @Test("What another program asks about is not asked twice")
  func whatAnotherProgramAsksAboutIsNotAskedTwice() {
    var harness = harness(PowerActions([.logOut, .restart], askedElsewhere: [.logOut]))
    harness.send(.act(.power(.logOut)))
    #expect(question(harness) == nil)
    #expect(performed(harness) == [.logOut])
  }

  @Test("What keeps the session is done at once", arguments: [PowerAction.lock, .suspend])
  func whatKeepsTheSessionIsDoneAtOnce(action: PowerAction) {
    var harness = harness(windowKind: .overlay)
    harness.send(.search(action.rawValue))
    harness.rest()
    harness.press(.activate)
    #expect(performed(harness) == [action])
    harness.rest()
    #expect(harness.effects.contains(.hide))
    #expect(!harness.effects.contains { if case .usage(.remember) = $0 { true } else { false } })
  }

  @Test("They appear in an open search")
  func theyAppearInAnOpenSearch() {
    var harness = harness(PowerActions())
    harness.send(.search("restart"))
    harness.rest()
    harness.send(.powerActions(Self.all))
    harness.rest()
    #expect(harness.icon(.power(.restart)) != nil)
    #expect(harness.springboard.main.view.focusedItem == ItemID.power(.restart))
    harness.send(.powerActions(PowerActions()))
    #expect(harness.springboard.main.view.search?.results.isEmpty == true)
  }

  @Test("They have no menu and are not dragged")
  func theyHaveNoMenuAndAreNotDragged() throws {
    var harness = harness()
    let board = harness.springboard.board
    harness.send(.search("restart"))
    harness.rest()
    let center = try #require(harness.icon(.power(.restart))?.frame.center)
    harness.send(.secondary(center))
    #expect(!harness.springboard.main.view.layers.menu.isModal)
    harness.pointer(.down, center.x, center.y)
    harness.wait(3)
    harness.pointer(.move, center.x, center.y + 100)
    harness.wait(1)
    harness.pointer(.up, center.x, center.y + 100)
    harness.send(.act(.drag(.pickUp(.power(.restart)))))
    harness.rest()
    #expect(harness.springboard.main.view.mode.drag == nil)
    #expect(harness.springboard.board == board)
    #expect(performed(harness) == [])
  }

  @Test("Choosing an action performs it")
  func choosingAnActionPerformsIt() {
    for action in PowerAction.allCases {
      #expect(ItemID.power(action).application == .power(action))
      #expect(Act.choose(.power(action)) == .power(action))
    }
  }
}
