/// What a person does with pointers and keys, as plain values.
package enum Event: Equatable, Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
}
