import GtkBridge
import QuiverCore
import SpringboardEngine

/// Converts a scene to the items of a screen reader, in reading order, with their actions.
struct AccessibilityReader {
  struct Reading: Equatable {
    var item: AccessibleItem
    var actions: [BoardAction]
  }

  private let scene: Scene
  private let springboard: Springboard
  private let words: ItemDescriptions
  // Computed once, and not for every tile.
  private let activity: Scene.Activity
  private let isInFolder: Bool

  init(scene: Scene, springboard: Springboard, words: ItemDescriptions) {
    (self.scene, self.springboard, self.words) = (scene, springboard, words)
    (activity, isInFolder) = (scene.activity, scene.isInFolder)
  }

  var readings: [Reading] { scene.reachable.compactMap(reading) }

  private func reading(_ element: Scene.Element) -> Reading? {
    switch element.kind {
    case .icon(let id): tile(id, element, actions(onApplication: id))
    case .folder(let id): tile(id, element, actions(onFolder: id))
    case .title(let id):
      reading(of: element, "/title", .label, words.name(id), (mayRename(id) ? [.rename(id)] : []) + [.closeFolder])
    case .button(let button) where element.touch != nil:
      reading(of: element, "/\(button.rawValue)", .pushButton, Strings.name(of: button), [.press(button)])
    case .sheet(let id): reading(of: element, "/sheet", .dialog, words.name(id), about: words.details(id), [])
    case .button, .label, .dock, .pageDot, .opening, .notice, .miniature, .veil, .panel, .badge, .count, .ring: nil
    }
  }

  /// A dragged tile is under the finger and cannot be touched, but a screen reader can.
  private func tile(_ id: ItemID, _ element: Scene.Element, _ actions: [BoardAction]) -> Reading? {
    guard element.touch != nil || element.state.lift > 0 else { return nil }
    let menu = BoardAction.menu(at: (element.touch ?? element.frame).center)
    return reading(
      of: element, id.rawValue, .pushButton, words.name(id) ?? id.rawValue, about: words.description(id),
      actions + (activity == .dragging ? [] : [menu]))
  }

  private func reading(
    of element: Scene.Element, _ id: String, _ role: AccessibleItem.Role, _ name: String?,
    about description: String = "",
    _ actions: [BoardAction]
  ) -> Reading {
    let item = AccessibleItem(
      id: id, role: role, name: name ?? "", description: description,
      frame: Extent(element.touch ?? element.frame), isFocused: element.state.isFocused,
      actions: actions.map { AccessibleItem.Action(id: $0.id, name: $0.name) })
    return Reading(item: item, actions: actions)
  }
}

extension AccessibilityReader {
  private func actions(onApplication id: ItemID) -> [BoardAction] {
    switch activity {
    case .browsing: [.open(id)] + (springboard.allows(.edit) ? [.edit] : [])
    case .editing:
      [.pickUp(id)] + (springboard.allows(.remove(id)) ? [.remove(id)] : []) + (isInFolder ? [] : [.makeFolder(id)])
    case .dragging: BoardAction.whileDragging(rightToLeft: isRightToLeft)
    }
  }

  private func actions(onFolder id: ItemID) -> [BoardAction] {
    switch activity {
    case .browsing: [.openFolder(id)] + (springboard.allows(.edit) ? [.edit] : [])
    case .editing: [.openFolder(id), .pickUp(id), .dissolve(id)]
    case .dragging: BoardAction.whileDragging(rightToLeft: isRightToLeft)
    }
  }

  private func mayRename(_ id: ItemID) -> Bool { springboard.allows(.rename(id, "")) }

  private var isRightToLeft: Bool { springboard.preferences(of: .main).rightToLeft }
}
