import CollectionEngine
import GioBridge
import QuiverCore
import SpringboardEngine

/// The search field of each window, and the search providers.
final class SearchController: Feature {
  private let services: Services
  private let providers: ProviderSearch
  /// The window whose search was the last to ask search providers.
  private weak var asking: SpringboardWindow?
  private let preparing = LatestJob()
  private var preparationTimer: LoopSource?

  /// Seconds from when the springboard has the applications until a search is prepared: until then, icons are decoded.
  private static let preparationDelay = 1.0

  init(_ services: Services) {
    self.services = services
    providers = ProviderSearch(services.environment)
    providers.onAnswer = { [weak self] in self?.asking?.stage.send(.providerAnswer($0)) }
    providers.onCopy = { services.session.display.copy($0) }
    providers.onFailure = { [weak self] in self?.asking?.stage.send(.notice($0)) }
  }

  func carryOut(_ effect: SearchEffect, in window: SpringboardWindow) {
    switch effect {
    case .begin(let text): begin(text, in: window)
    case .type: window.searching.handleCurrentKey()
    case .end: end(in: window)
    case .ask(let query):
      asking = window
      providers.ask(query)
    case .open(let id): providers.open(id, serverTime: services.session.serverTime)
    }
  }

  func connect(_ window: SpringboardWindow) {
    window.searching.onComposition = { [unowned window] in window.stage.send(.composition) }
    window.searching.onEntry = { [weak self, unowned window] in self?.entered($0, in: window) }
    window.searching.onText = { [unowned window] in window.stage.send(.search($0)) }
    window.searching.onComposing = { [unowned window] in window.stage.repaint() }
    window.searching.onKey = { [services, weak window] event in
      window.map { services.windows.receive(event, in: $0) } ?? false
    }
    if services.session.phase == .confirmed { window.searching.prepare() }
    window.resources.icons.resultIcon = { [providers] in providers.icon(of: $0) }
  }

  func confirm() { for window in services.windows.all { window.searching.prepare() } }

  func connect(to bus: Bus) { providers.connect(to: bus) }

  func follow(_ environment: Environment, since old: Environment) { providers.follow(environment) }

  func receive(_ event: SessionEvent) {
    switch event {
    case .applicationsChanged: providers.follow(services.environment)
    case .applicationsSent: prepareSoon()
    case .squeekboardChanged: for window in services.windows.all { listen(in: window) }
    default: break
    }
  }

  private func prepareSoon() {
    preparationTimer = MainLoop.timer(after: Self.preparationDelay) { [weak self] in self?.prepare() }
  }

  /// Makes the index, and reads the theme of the search field, so that the first letter does not wait for them.
  private func prepare() {
    services.session.nativeStyle.readTheme(of: services.session.settings.current)
    let shared = services.windows.main.stage.shared
    guard let preparation = shared.springboard.searchPreparation else { return }
    preparing.run {
      preparation.makeIndex()
    } then: {
      shared.adopt($0, from: preparation)
    }
  }

  /// Lets input methods of the compositor open the search while every typed letter would, unless an on-screen keyboard would come.
  private func listen(in window: SpringboardWindow) {
    let session = services.session
    window.searching.listen(
      !session.isKiosk && session.hasSqueekboard == false && !session.display.hasTouchScreen
        && window.stage.springboard.typingOpensSearch(in: window.stage.view), on: session.display)
  }

  /// An input method has entered a text while the field was closed. A blank and some marks have the meanings of their keys.
  private func entered(_ text: String, in window: SpringboardWindow) {
    guard window.stage.springboard.typingOpensSearch(in: window.stage.view) else { return }
    switch text {
    case "/", "?": window.stage.send(.character(Character(text)))
    case _ where text.allSatisfy(\.isWhitespace): window.stage.send(.character(" "))
    default: window.stage.send(.search(text))
    }
  }

  /// Keeps the search field where it is painted, when the window has another size.
  func rest(_ scene: Scene, in window: SpringboardWindow) {
    listen(in: window)
    if window.searching.isOpen, let field = field(of: window, in: scene) { window.searching.move(to: field) }
  }

  /// Shows the search field where the scene has it.
  private func begin(_ text: String, in window: SpringboardWindow) {
    guard let field = field(of: window, in: window.stage.scene) else { return }
    let (session, painter) = (services.session, window.resources.painter)
    session.nativeStyle.applyTheme(of: session.settings.current)
    session.nativeStyle.applySearchField(painter.searchPainter.searchFont, painter.tools.style)
    if !window.searching.isOpen { services.windows.expectKeyboard(true, on: window) }
    window.searching.begin(text, in: field)
    window.stage.repaint()
  }

  private func end(in window: SpringboardWindow) {
    window.searching.end()
    services.windows.expectKeyboard(false, on: window)
    window.stage.repaint()
  }

  private func field(of window: SpringboardWindow, in scene: Scene) -> Rect? {
    let element = scene.elements.last { if case .searchField = $0.kind { true } else { false } }
    return element.map { window.resources.painter.searchPainter.searchField(for: $0).text }
  }
}
