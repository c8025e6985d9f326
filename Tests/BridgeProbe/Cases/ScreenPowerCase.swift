import GtkBridge

/// Switches the screens off and on.
func playScreenPower() {
  let display = openDisplay()
  let power = ScreenPower(of: display)
  say(power == nil ? "no power" : "power")
  power?.isOn = false
  power?.isOn = true
  display.finishPainting()
  say("done")
}
