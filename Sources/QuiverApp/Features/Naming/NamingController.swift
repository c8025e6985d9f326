import SpringboardEngine

/// The text field in which a folder gets its name.
final class NamingController: Feature {
  private let services: Services

  init(_ services: Services) { self.services = services }

  func carryOut(_ effect: NamingEffect, in window: SpringboardWindow) {
    switch effect {
    case .begin(let id, let name): begin(id, name, in: window)
    case .end: window.naming.end()
    }
  }

  func connect(_ window: SpringboardWindow) {
    window.naming.onChange = { [unowned window] in window.stage.repaint() }
    window.naming.onName = { [unowned window] in window.stage.send(.act(.rename($0, $1))) }
  }

  /// Opens a text field in place of the folder's title or label, with the same text.
  private func begin(_ id: ItemID, _ name: String, in window: SpringboardWindow) {
    guard
      let element = window.stage.scene.elements.last(where: { $0.kind == .title(id) || $0.kind == .label(id) })
    else { return }
    let (session, field) = (services.session, window.resources.painter.titlePainter.nameField(for: element))
    session.nativeStyle.applyTheme(of: session.settings.current)
    session.nativeStyle.applyNameField(field.font, field.color)
    window.naming.begin(id, name: name, in: field.frame)
  }
}
