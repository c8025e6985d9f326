import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Computes the regions that changed since the last frame.
extension Painter {
  /// The regions in which two scenes differ; nil if they may differ anywhere.
  func parts(changedFrom old: Scene, to new: Scene) -> [Rect]? {
    let (before, after) = (Pass(old, scale: tools.scale), Pass(new, scale: tools.scale))
    guard old.presence == new.presence, before.isLike(after),
      let pairs = old.elements.pairs(with: new.elements)
    else { return nil }
    var parts: [Rect] = []
    for pair in pairs {
      let (one, other) = (old.element(pair.old), new.element(pair.new))
      guard let changed = one == other ? settled(one, before, after) : reach(of: one, other) else { return nil }
      parts += changed
    }
    return parts
  }

  /// An element that has not changed is painted differently only if it is transformed, when a motion begins or ends, or if
  /// it is a message whose button comes or goes.
  private func settled(_ element: Scene.Element?, _ before: Pass, _ after: Pass) -> [Rect]? {
    if case .notice = element?.kind, before.noticeButton != after.noticeButton { return reach(of: element, nil) }
    return before.isMoving == after.isMoving || element?.isBent == false ? [] : reach(of: element, nil)
  }

  /// The regions of two elements, joined if they overlap; nil if they may be anywhere.
  private func reach(of one: Scene.Element?, _ other: Scene.Element?) -> [Rect]? {
    var reaches: [Rect] = []
    for element in [one, other] {
      guard let element else { continue }
      guard let reach = reach(of: element) else { return nil }
      reaches.append(reach)
    }
    return reaches.count == 2 && reaches[0].intersects(reaches[1]) ? [reaches[0].union(reaches[1])] : reaches
  }

  /// The region that an element may paint; nil if that may be anywhere.
  func reach(of element: Scene.Element) -> Rect? {
    guard let bleed = bleed(of: element) else { return nil }
    let transform = LayoutTransform(scale: element.scale, rotation: element.rotation, tilt: element.tilt)
    let core = transform.coverage(of: core(of: element))
    let reach = core.outset(by: bleed * max(element.scale, 1))
    return element.clip.map { reach.intersection($0) ?? .zero } ?? reach
  }

  /// The rectangle that is extended by the bleed on all sides.
  private func core(of element: Scene.Element) -> Rect {
    switch element.kind {
    case .label(let id): tools.room(of: tools.name(id), element)
    case .notice(let notice): noticePainter.noticeRoom(notice, element)
    default: element.frame
    }
  }

  /// How far an element is painted beyond its frame, in logical pixels; nil where it has to be painted wherever anything
  /// changes.
  private func bleed(of element: Scene.Element) -> Double? {
    switch element.kind.traits.bleed {
    case .edge: Self.softness
    case .shadow:
      Self.margin + (element.state.isFocused ? tools.style.spacing.focusGap + tools.style.spacing.focusWidth : 0)
    case .tile: element.state.isPaintedBeyondTile ? ornament(of: element) : Self.softness
    case .plate: ornament(of: element)
    case .number: max(Self.ornament, 2 * element.frame.height)
    case .everywhere: nil
    }
  }

  private func ornament(of tile: Scene.Element) -> Double {
    let lift = tile.state.lift > 0 ? tools.style.shadows.lift.reach : 0
    return max(Self.ornament, tools.style.shadows.icon.reach, lift, tilePainter.glowReach)
      + tools.style.spacing.focusGap
      + tools.style.spacing.focusWidth
  }

  /// The reach of rings, outlines and discs round a tile, in logical pixels.
  private static let ornament = 18.0

  /// The reach of the shadows of labels, discs and buttons, and of the ring round a tile, in logical pixels.
  private static let margin = 12.0

  /// For interpolation between two pixels.
  private static let softness = 2.0
}

extension Scene.Element {
  /// Whether the pixels are painted rotated or scaled, which is done in better quality when nothing moves.
  fileprivate nonisolated var isBent: Bool {
    rotation != 0 || scale != 1 || narrowing != 1 || tilt != 0 || frame.size != rest.size || state.lift != 0
  }
}

nonisolated extension Scene {
  /// The element at an index; nil without one.
  fileprivate func element(_ index: Int?) -> Element? { index.map { elements[$0] } }
}

extension Pass {
  /// Whether elements that are in both scenes and are not transformed look the same in both.
  fileprivate func isLike(_ other: Pass) -> Bool {
    (iconSide, dock) == (other.iconSide, other.dock)
  }
}

nonisolated extension Rect {
  func meets(_ parts: [Extent]) -> Bool {
    parts.contains { minX < $0.x + $0.width && $0.x < maxX && minY < $0.y + $0.height && $0.y < maxY }
  }
}
