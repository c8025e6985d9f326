import Foundation
import Testing

@Suite("Debian packages", .serialized)
struct PackageTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-packages-\(UUID().uuidString)")

  /// The program in the packages is a release build, because the one beside the tests needs the libraries of Swift.
  @Test("package.sh makes packages that test-package.sh can install, upgrade and purge")
  func packages() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let (paths, status) = try ShippedFiles.run(script("package.sh"), [directory.path])
    try #require(status == 0)
    let names = paths.split(separator: "\n").compactMap { $0.split(separator: "/").last?.prefix { $0 != "_" } }
    #expect(names == ["quiver-dbgsym", "quiver-kiosk", "quiver"])

    let (checks, result) = try ShippedFiles.run(script("test-package.sh"), [directory.path])
    let failures = checks.split(separator: "\n").filter { !$0.hasPrefix("passed") }.joined(separator: "\n")
    #expect(result == 0, "\(failures)")
    #expect(checks.contains("passed  the user keeps the configuration and the layout\n"))
  }

  @Test("quiver-kiosk-notify reports to systemd what its command reports, and exits with the status of the command")
  func quiverKioskNotifyReportsWhatItsCommandReports() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let program = ShippedFiles.data.appending(path: "kiosk/quiver-kiosk-notify").path
    let (output, status) = try ShippedFiles.run(
      "/usr/bin/python3", ["-c", Self.systemd, directory.path, program] + ["/usr/bin/python3", "-c", Self.session])
    #expect(output == "READY=1\nWATCHDOG=1\n")
    #expect(status == 7)
  }

  /// Takes the place of systemd: runs a program, and prints its reports.
  private static let systemd = """
    import os, socket, subprocess, sys
    directory = sys.argv[1]
    reports = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    reports.bind(directory + "/systemd")
    environment = dict(os.environ, NOTIFY_SOCKET=directory + "/systemd", XDG_RUNTIME_DIR=directory, WATCHDOG_PID="1")
    status = subprocess.run(sys.argv[2:], env=environment).returncode
    reports.setblocking(False)
    try:
      while True: print(reports.recv(1000).decode())
    except BlockingIOError: sys.exit(status)
    """

  /// Takes the place of a session. systemd must not take one of its processes for the main process of the unit.
  private static let session = """
    import os, socket, sys, time
    reports = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    reports.connect(os.environ["NOTIFY_SOCKET"])
    for report in ["READY=1", "MAINPID=1", "WATCHDOG=1\\nMAINPID=1"]: reports.send(report.encode())
    time.sleep(1)
    sys.exit(7 if "WATCHDOG_PID" not in os.environ else 8)
    """

  private func script(_ name: String) -> String { ShippedFiles.scripts.appending(path: name).path }
}
