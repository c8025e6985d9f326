import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The session of a kiosk with the scripts that are installed, and a display server of its own.
  @Suite struct KioskSessionTests {
    /// Installs the scripts, and starts the session under a program that takes the place of systemd.
    private func session(
      on desktop: TestDesktop, server: String = "sway", with additions: [String: String] = [:]
    ) async throws -> ChildProcess {
      for name in ["kiosk/quiver-kiosk-session.in", "kiosk/sway.conf.in", "kiosk/bus.conf"] {
        try desktop.install(shipped: name)
      }
      try desktop.write("kiosk.conf", "[wallpaper]\nsource=#204060\n[Kiosk]\nallowed=app-01.desktop;\n")
      let program = "\(desktop.directory)/quiver/quiver-kiosk-session"
      let variables = Springboard.strict.merging(["WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman"]) { $1 }
      return try desktop.start(
        ["/usr/bin/python3", TestFiles.script("systemd.py"), "sh", program, server, "\(desktop.directory)/kiosk.conf"],
        with: variables.merging(additions) { $1 })
    }

    /// The environment of a process of the session.
    private func environment(of pattern: String, on desktop: TestDesktop) async throws -> [String: String] {
      let found = try await desktop.run("pgrep", "-f", pattern).output.split(separator: "\n").first
      let bytes = try Data(contentsOf: URL(filePath: "/proc/\(try #require(found))/environ"))
      return bytes.split(separator: 0).reduce(into: [:]) { variables, entry in
        let parts = String(decoding: entry, as: UTF8.self).split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { variables[parts[0]] = parts[1] }
      }
    }

    private func sway(_ desktop: TestDesktop) -> String { "^sway --config \(desktop.directory)/" }

    @Test("The end of the display server is not taken for the staff", arguments: ["sway", "cage"])
    func theEndOfTheDisplayServerIsNotTakenForTheStaff(_ server: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let session = try await session(on: desktop, server: server)
      #expect(session.line() == "READY=1")
      let pattern = server == "sway" ? sway(desktop) : "^cage -- \(desktop.directory)/"
      // The file by which the script knew that somebody has left the kiosk.
      if let file = try await environment(of: pattern, on: desktop)["QUIVER_KIOSK_LEFT"] {
        try Data().write(to: URL(filePath: file))
      }
      try await desktop.run("pkill", "-f", pattern)
      let status = try await eventually("the end of the session") { session.status }
      #expect(status != 0)
    }

    @Test("The end of the supervisor ends the display server and is not taken for the staff")
    func theEndOfTheSupervisorEndsTheDisplayServerAndIsNotTakenForTheStaff() async throws {
      for signal in ["TERM", "KILL"] {
        let desktop = try await TestDesktop(outputs: 1)
        let session = try await session(on: desktop)
        #expect(session.line() == "READY=1")
        try await desktop.run("pkill", "-\(signal)", "-f", "quiver kiosk start .*\(desktop.directory)/")
        let status = try await eventually("the end of the session") { session.status }
        #expect(status != 0)
        try await eventually("the end of sway") {
          try await desktop.run("pgrep", "-f", sway(desktop)).output.isEmpty
        }
      }
    }

    @Test("Sway reads no file of the user and takes no commands")
    func swayReadsNoFileOfTheUserAndTakesNoCommands() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let session = try await session(on: desktop)
      #expect(session.line() == "READY=1")
      let variables = try await environment(of: sway(desktop), on: desktop)
      for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
        #expect(variables[name] == "/dev/null/kiosk")
      }
      #expect(variables["XKB_CONFIG_EXTRA_PATH"] == nil)
      let sockets = try FileManager.default.contentsOfDirectory(atPath: "\(desktop.directory)/run")
        .filter { $0.hasPrefix("sway-ipc") }
      #expect(sockets == [])
      // The true home directory is that of the applications.
      let supervisor = try await environment(of: "quiver kiosk start .*\(desktop.directory)/", on: desktop)
      #expect(supervisor["HOME"] == "\(desktop.directory)/home")
      try await desktop.run("pkill", "-f", sway(desktop))
    }

    /// The user has a bus that never answers, owns files that start programs on it, and has taken the name on another one.
    @Test("The session has a bus of its own")
    func theSessionHasABusOfItsOwn() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let service = "Exec=\(desktop.directory)/bin/evil\n"
      try desktop.write("bin/evil", "#!/bin/sh\necho \"$0\" >>\"\(desktop.directory)/escaped\"\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/evil")
      for name in ["org.a11y.Bus", "org.freedesktop.systemd1"] {
        try desktop.write("data/dbus-1/services/\(name).service", "[D-BUS Service]\nName=\(name)\n\(service)")
      }
      let silent = try desktop.silentSocket()
      let session = try await session(on: desktop, with: ["DBUS_SESSION_BUS_ADDRESS": silent.address])
      #expect(session.line(within: 15) == "READY=1")
      #expect(desktop.text("escaped") == nil)
      try await desktop.run("pkill", "-f", sway(desktop))
      silent.process.send(SIGTERM)
    }
  }
}

extension TestDesktop {
  /// Installs a file of the kiosk with the paths of this desktop. The scripts do not quote the paths, because those of a package
  /// have no blanks.
  fileprivate func install(shipped name: String) throws {
    let programs = "\(directory)/programs"
    if !FileManager.default.fileExists(atPath: programs) {
      try FileManager.default.createSymbolicLink(
        atPath: programs, withDestinationPath: URL(filePath: Self.quiver).deletingLastPathComponent().path)
    }
    let text = try String(contentsOf: ShippedFiles.data.appending(path: name), encoding: .utf8)
      .replacing("@bindir@", with: programs)
      .replacing("@libexecdir@", with: directory).replacing("@datadir@", with: "\(directory)/installed")
    let file = name.split(separator: "/").last.map { String($0).replacing(".in", with: "") } ?? name
    let isScript = text.hasPrefix("#!")
    try write("\(isScript ? "quiver" : "installed/quiver/kiosk")/\(file)", text)
    if isScript {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(directory)/quiver/\(file)")
    }
  }

  /// A socket that accepts connections and never answers.
  func silentSocket() throws -> (address: String, process: ChildProcess) {
    let path = "\(directory)/run/silent"
    let script = """
      import socket, sys, time
      listener = socket.socket(socket.AF_UNIX); listener.bind(sys.argv[1]); listener.listen(100)
      print("listening", flush=True)
      time.sleep(1000)
      """
    let process = try start(["/usr/bin/python3", "-c", script, path])
    guard process.line() == "listening" else { throw NeverHappened(description: "a socket") }
    return ("unix:path=\(path)", process)
  }
}
