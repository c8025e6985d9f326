/// A key pressed or let go.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// The key symbol's name, as X11 lists them: `Left`, `Return`, `KP_Enter`, `a`.
  package var name: String
  /// What the key types, if it types anything.
  package var character: Character?
  package var stamp: EventStamp
}
