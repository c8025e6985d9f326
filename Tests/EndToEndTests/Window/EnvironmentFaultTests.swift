import Foundation
import Testing

extension EndToEndTests {
  /// What a program inherits from the one that starts it: standard error, variables and limits.
  @Suite struct EnvironmentFaultTests {
    @Test("A log that nobody reads stops nothing")
    func aLogThatNobodyReadsStopsNothing() async throws {
      let desktop = try await TestDesktop()
      let log = try FullPipe(at: "\(desktop.directory)/run/log-pipe")
      try desktop.write("config/quiver/quiver.conf", Self.dotfile(fault: 0))
      let springboard = try await desktop.springboard(redirecting: "2>\"$LOG\"", with: ["LOG": log.path])
      for fault in 1...3 {
        try desktop.write("config/quiver/quiver.conf", Self.dotfile(fault: fault, columns: 3 - fault % 2))
        try await desktop.waitForTiles((1...(fault % 2 == 0 ? 6 : 4)).map(TestDesktop.name))
      }
      log.empty()
      try desktop.write("config/quiver/quiver.conf", Self.dotfile(fault: 4))
      try await eventually("the number of lost messages; there is \(log.text)") {
        log.read()
        return log.text.contains("messages are lost\n") && log.text.contains("fault4")
      }
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    /// GTK would divide by zero, or paint nothing.
    @Test(
      "An impossible scale is ignored",
      arguments: [
        "GDK_SCALE=0", "GDK_SCALE=-1", "GDK_SCALE=two", "GDK_DPI_SCALE=0", "GDK_DPI_SCALE=-3", "GDK_DPI_SCALE=nan",
      ])
    func anImpossibleScaleIsIgnored(_ variable: String) async throws {
      let desktop = try await TestDesktop()
      let parts = variable.split(separator: "=").map(String.init)
      let springboard = try await desktop.springboard(with: [parts[0]: parts[1]])
      #expect(springboard.isRunning)
      #expect(desktop.text("log")?.contains("\(variable) is no ") == true)
      let window = try #require(try await desktop.windowArea())
      #expect(window == ScreenArea(TestDesktop.screen))
    }

    /// There is a window, perhaps without icons, or a message and the status 1.
    @Test(
      "The springboard is shown or fails with a message if few files can be open",
      arguments: Array(10...26) + [32, 40, 43, 44, 48, 56, 64])
    func fewFilesCanBeOpen(_ count: Int) async throws {
      let desktop = try await TestDesktop()
      let springboard = try desktop.start(
        ["/bin/sh", "-c", "ulimit -n \(count); exec \"$0\"", TestDesktop.quiver])
      let isShown = try await eventually("a window or an end with \(count) descriptors") { () -> Bool? in
        if springboard.status != nil { return false }
        return try await desktop.windowArea() == nil ? nil : true
      }
      if isShown {
        try await Springboard(springboard).waitUntilIdle()
        #expect(springboard.status == nil, "\(count): \(desktop.text("log") ?? "")")
      } else {
        #expect(springboard.status == 1, "\(count): \(desktop.text("log") ?? "")")
        #expect(desktop.text("log")?.contains("quiver: error: ") == true)
      }
    }

    private static func dotfile(fault: Int, columns: Int = 3) -> String {
      "[grid]\ncolumns=\(columns)\nrows=2\nfault\(fault)=1\n[wallpaper]\nsource=#204060\n"
    }
  }
}

/// A named pipe that is full, and that is read only when a test does it.
private final class FullPipe {
  let path: String
  private(set) var text = ""
  private let reader: Int32

  init(at path: String) throws {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { throw NeverHappened(description: "a pipe") }
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(writer) }
    let block = [UInt8](repeating: 0x78, count: 4096)
    while write(writer, block, block.count) > 0 {}
  }

  deinit { close(reader) }

  func read() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while case let count = Glibc.read(reader, &bytes, bytes.count), count > 0 {
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }

  func empty() {
    read()
    text = ""
  }
}

extension TestDesktop {
  /// Starts the springboard by a shell, with a redirection.
  fileprivate func springboard(
    redirecting redirection: String, with variables: [String: String]
  ) async throws -> Springboard {
    let springboard = Springboard(
      try start(
        ["/bin/sh", "-c", "exec \"$0\" \(redirection)", TestDesktop.quiver],
        with: Springboard.strict.merging(variables) { $1 }))
    try await waitForTiles(TestDesktop.page(1))
    return springboard
  }
}
