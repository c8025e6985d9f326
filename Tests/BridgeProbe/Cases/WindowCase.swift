import GioBridge
import GtkBridge

/// Opens a window of the kind in the third argument, which paints, ticks, is asked to close, and closes.
func playWindow() {
  let display = openDisplay()
  let canvas = Canvas()
  let kind: WindowKind =
    switch CommandLine.arguments.dropFirst(2).first {
    case "overlay": .overlay
    case "desktop": .desktop
    default: .ordinary(width: 320, height: 240)
    }
  let window = Window(kind, title: "Window", on: display, canvas: canvas)
  canvas.onResize = { width, height in say("size \(Int(width))x\(Int(height))") }
  window.onVisibilityChange = { say("\($0)") }
  window.onCloseRequest = {
    say("close requested")
    window.hide()
  }
  tickThreeTimes(canvas)
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
  say("shown: \(window.isShown)")
}

/// Only invalidated rectangles are painted, and overlapping ones together.
func playParts() {
  let display = openDisplay()
  let canvas = Canvas()
  let window = Window(.ordinary(width: 600, height: 500), title: "Parts", on: display, canvas: canvas)
  let asked = [
    Extent(x: 10, y: 20, width: 30, height: 40), Extent(x: 20, y: 50, width: 40, height: 30),
    Extent(x: 100, y: 70.5, width: 8, height: 2),
  ]
  var frames = 0
  canvas.onDraw = { target in
    var painted: [String] = []
    target.paint { _, parts in
      painted += parts.map { "\(Int($0.x)),\(Int($0.y)) \(Int($0.width))x\(Int($0.height))" }
    }
    say(painted.joined(separator: "; "))
    frames += 1
    if frames == 3 { return MainLoop.quit() }
    asking = MainLoop.idle { if frames == 1 { canvas.queueDraw(asked) } else { canvas.queueDraw() } }
  }
  window.present()
  MainLoop.run()
}

private var asking: LoopSource?

private func tickThreeTimes(_ canvas: Canvas) {
  var times: [Double] = []
  canvas.onTick = { time in
    times.append(time)
    guard times.count == 3 else { return canvas.queueDraw() }
    canvas.onTick = nil
    say("ticked, \(times == times.sorted() && times[2] > times[0] ? "forwards" : "backwards")")
    say("similar surface: \(canvas.blank(8, 8, scale: canvas.scale, isOpaque: true) != nil)")
  }
}

func playNoDisplay() {
  say(Display.open(applicationID: "io.github.quiver_launcher.Probe") == nil ? "nil" : "a display")
}

func playDevices() {
  let display = openDisplay()
  say("mouse: \(display.hasMouse), touch screen: \(display.hasTouchScreen)")
}

func playSettings() {
  let display = openDisplay()
  let settings = SettingsWatch(of: display)
  say(
    "long press \(settings.current.longPress), drag \(settings.current.dragThreshold), animates \(settings.current.animates)"
  )
  say("monitors: \(display.monitors.map { "\(Int($0.frame.width))x\(Int($0.frame.height)) at \($0.scale)" })")
  say("no such schema: \(SettingsSchema("io.github.quiver_launcher.None") == nil)")
  let background = SettingsSchema("org.gnome.desktop.background")
  say("no such key: \(background?["no-such-key"] == nil)")
  say("\(display.backend)")
}
