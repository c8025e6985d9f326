import GtkBridge
import QuiverCore
import SpringboardEngine

/// Connects the search field.
extension Application {
  func connectSearch() {
    resources.paintingEnvironment.searching = searching
    searching.onText = { [weak self] in self?.stage.send(.search($0)) }
    searching.onKey = { [weak self] in self?.receive($0) ?? false }
    providers.onAnswer = { [weak self] in self?.stage.send(.providerAnswer($0)) }
    providers.onCopy = { [display] in display.copy($0) }
    providers.onFailure = { [weak self] in self?.stage.send(.notice($0)) }
    resources.icons.resultIcon = { [providers] in providers.icon(of: $0) }
  }

  /// Shows the search field where the scene has it.
  func beginSearch(_ text: String) {
    guard let field = searchField(in: stage.scene) else { return }
    nativeStyle.applyTheme(of: settings.current)
    nativeStyle.applySearchField(resources.painter.searchFont, resources.painter.style)
    if !searching.isOpen { expectKeyboard(true) }
    searching.begin(text, in: field)
    stage.repaint()
  }

  func endSearch() {
    searching.end()
    expectKeyboard(false)
    stage.repaint()
  }

  /// Keeps the search field where it is painted, when the window has another size.
  func placeSearchField(in scene: Scene) {
    if searching.isOpen, let field = searchField(in: scene) { searching.move(to: field) }
  }

  private func searchField(in scene: Scene) -> Rect? {
    let element = scene.elements.last { if case .searchField = $0.kind { true } else { false } }
    return element.map { resources.painter.searchField(for: $0).text }
  }

  /// Whether a key begins a search: it types something, or is part of a sequence that does. Returns false while keys have
  /// other meanings: in a menu and in edit mode.
  func beginSearch(typing key: KeyEvent) -> Bool {
    let scene = stage.scene
    guard key.typesText, scene.mode == .browsing, !scene.hasMenu, !scene.hasKeypad else { return false }
    stage.send(.act(.openSearch), at: Instant(seconds: key.stamp.seconds))
    guard searching.isOpen else { return false }
    searching.handleCurrentKey()
    return true
  }
}

extension KeyEvent {
  /// Whether it types a character, or is a dead key or the compose key.
  fileprivate var typesText: Bool {
    guard phase == .down, stamp.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    if name.hasPrefix("dead_") || name == "Multi_key" { return true }
    return character.map { !$0.isWhitespace && $0 != "/" } ?? false
  }
}

extension Scene {
  fileprivate var hasMenu: Bool { elements.contains { $0.kind == .menu } }
}
