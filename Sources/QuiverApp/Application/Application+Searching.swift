import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Searching: the search field of each window, and the search providers.
extension Application {
  func connectProviders() {
    providers.onAnswer = { [weak self] in self?.askingWindow?.stage.send(.providerAnswer($0)) }
    providers.onCopy = { [display] in display.copy($0) }
    providers.onFailure = { [weak self] in self?.askingWindow?.stage.send(.notice($0)) }
  }

  /// Shows the search field where the scene has it.
  func beginSearch(_ text: String, in window: SpringboardWindow) {
    guard let field = searchField(of: window, in: window.stage.scene) else { return }
    nativeStyle.applyTheme(of: settings.current)
    nativeStyle.applySearchField(window.resources.painter.searchFont, window.resources.painter.style)
    if !window.searching.isOpen { expectKeyboard(true, on: window) }
    window.searching.begin(text, in: field)
    window.stage.repaint()
  }

  func endSearch(in window: SpringboardWindow) {
    window.searching.end()
    expectKeyboard(false, on: window)
    window.stage.repaint()
  }

  /// Keeps the search field where it is painted, when the window has another size.
  func placeSearchField(of window: SpringboardWindow, in scene: Scene) {
    if window.searching.isOpen, let field = searchField(of: window, in: scene) { window.searching.move(to: field) }
  }

  private func searchField(of window: SpringboardWindow, in scene: Scene) -> Rect? {
    let element = scene.elements.last { if case .searchField = $0.kind { true } else { false } }
    return element.map { window.resources.painter.searchField(for: $0).text }
  }
}
