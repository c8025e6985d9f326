import SpringboardEngine

extension Springboard {
  /// The name of a folder or an application; nil for an item that is neither on the board nor installed.
  package func name(of id: ItemID) -> String? { application(id)?.name ?? folder(id, in: .main)?.name }
}
