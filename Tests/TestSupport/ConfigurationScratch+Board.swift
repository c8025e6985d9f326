import SpringboardEngine

extension ConfigurationScratch {
  /// The board that a file has; nil if there is no such file or board.
  package func board(in name: String) -> Board? {
    text(name).flatMap { BoardCodec.read(Array($0.utf8)).board }
  }
}
