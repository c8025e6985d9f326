import GtkBridge
import SpringboardEngine

/// Menus, and the text field for a folder's name.
extension Application {
  func showMenu(for id: ItemID?, at point: Point) {
    let scene = stage.scene
    let contents = BoardMenu(springboard: stage.springboard, isEditing: scene.mode != .browsing) {
      [catalogue] in catalogue.entry($0)?.actions ?? []
    }
    let entries = contents.entries(for: id)
    guard !entries.isEmpty else { return }
    nativeStyle.applyTheme(of: settings.current)
    menu = Menu(entries, on: window.canvas) { [weak self] in self?.choose($0) }
    menu?.onClose = { [weak self] in self?.menu = nil }
    menu?.popUp(x: point.x, y: point.y)
  }

  private func choose(_ choice: BoardMenu.Choice) {
    launches.serverTime = Menu.serverTime
    switch choice {
    case .input(let input): stage.send(input)
    case .launch(let id, let action): launch(id, action: action)
    case .rename(let id): rename(id)
    }
  }

  func carryOut(_ outcome: BoardAction.Outcome) {
    switch outcome {
    case .input(let input): stage.send(input)
    case .rename(let id): rename(id)
    }
  }

  /// Opens the text field over the folder's title or label.
  private func rename(_ id: ItemID) {
    guard let name = stage.springboard.name(of: id) else { return }
    let place = stage.scene.elements.last { $0.kind == .title(id) || $0.kind == .label(id) }
    if let place { editName(of: id, name, in: place.frame) }
  }

  func editName(of id: ItemID, _ name: String, in frame: Rect) {
    nativeStyle.applyTheme(of: settings.current)
    naming.begin(id, name: name, in: frame)
  }
}
