import GtkBridge
import QuiverCore
import SpringboardEngine

/// Where the viewport looks other than before.
extension Painter {
  /// The parts in which one scene may look other than another; nil: anywhere.
  func parts(changedFrom old: Scene, to new: Scene) -> [Rect]? {
    let (before, after) = (Pass(old, scale: scale), Pass(new, scale: scale))
    guard old.presence == new.presence, before.isLike(after),
      let pairs = old.elements.pairs(with: new.elements)
    else { return nil }
    var parts: [Rect] = []
    for pair in pairs {
      let (one, other) = (pair.old.map { old.elements[$0] }, pair.new.map { new.elements[$0] })
      guard let changed = one == other ? settled(one, before, after) : reach(of: one, other) else { return nil }
      parts += changed
    }
    return parts
  }

  /// What stays as it is looks other only where it is bent, when the viewport begins or ends to move.
  private func settled(_ element: Scene.Element?, _ before: Pass, _ after: Pass) -> [Rect]? {
    before.isMoving == after.isMoving || element?.isBent == false ? [] : reach(of: element, nil)
  }

  /// One beside the other, or round both where they meet; nil: anywhere.
  private func reach(of one: Scene.Element?, _ other: Scene.Element?) -> [Rect]? {
    var reaches: [Rect] = []
    for element in [one, other] {
      guard let element else { continue }
      guard let reach = reach(of: element) else { return nil }
      reaches.append(reach)
    }
    return reaches.count == 2 && reaches[0].intersects(reaches[1]) ? [reaches[0].union(reaches[1])] : reaches
  }

  /// Where anything is seen of an element; nil: that may be anywhere.
  func reach(of element: Scene.Element) -> Rect? {
    guard let bleed = bleed(of: element) else { return nil }
    let core = core(of: element).turned(by: element.rotation, scaled: element.scale)
    return core.outset(by: bleed * max(element.scale, 1))
  }

  /// Round what it is seen alike to all sides.
  private func core(of element: Scene.Element) -> Rect {
    switch element.kind {
    case .label(let id): room(of: name(id), element)
    default: element.frame
    }
  }

  /// How far an element is painted beyond its frame, in logical pixels; nil where it has to be painted wherever anything
  /// changes.
  private func bleed(of element: Scene.Element) -> Double? {
    switch element.kind.traits.bleed {
    case .edge: Self.softness
    case .shadow:
      Self.margin + (element.state.isFocused ? style.spacing.focusGap + style.spacing.focusWidth : 0)
    case .tile: element.state.isPlain ? Self.softness : ornament(of: element)
    case .plate: ornament(of: element)
    case .number: max(Self.ornament, 2 * element.frame.height)
    case .everywhere: nil
    }
  }

  private func ornament(of tile: Scene.Element) -> Double {
    let lift = tile.state.lift > 0 ? style.shadows.lift.reach : 0
    return max(Self.ornament, style.shadows.icon.reach, lift) + style.spacing.focusGap + style.spacing.focusWidth
  }

  /// Of rings, dashes and discs round a tile.
  private static let ornament = 18.0
  /// Of a label's picture, a disc's and a button's, which have room for shadows round them, and of the ring round a tile.
  private static let margin = 12.0
  /// What falls between two pixels.
  private static let softness = 2.0
}

extension Scene.State {
  /// Nothing is painted round a tile, or over more of it than the tile itself.
  fileprivate var isPlain: Bool { !isFocused && !isSelected && !isOutlined && pending == nil && lift == 0 }
}

extension Scene.Element {
  /// Its pixels are painted turned or as large as they are not, which is done better when nothing moves.
  fileprivate nonisolated var isBent: Bool { rotation != 0 || scale != 1 || narrowing != 1 || frame.size != rest.size || state.lift != 0 }
}

extension Pass {
  /// Whether what is to be known of both scenes is the same for all that is in both and is not bent.
  fileprivate func isLike(_ other: Pass) -> Bool {
    (iconSide, noticeButton, dock) == (other.iconSide, other.noticeButton, other.dock)
  }
}

nonisolated extension Rect {
  /// What it takes when it is turned and scaled about its centre.
  fileprivate func turned(by angle: Double, scaled scale: Double) -> Rect {
    guard angle != 0 || scale != 1 else { return self }
    let corners = [Point(x: minX, y: minY), Point(x: maxX, y: minY)].map {
      $0.turned(by: angle, scaled: scale, about: center)
    }
    let reach = corners.map { (x: abs($0.x - midX), y: abs($0.y - midY)) }
    let size = Size(width: 2 * max(reach[0].x, reach[1].x), height: 2 * max(reach[0].y, reach[1].y))
    return Rect(center: center, size: size)
  }
}

nonisolated extension Rect {
  func meets(_ parts: [Extent]) -> Bool {
    parts.contains { minX < $0.x + $0.width && $0.x < maxX && minY < $0.y + $0.height && $0.y < maxY }
  }
}
