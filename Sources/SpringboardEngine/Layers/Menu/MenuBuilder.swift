/// Chooses the rows of menus. Acts that are not allowed have none.
struct MenuBuilder {
  let document: Document
  let layout: BoardLayout
  let isEditing: Bool

  init(_ context: LayerContext) {
    (document, layout, isEditing) = (context.document, context.layout, context.isEditing)
  }

  /// The menu of an item, or of the background for nil.
  func entries(for id: ItemID?) -> [MenuEntry] {
    guard let id else { return background }
    return layout.folder(id) == nil ? application(id) : folder(id)
  }

  private func application(_ id: ItemID) -> [MenuEntry] {
    let open = isEditing ? [] : [MenuEntry(.open(id))]
    let own = (document.application(id)?.actions ?? []).map { MenuEntry(.openAction(id, $0.id), .words($0.name)) }
    let uninstall = canUninstall(id) ? allowed([.showElsewhere(.softwareCentre(id))]) : []
    let about = allowed([.showDetails(id), .showElsewhere(.file(id))]) + uninstall
    if document.searchOnly[id] != nil { return Array(sections: [open + own, allowed([.showDetails(id)])]) }
    if document.board.removed.contains(id) { return Array(sections: [open + own, allowed([.restore(id)]), about]) }
    return Array(sections: [open + own, places(of: id) + partners(of: id), about, done + allowed([.remove(id)])])
  }

  private func folder(_ id: ItemID) -> [MenuEntry] {
    let dissolve = allowed([.remove(id)], .dissolve)
    return Array(sections: [
      [MenuEntry(.openFolder(id))] + allowed([.editName(id)]), places(of: id), done + dissolve,
    ])
  }

  private var background: [MenuEntry] {
    let orders = submenu(.orders, if: .sort(.name))
    let settings = allowed([.openSettings, .showElsewhere(.settings), .openHelp])
    return Array(sections: [isEditing ? done : allowed([.edit]), settings, orders + history, removed])
  }

  private var done: [MenuEntry] { isEditing ? allowed([.done]) : [] }

  private func canUninstall(_ id: ItemID) -> Bool { document.applications[id]?.canBeUninstalled == true }
}

extension MenuBuilder {
  /// The rows of a submenu; the first one leads back to the menu. With a text, only those whose names match it.
  func entries(of submenu: MenuEntry.Submenu, matching text: String = "") -> [MenuEntry] {
    let choices = choices(of: submenu)
    return Array(sections: [
      [MenuEntry(.back(from: submenu))], text.isEmpty ? choices : self.choices(choices, matching: text),
    ])
  }

  private func choices(of submenu: MenuEntry.Submenu) -> [MenuEntry] {
    switch submenu {
    case .pages(let id): pageRows(for: id)
    case .partners(let id): allowed(partners(for: id).map { .combine(id, with: $0) })
    case .orders: allowed(Board.Order.allCases.map(Act.sort))
    case .removed: removedApplications.flatMap { app in allowed([.restore(app.id)], .words(app.name)) }
    }
  }

  /// The choices whose names a search for the text finds, the best match first; a row that says so if there are none.
  private func choices(_ choices: [MenuEntry], matching text: String) -> [MenuEntry] {
    let named = choices.compactMap { row in row.namedItem.map { (id: $0, row: row) } }
    let (rows, places) = (Dictionary(named.map { ($0.id, $0.row) }) { first, _ in first }, named.map(\.id))
    let index = SearchIndex(
      places.compactMap { document.applications[$0] }.map { AppItem(id: $0.id, name: $0.name) })
    let context = SearchContext(positions: Dictionary(zip(places, 0...)) { first, _ in first })
    let found = index.results(for: SearchQuery(text), in: context).applications.compactMap { rows[$0.id] }
    return found.isEmpty ? [MenuEntry(.noMatch, isEnabled: false)] : found
  }

  /// Where else an item can be: in the dock or outside of it, or on another page.
  private func places(of id: ItemID) -> [MenuEntry] {
    let pages = pages(for: id).isEmpty ? [] : submenu(.pages(id), if: .move(id, to: .screen(0)))
    return dock(id) + pages
  }

  private func dock(_ id: ItemID) -> [MenuEntry] {
    if layout.dock.holds(id) { return allowed([.move(id, to: .lastPage)]) }
    guard layout.dockCapacity > 0 else { return [] }
    let hasRoom = layout.board.dock.count < layout.dockCapacity
    return allowed([.move(id, to: .dock)]).map { MenuEntry($0.choice, isEnabled: hasRoom) }
  }

  private func partners(of id: ItemID) -> [MenuEntry] {
    guard let partner = partners(for: id).first else { return [] }
    return submenu(.partners(id), if: .combine(id, with: partner))
  }

  private var history: [MenuEntry] {
    let redo = document.history.future.isEmpty ? [] : allowed([.redo])
    let rows = allowed([.undo]).map { MenuEntry($0.choice, isEnabled: !document.history.past.isEmpty) } + redo
    return rows.map { row in
      let change = row.choice == .act(.undo) ? document.undoableChange : document.redoableChange
      return MenuEntry(row.choice, change.map(MenuEntry.Wording.change) ?? .standard, isEnabled: row.isEnabled)
    }
  }

  private var removed: [MenuEntry] {
    removedApplications.first.map { submenu(.removed, if: .restore($0.id)) } ?? []
  }

  private func submenu(_ submenu: MenuEntry.Submenu, if act: Act) -> [MenuEntry] {
    document.permissions.allow(act) ? [MenuEntry(.submenu(submenu))] : []
  }

  private func allowed(_ acts: [Act], _ wording: MenuEntry.Wording = .standard) -> [MenuEntry] {
    acts.filter(document.permissions.allow).map { MenuEntry($0, wording) }
  }
}

extension MenuBuilder {
  /// The pages that an item can be moved to. Between their miniatures is that of the page that it is on already.
  private func pageRows(for id: ItemID) -> [MenuEntry] {
    let (targets, screens) = (pages(for: id), layout.pageScreens)
    let current = layout.pages.flatMap { $0.screen(of: id) ?? (layout.dock.holds(id) ? $0.screen : nil) }
    return (screens.lowerBound...screens.upperBound).flatMap { screen -> [MenuEntry] in
      let miniature = layout.pages?.miniature(ofScreen: screen, isCurrent: screen == current)
      let isTarget = targets.contains(screen)
      guard isTarget || screen == current && miniature != nil else { return [] }
      return allowed([.move(id, to: .screen(screen))], screen == screens.upperBound ? .newPage : .standard).map {
        var row = $0
        (row.page, row.isEnabled) = (miniature, isTarget)
        return row
      }
    }
  }

  /// The screens that an item can be moved to, by number; the one after the last one is a new page.
  private func pages(for id: ItemID) -> [Int] {
    guard let grid = layout.pages else { return [] }
    let (screens, present) = (layout.pageScreens, grid.screen(of: id))
    let isAlone = present == screens.last && grid.items(onScreen: screens.upperBound - 1) == [id]
    return (screens.lowerBound...(isAlone ? screens.upperBound - 1 : screens.upperBound)).filter { $0 != present }
  }

  /// The applications with which an item can form a folder: first those beside it, on its screen or in the dock, and then those of
  /// the other pages and the dock. One that is in a folder already stays there.
  private func partners(for id: ItemID) -> [ItemID] {
    guard layout.isOnBoard(id), let pane = layout.dock.holds(id) ? layout.dock : layout.pages else { return [] }
    let dock = layout.dock.sections.flatMap { $0.items.map(\.id) }
    let beside = layout.dock.holds(id) ? dock : pane.screen(of: id).map(pane.items(onScreen:)) ?? []
    let others = layout.pages.map { pages in layout.pageScreens.flatMap(pages.items(onScreen:)) } ?? []
    let known = Set(beside)
    return (beside + (others + dock).filter { !known.contains($0) })
      .filter { $0 != id && layout.folder($0) == nil }
  }

  private var removedApplications: [AppItem] { document.board.removed.compactMap { document.applications[$0] } }
}
