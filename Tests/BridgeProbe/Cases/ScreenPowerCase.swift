import GtkBridge

/// Switches the screens off and on.
func playScreenPower() {
  let display = openDisplay()
  let power = ScreenPower(of: display)
  say(power == nil ? "no power" : "power")
  power?.turn(on: false)
  power?.turn(on: true)
  display.finishPainting()
  say("done")
}
