import GtkBridge

/// Shows a text field over a canvas when F2 is pressed.
func playTextField() {
  let display = openDisplay()
  let canvas = Canvas()
  let window = Window(.ordinary(width: 400, height: 300), title: "Field", on: display, canvas: canvas)
  canvas.onEvent = { event in
    if case .key(let key) = event, key.phase == .down { pressed(key.name, on: canvas) }
    if case .pointer(let pointer) = event, pointer.phase == .down { field?.commit() }
    return true
  }
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
}

private var field: TextField?

private func pressed(_ key: String, on canvas: Canvas) {
  say("canvas gets \(key)")
  guard key == "F2" else { return }
  let frame = Extent(x: 100, y: 50, width: 200, height: 40)
  field = TextField("Games", called: "Folder name", styleClass: "name", in: frame, on: canvas) { typed in
    field = nil
    say(typed.map { "typed \($0)" } ?? "left")
  }
  // A click before the field is mapped would reach the canvas.
  sayReadyWhenPainted(canvas)
  canvas.queueDraw()
}
