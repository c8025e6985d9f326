import CollectionEngine

/// How tiles come into view and leave it when the board changes.
struct BoardChange {
  let old: BoardLayout
  let new: BoardLayout
  let tuning: MotionTuning

  /// The places before the change, but for those of some items.
  func oldPlaces(without excluded: Set<ItemID>) -> BoardPlaces {
    BoardPlaces(in: old, without: excluded, reachingBeyondView: true)
  }

  /// The places after the change, but for those of some items.
  func newPlaces(without excluded: Set<ItemID>) -> BoardPlaces {
    BoardPlaces(in: new, without: excluded, reachingBeyondView: keepsPages)
  }

  /// Where a tile comes from that was not in view. The plate of the dock is there at once.
  func arrival(of element: BoardElement, at place: LayoutAttributes) -> ShownState? {
    guard let id = element.item else { return nil }
    if let icon = (keepsPages ? old.icon(of: id) : nil) ?? firstIcon(ofNewFolder: id) {
      return ShownState(attributes: BoardPlaces.attributes(of: icon, in: old.metrics))
    }
    var start = place
    start.alpha = 0
    start.transform.scale *= tuning.arrivalScale
    return ShownState(attributes: start)
  }

  /// Whether tiles come from other pages and go there. When a search begins or ends, or the slots change, they appear and disappear
  /// in place instead, because they would cross the whole viewport.
  private var keepsPages: Bool { (old.results == nil) == (new.results == nil) && old.metrics == new.metrics }

  /// A new folder grows out of its first application.
  private func firstIcon(ofNewFolder id: ItemID) -> Rect? {
    new.folder(id)?.items.first.flatMap { old.icon(of: $0) }
  }

  /// How a tile leaves that has no place any more: it moves into its folder, or disappears where it is.
  func wayOut(
    of element: BoardElement, from state: ShownState
  ) -> MovingElements<BoardElement>.WayOut? {
    guard let id = element.item else { return nil }
    guard let miniature = miniature(of: id) else {
      var end = state.attributes
      end.alpha = 0
      end.transform.scale *= Self.disappearingScale
      return .init(from: state, to: end, on: Spring(response: tuning.departure))
    }
    var (start, end) = (state, BoardPlaces.attributes(of: miniature, in: new.metrics))
    // It is opaque until only the last part of the way is left, so its opacity begins beyond 1.
    start.attributes.alpha /= Self.fadingShare
    end.alpha = 0
    return .init(from: start, to: end, on: Spring(response: tuning.makeWay))
  }

  /// The frame of an application's miniature on the plate of a folder in view. If the plate does not show it, it is a
  /// point in the middle.
  private func miniature(of id: ItemID) -> Rect? {
    guard let home = new.folder(holding: id), let plate = new.icon(of: home),
      let items = new.folder(home)?.items, let index = items.firstIndex(of: id)
    else { return nil }
    let frames = new.metrics.miniatures(in: plate, count: items.count)
    return frames.element(at: index) ?? Rect(center: plate.center, size: .zero)
  }

  /// The share of the way at whose end a tile has faded (by eye).
  private static let fadingShare = 0.3
  /// The final scale of a tile that disappears (by eye).
  private static let disappearingScale = 0.25
}
