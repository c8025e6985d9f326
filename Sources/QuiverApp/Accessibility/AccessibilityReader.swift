import GtkBridge
import QuiverCore
import SpringboardEngine

/// Converts a scene to the items of a screen reader, in reading order, with their actions.
struct AccessibilityReader {
  private let scene: Scene
  private let springboard: Springboard
  private let words: ItemDescriptions
  // Computed once, not for every tile.
  private let isInFolder: Bool
  /// The menu that is open.
  private let menu: (item: ItemID?, submenu: MenuEntry.Submenu?, rows: [MenuEntry])?
  /// What was typed into the menu.
  private let menuFilter: String
  /// The item that the open sheet is about.
  private let sheet: ItemID?
  /// The id of the open sheet or keypad, which has all buttons that can be reached.
  private let dialog: String?
  private let cells: GuideCells
  private let groups: AccessibleGroups

  /// `view` is the view that shows the scene.
  init(scene: Scene, springboard: Springboard, view: ViewID, words: ItemDescriptions) {
    (self.scene, self.springboard, self.words) = (scene, springboard, words)
    isInFolder = scene.isInFolder
    menu = springboard.openMenu(in: view)
    menuFilter =
      scene.reachable.lazy.compactMap { element in
        if case .menuFilter(let text) = element.kind { text } else { nil }
      }.first ?? ""
    cells = GuideCells(of: scene)
    groups = AccessibleGroups(in: springboard, view, words: words)
    let open = scene.reachable.filter { $0.touch != nil }.map(\.kind)
    sheet = open.lazy.compactMap { if case .sheet(let content) = $0 { content.item } else { nil } }.first
    let hasKeypad = open.contains { if case .keypad = $0 { true } else { false } }
    dialog = sheet != nil ? Self.sheetID : hasKeypad ? Self.keypadID : nil
  }

  var readings: [AccessibleReading] {
    groups.arranging(scene.reachable.compactMap { element in reading(element).map { (element, $0) } })
  }

  private func reading(_ element: Scene.Element) -> AccessibleReading? {
    let traits = element.kind.traits
    switch (traits.reading, traits.subject, element.kind) {
    case (.application, .item(let id), _): return tile(id, element, actions(onApplication: id))
    case (.folder, .item(let id), _): return tile(id, element, actions(onFolder: id))
    case (.heading, .text(let title), _):
      let actions = element.touch.map { [BoardAction.chooseSection(below: $0)] } ?? []
      return reading(of: element, "/section \(title)", .heading, title, actions)
    case (.slider, _, .indexBar(let letter, let section)):
      let actions = [BoardAction.previousSection(before: section), .nextSection(after: section)]
      return reading(of: element, "/index", .slider, Strings.index, about: letter, actions)
    case (.folderName, .item(let id), _):
      let actions = (mayRename(id) ? [BoardAction.rename(id)] : []) + [.closeFolder]
      return reading(of: element, "/title", .label, words.name(id), actions)
    case (.pageControl, _, .pageControl(let screen, let count)):
      let actions = [BoardAction.previousPage(before: screen), .nextPage(after: screen)]
      return reading(of: element, "/pages", .pageTabList, Strings.page(screen + 1, of: count), actions)
    case (.button, _, .button(let button)) where element.touch != nil:
      return inDialog(
        reading(
          of: element, "/button \(button.rawValue)", .pushButton, Strings.name(of: button),
          [.press(button, on: sheet)].compactMap(\.self)))
    case (.sheet, .item(let id), _):
      return reading(of: element, Self.sheetID, .dialog, words.name(id), about: words.details(id), [])
    case (.explanation, _, .emptyHome(let hasApplications)):
      let words = hasApplications ? Strings.emptyHome : Strings.noApplications
      return reading(of: element, "/empty", .label, Strings.emptyHomeTitle, about: words, [])
    case (.explanation, _, .nothingFound):
      return reading(of: element, "/nothing", .label, Strings.nothingFound, about: Strings.nothingFoundHint, [])
    case (.keypad, _, .keypad(let entered, let wait)):
      let title = wait.map(Strings.waitForPIN) ?? Strings.enterPIN
      return reading(of: element, Self.keypadID, .dialog, title, about: Strings.enteredDigits(entered), [])
    case (.button, _, .keypadKey(let key)) where element.touch != nil:
      return inDialog(
        reading(of: element, "/key \(Strings.name(of: key))", .pushButton, Strings.name(of: key), [.press(key)]))
    case (.status, _, .status(let item)):
      return reading(of: element, "/status \(item.kind.rawValue)", .label, Strings.name(of: item), [])
    case (.table, _, _): return reading(of: element, GuideCells.table, .table, Strings.guide, [])
    case (.cell, .item(let id), .programme(_, let phase)) where element.touch != nil: return cell(id, phase, element)
    case (.rowHeader, .text(let name), .channel(_, let row)):
      return reading(of: element, "/channel \(row)", .rowHeader, name, [])
    case (.columnHeader, .text(let text), _):
      return reading(of: element, "/hour \(cells.column(of: element) ?? 0)", .columnHeader, text, [])
    case (.menu, _, _):
      let name = menu?.item.flatMap(words.name) ?? Strings.menu
      return reading(of: element, Self.menuID, .menu, name, about: menuFilter, [.closeMenu])
    case (.menuRow, _, .menuRow(let row, let entry)):
      return menuRow(row, entry, element)
    default: return nil
    }
  }

  /// A dragged tile is under the finger and cannot be touched, but a screen reader can. The tile whose menu is open is part
  /// of the menu.
  private func tile(_ id: ItemID, _ element: Scene.Element, _ actions: [BoardAction]) -> AccessibleReading? {
    guard element.touch != nil || scene.mode == .dragging && element.state.lift > 0 else { return nil }
    let menu = BoardAction.menu(at: (element.touch ?? element.frame).center)
    let description = words.description(id)
    return reading(
      of: element, id.text, .pushButton, Strings.name(words.name(id) ?? id.text, element.state.speech),
      about: Strings.description(description, element.state.speech),
      actions + (scene.mode == .dragging ? [] : [menu]))
  }

  private func inDialog(_ button: AccessibleReading) -> AccessibleReading {
    var button = button
    button.item.place = dialog.map { AccessibleItem.Place(in: $0) }
    return button
  }

  /// A screen reader says the channel, the time and the title of a programme.
  private func cell(_ id: ItemID, _ phase: Scene.Phase, _ element: Scene.Element) -> AccessibleReading? {
    guard let (programme, channel, times) = springboard.programme(id) else { return nil }
    let open = channel.canBeOpened && phase == .running ? [BoardAction.openChannel(of: id)] : []
    return reading(
      of: element, id.text, .tableCell, Strings.programme(programme.title, on: channel.name, at: times),
      about: Strings.description(
        programme.subtitle, isRunning: phase == .running, isReminded: element.state.isReminded),
      open + [.showDetails(id)])
  }

  private func menuRow(_ row: Int, _ entry: MenuEntry, _ element: Scene.Element) -> AccessibleReading {
    let title = Strings.title(of: entry) { words.name($0) ?? $0.text }
    // A submenu has rows of its own, so that the focus is heard to move there.
    let id = menu?.submenu == nil ? "/row \(row)" : "/row \(row) of a submenu"
    var reading = reading(
      of: element, id, entry.isChecked == nil ? .menuItem : .checkMenuItem, title,
      about: entry.page.map(Strings.description) ?? "", entry.isEnabled ? [.chooseMenuRow(row)] : [])
    reading.item.isChecked = entry.isChecked == true
    reading.item.isEnabled = entry.isEnabled
    reading.item.expansion =
      switch entry.choice {
      case .submenu: .collapsed
      case .back: .expanded
      case .act, .noMatch: nil
      }
    reading.item.place = menu.map { AccessibleItem.Place(in: Self.menuID, index: row, of: $0.rows.count) }
    return reading
  }

  private static let menuID = "/menu"
  private static let sheetID = "/sheet"
  private static let keypadID = "/keypad"

  private func reading(
    of element: Scene.Element, _ id: String, _ role: AccessibleItem.Role, _ name: String?,
    about description: String = "",
    _ actions: [BoardAction]
  ) -> AccessibleReading {
    let item = AccessibleItem(
      id: id, role: role, name: name ?? "", description: description,
      frame: Extent(element.touch ?? element.frame), isFocused: element.state.isFocused,
      actions: actions.map { AccessibleItem.Action(id: $0.id, name: $0.name) }, cell: cells.cell(of: element),
      place: groups.place(of: element))
    return AccessibleReading(item: item, actions: actions)
  }
}

extension AccessibilityReader {
  private func actions(onApplication tile: ItemID) -> [BoardAction] {
    let id = tile.application
    return switch scene.mode {
    case .browsing: [.open(tile)] + (springboard.allows(.edit) ? [.edit] : [])
    case .editing:
      [.pickUp(id)] + (springboard.allows(.remove(id)) ? [.remove(id)] : []) + (isInFolder ? [] : [.makeFolder(id)])
    case .dragging: BoardAction.whileDragging(rightToLeft: isRightToLeft)
    }
  }

  private func actions(onFolder id: ItemID) -> [BoardAction] {
    switch scene.mode {
    case .browsing: [.openFolder(id)] + (springboard.allows(.edit) ? [.edit] : [])
    case .editing: [.openFolder(id), .pickUp(id), .dissolve(id)]
    case .dragging: BoardAction.whileDragging(rightToLeft: isRightToLeft)
    }
  }

  private func mayRename(_ id: ItemID) -> Bool { springboard.allows(.rename(id, "")) }

  private var isRightToLeft: Bool { scene.isRightToLeft }
}
