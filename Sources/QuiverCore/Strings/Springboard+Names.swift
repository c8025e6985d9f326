import SpringboardEngine

extension Springboard {
  /// What a folder or an application is called; nil for what is neither on the board nor installed.
  package func name(of id: ItemID) -> String? { application(id)?.name ?? folder(id, in: .main)?.name }
}
