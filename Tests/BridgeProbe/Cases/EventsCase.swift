import GtkBridge

/// Prints every event on a canvas of 400 × 300.
func playEvents() {
  let display = openDisplay()
  let canvas = Canvas()
  canvas.onEvent = { event in
    say(line(event))
    return true
  }
  let window = Window(.ordinary(width: 400, height: 300), title: "Events", on: display, canvas: canvas)
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
}

func sayReadyWhenPainted(_ canvas: Canvas) {
  canvas.onDraw = { _ in
    canvas.onDraw = { _ in }
    say("ready")
  }
}

private func line(_ event: Event) -> String {
  switch event {
  case .pointer(let pointer):
    "\(pointer.device) \(pointer.phase) \(pointer.pointer) at \(Int(pointer.x)),\(Int(pointer.y)) button \(pointer.button)"
  case .scroll(let scroll): "scroll \(scroll.amount)"
  case .pinch(let pinch): "pinch \(pinch.phase) \(pinch.scale)"
  case .key(let key): "key \(key.phase) \(key.name) types \(key.character.map(String.init) ?? "nothing")\(held(key))"
  }
}

private func held(_ key: KeyEvent) -> String {
  key.stamp.modifiers.contains(.control) ? " with control" : ""
}
