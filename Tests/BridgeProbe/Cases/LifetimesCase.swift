import GioBridge
import GtkBridge

/// Creates and releases everything a hundred times. No closure may remain referenced by C.
func playLifetimes() {
  let display = openDisplay()
  for round in 0...100 {
    useEverything(on: display)
    if round == 0 { settled = LivingCallbacks.count }
  }
  say("left behind: \(LivingCallbacks.count - settled)")
}

private var settled = 0

private func useEverything(on display: Display) {
  let canvas = Canvas()
  let window = Window(.ordinary(width: 100, height: 100), title: "", on: display, canvas: canvas)
  let tree = AccessibleTree(on: canvas.reference)
  tree.update((0..<5).map(item))
  tree.update((2..<9).map(item))
  canvas.onTick = { _ in }
  let timer = MainLoop.timer(after: 100) { window.hide() }
  let idle = MainLoop.idle { _ = canvas.width }
  let clients = ClientWindows(on: display)
  let settings = SettingsWatch(of: display)
  let field = TextField("", called: "", styleClass: "name", in: Extent(x: 0, y: 0, width: 50, height: 20), on: canvas) {
    _ in window.hide()
  }
  let idleWatch = IdleWatch(on: display, after: 100, onIdle: window.hide, onActive: window.hide)
  withExtendedLifetime((timer, idle, clients, settings, field, idleWatch)) { window.present() }
}

private func item(_ number: Int) -> AccessibleItem {
  AccessibleItem(
    id: "\(number)", role: .pushButton, name: "Item \(number)", frame: Extent(x: 0, y: 0, width: 9, height: 9))
}
