/// A folder that is open, or on its way there or back.
struct OpenFolder: Equatable, Sendable {
  let id: ItemID
  /// 0 its icon on the board, 1 the panel.
  var expansion = Motion(0, grain: 0.002)
  var pager = Pager()
  /// Whether what is carried was over the panel: it opens under a hand that may well be beside it.
  var isEntered = false

  var isOpening: Bool { expansion.target == 1 }
}
