import CollectionEngine

/// The elements of the panes.
extension SceneBuilder {
  /// Appends several panes together, so that no tile covers the label of another one.
  mutating func append(_ contents: [PaneContent]) {
    var tiles: [SceneTile] = []
    for content in contents {
      for (number, attributes) in content.attributes.enumerated() {
        if let destination = content.destination, content.isInDestination(number) {
          append(attributes, number, of: destination.pane, in: content, &tiles)
        } else {
          append(attributes, number, of: content.pane, in: content, &tiles)
        }
      }
    }
    append(tiles)
    for content in contents {
      appendDots(of: content)
      appendIndexBar(of: content)
    }
  }

  private mutating func append(
    _ attributes: LayoutAttributes, _ number: Int, of pane: Pane, in content: PaneContent, _ tiles: inout [SceneTile]
  ) {
    guard let index = attributes.index else { return appendDecoration(attributes, of: pane, in: content) }
    if let tile = tile(attributes, at: index, number, of: pane, in: content) { tiles.append(tile) }
  }

  private func tile(
    _ cell: LayoutAttributes, at index: ItemIndex, _ number: Int, of pane: Pane, in content: PaneContent
  ) -> SceneTile? {
    guard let item = pane.item(at: index), view.draggedRect(of: item.id) == nil else { return nil }
    var tile = SceneTile(cell, of: item, shift: .zero - content.offset)
    tile.badgeAlpha = content.badgeAlpha
    if let destination = content.destination {
      let element = destination.elements[number]
      tile.scale(from: element.resting)
      rest(&tile, element.resting, in: element.restsAtStart ? content.pane : destination.pane)
    } else if !content.isResting {
      rest(&tile, cell, in: pane)
    }
    switch pane.id {
    case .grid: fly(&tile, spread: motion.flyInSpread)
    case .dock, .results: fly(&tile, spread: 0)
    case .folder: emerge(&tile, at: index, in: pane)
    }
    if let frame = content.fadingFrame { fade(&tile, in: frame) }
    if content.isLeaving, !layout.grid.holds(item.id) { tile.isTouchable = false }
    animate(&tile)
    if pane.id == .dock, pane.content.scrollsFreely { cut(&tile, in: pane.frame) }
    return tile
  }

  /// Gives the label of a tile its place at rest. `resting` are the attributes of the cell at rest, in the content of the pane.
  private func rest(_ tile: inout SceneTile, _ resting: LayoutAttributes, in pane: Pane) {
    guard let index = resting.index else { return }
    tile.rest = resting.label.map { pane.restingFrame(of: $0, at: index) }
  }

  private func fade(_ tile: inout SceneTile, in frame: Rect) {
    tile.fade(in: frame)
    tile.clip = clip(for: tile.label.map(tile.icon.union) ?? tile.icon, in: frame)
    if tile.alpha < Self.leastTouchable { tile.isTouchable = false }
  }

  /// The edges of the plate cut the icons of a dock that scrolls, but not those that come from a page.
  private func cut(_ tile: inout SceneTile, in plate: Rect) {
    guard tile.icon.minX < plate.minX || tile.icon.maxX > plate.maxX, tile.icon.midY > plate.minY else { return }
    tile.clip = Rect(x: plate.minX, y: 0, width: plate.width, height: layout.metrics.screen.height)
    let visible = tile.icon.intersection(plate)?.width ?? 0
    if visible < Self.leastTouchable * tile.icon.width { tile.isTouchable = false }
  }

  /// The minimum alpha, or visible share, of a tile that can be touched (by eye).
  private static let leastTouchable = 0.5

  /// Applies the tile's own motions, the wiggle, and the fading of the whole view.
  func animate(_ tile: inout SceneTile) {
    if !differences.isEmpty, let difference = differences[.tile(tile.id)] {
      tile.move(by: difference, labelSize: layout.metrics.label.size)
    }
    if !view.animations.tiles.isEmpty, let tileMotion = view.animations.tiles[tile.id] {
      tile.apply(tileMotion, motion, at: now)
    }
    if tile.id == menuTile { tile.raise(by: view.layers.menu.amount(at: now), motion) }
    if wiggle > 0, view.preferences.session.animates, tile.lift == 0 {
      tile.wiggle(Wiggle(tile.id, tuning: motion), amount: wiggle * (1 - tile.raising), at: now)
    }
    tile.alpha *= presence
  }

  /// Tiles fly in from farther out, by `spread` of their distance from the centre. Initially they are larger and
  /// transparent.
  private func fly(_ tile: inout SceneTile, spread: Double) {
    guard view.animations.appearance != .present else { return }
    let (center, screen) = (layout.metrics.screen.center, layout.metrics.screen)
    let offset = tile.icon.center - center
    let corner = Point.zero.distance(to: Point(x: screen.width / 2, y: screen.height / 2))
    let distance = corner > 0 ? tile.icon.center.distance(to: center) / corner : 0
    let flight = view.animations.appearance.flight(at: distance, at: now, motion)
    let excess = spread * (1 - flight)
    tile.move(by: Point(x: offset.x * excess, y: offset.y * excess))
    tile.zoom(by: interpolate(motion.flyInScale, 1, flight))
    tile.alpha *= flight.clamped(to: 0...1)
  }

  /// Appends an element that is not a tile: the dock's plate, the panel and the name of a folder, the header of a
  /// section.
  private mutating func appendDecoration(_ attributes: LayoutAttributes, of pane: Pane, in content: PaneContent) {
    let frame = attributes.frame.moved(by: .zero - content.offset)
    switch (attributes.element, pane.id) {
    case (.decoration(.backdrop, _), .folder(let id)): elements.append(panel(of: id, frame, in: pane))
    case (.supplementary(.sectionHeader, _), .folder(let id)): elements.append(title(of: id, frame, in: pane))
    case (.decoration(.backdrop, _), .dock):
      let shown = differences[.dockPlate]?.added(to: pane.frame) ?? pane.frame
      elements.append(Scene.Element(kind: .dock, frame: shown, rest: pane.frame, alpha: dockAlpha))
    case (.supplementary(.sectionHeader, let index), _) where pane.sections.indices.contains(index.section):
      appendHeader(ofSection: index.section, attributes, frame, in: pane)
    case (.decoration(.backdrop, let index), .grid):
      appendBackdrop(ofSection: index.section, attributes, frame, in: content)
    case (.cell, _): break
    case (.supplementary, _), (.decoration, _): appendOther(attributes, frame, in: pane)
    }
  }

  /// Appends the results in place of the board, whose dock fades out.
  mutating func appendResults(_ pane: Pane) {
    if layout.isSuggesting {
      append([content(of: layout.dock), content(of: pane)])
    } else {
      if dockAlpha > 0 { appendDockPlate() }
      append([content(of: pane)])
    }
    appendDepartures()
  }

  private mutating func appendDockPlate() {
    guard !layout.dock.isEmpty else { return }
    elements.append(
      Scene.Element(kind: .dock, frame: layout.dock.frame, alpha: dockAlpha))
  }

  /// The opacity of the dock's plate, which the results of a search replace.
  var dockAlpha: Double { presence * (1 - view.layers.search.coverage(at: now)) }

  /// Appends the tiles that disappear, or move to positions where they are no longer visible.
  mutating func appendDepartures() {
    let moving = view.animations.moving
    for (identity, state) in moving.departing(at: now) {
      guard let id = identity.item, let start = moving.departures[identity]?.start else { continue }
      let shown = state.attributes
      var tile = SceneTile(
        id: id, folder: view.animations.leavingFolders[id], icon: Rect(center: shown.icon.center, size: start.icon.size)
      )
      tile.zoom(by: shown.transform.scale * shown.icon.width / max(start.icon.width, 1))
      tile.alpha = shown.alpha * presence
      tile.isTouchable = false
      appendIcon(tile)
    }
  }
}

extension Size {
  fileprivate var center: Point { Point(x: width / 2, y: height / 2) }
}
