/// What is known of an application, in front of the board, or on its way there or back.
struct OpenSheet: Equatable, Sendable {
  let id: ItemID
  /// 0 gone, 1 there.
  var presence = Motion(0, grain: 0.005)

  var isOpening: Bool { presence.target == 1 }
}
