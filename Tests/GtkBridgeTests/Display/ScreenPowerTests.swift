import TestSupport
import Testing

/// No display of the tests can switch its screens off, so the requests are observed.
@Suite struct ScreenPowerTests {
  @Test("A server without the extension is left alone")
  func aServerWithoutTheExtensionIsLeftAlone() throws {
    let session = try TestSession([.display])
    #expect(try session.probe("screen-power").remainingLines() == ["no power", "done"])
  }

  @Test(
    "Each output of a compositor is switched off and on",
    .enabled(if: TestSession.canStartCompositor, "sway needs a user namespace if root runs the tests"))
  func eachOutputOfACompositorIsSwitchedOffAndOn() throws {
    let session = try TestSession([.compositor])
    let probe = BuiltProgram.path(of: "BridgeProbe")
    let lines = try session.run("sh", "-c", "WAYLAND_DEBUG=client \(CommandText.shell(probe)) screen-power 2>&1")
    #expect(lines.contains("power") && lines.contains("done"))
    let modes = lines.filter { $0.contains("-> zwlr_output_power_v1@") && $0.contains(".set_mode(") }
    #expect(modes.map { String($0.suffix(3)) } == ["(0)", "(1)"])
    #expect(!lines.contains { $0.contains("wl_display@1.error") })
  }
}
