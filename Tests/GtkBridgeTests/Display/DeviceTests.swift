import Testing

@Suite struct DeviceTests {
  @Test("The mouse of an X server is found")
  func theMouseOfAnXServerIsFound() throws {
    let session = try TestSession([.display])
    #expect(try session.probe("devices").remainingLines() == ["mouse: true, touch screen: false"])
  }

  @Test(
    "A compositor without devices has none",
    .enabled(if: TestSession.canStartCompositor, "sway needs a user namespace if root runs the tests"))
  func aCompositorWithoutDevicesHasNone() throws {
    let session = try TestSession([.compositor])
    let found = try session.probe("devices").remainingLines()
    #expect(found == ["mouse: false, touch screen: false"])
  }
}
