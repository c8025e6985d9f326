import CGtk

extension EventReader {
  mutating func key(_ event: UnsafeMutablePointer<GdkEvent>, _ phase: KeyEvent.Phase) -> KeyEvent {
    var symbol: guint = 0
    gdk_event_get_keyval(event, &symbol)
    return KeyEvent(
      phase: phase, name: String(borrowing: gdk_keyval_name(symbol)) ?? "", character: character(symbol),
      stamp: stamp(event))
  }

  private func character(_ symbol: guint) -> Character? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)), scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }
}
