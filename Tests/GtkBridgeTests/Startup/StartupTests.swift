import Testing

@Suite struct StartupTests {
  @Test(arguments: [Set<World.Part>([.display]), [.display, .windowManager]])
  func aStartedProgramsWindowIsNoticed(parts: Set<World.Part>) throws {
    let world = try World(parts)
    let watcher = try world.probe("clients")
    #expect(watcher.nextLines(2) == ["startup id: true", "ready"])
    let program = try world.probe("window")
    while let line = program.nextLine(), line != "visible" {}
    let name = "io.github.quiver_launcher.Probe"
    #expect(watcher.nextLine() == "\(name) \(name) pid \(program.processID) startup -")
  }
}
