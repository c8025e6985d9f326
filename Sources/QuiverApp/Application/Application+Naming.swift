import SpringboardEngine

extension Application {
  /// Opens a text field in place of the folder's title or label, with the same text.
  func editName(of id: ItemID, _ name: String, in window: SpringboardWindow) {
    guard
      let element = window.stage.scene.elements.last(where: { $0.kind == .title(id) || $0.kind == .label(id) })
    else { return }
    nativeStyle.applyTheme(of: settings.current)
    let field = window.resources.painter.nameField(for: element)
    nativeStyle.applyNameField(field.font, field.color)
    window.naming.begin(id, name: name, in: field.frame)
  }
}
