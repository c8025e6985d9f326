/// A key press or release.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// The name of the key symbol in X11: `Left`, `Return`, `KP_Enter`, `a`.
  package var name: String
  /// The character that the key types; nil if it types none.
  package var character: Character?
  package var stamp: EventStamp
}
