import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// A library that is loaded into the real decoder attempts everything an attacker would attempt there.
@MainActor
@Suite("A compromised icon decoder", .serialized)
struct CompromisedDecoderTests {
  /// Attempts that the filter of system calls refuses, on every kernel that has one.
  nonisolated private static let refusedCalls = [
    "chmod", "fchmod", "fchmodat", "fchmodat2", "chmod-own-picture", "chown", "lchown", "fchown", "fchownat",
    "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr", "utime", "utimes",
    "utimensat", "futimens", "ioctl", "truncate", "open-truncating", "creat", "mkfifo", "mknod", "mknodat-regular",
    "openat2", "kill", "tkill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "pidfd_send_signal",
    "signal-by-descriptor", "prlimit", "setpriority", "sched_setaffinity", "sched_setscheduler", "ptrace",
    "process_vm_readv", "socket-unix", "socket-inet", "socketpair", "connect", "bind", "exec", "fork", "shmget",
    "keyctl", "unshare",
  ]
  /// Attempts that Landlock refuses.
  nonisolated private static let refusedFiles = [
    "write-catalogue", "write-first-frame", "write-layout", "append-layout", "unlink", "rename-out", "rename-in",
    "link-in", "mkdir", "symlink", "read-secret", "read-shadow", "read-layout", "read-catalogue", "read-through-link",
    "list-home", "read-environment", "open-memory", "mount",
  ]
  /// Attempts that must succeed, because the decoder needs them.
  nonisolated private static let allowed = ["write-pictures", "read-icon", "read-library"]

  @Test("It can only decode icons")
  func canOnlyDecodeIcons() throws {
    let attempts = try Attempts()
    let (isTileReady, failed) = (attempts.isTileReady, attempts.failed(of: Self.allowed))
    #expect(isTileReady && failed == [])
    let possibleCalls = attempts.notRefused(of: Self.refusedCalls)
    #expect(possibleCalls == [])
    guard attempts.hasLandlock else { return }
    let possibleAccesses = attempts.notRefused(of: Self.refusedFiles)
    #expect(possibleAccesses == [])
    let layout = attempts.layout
    #expect(layout == "layout")
    let unexpected = Set(attempts.outcomes.keys).symmetricDifference(
      Self.allowed + Self.refusedCalls + Self.refusedFiles + ["landlock"])
    #expect(unexpected == [])
  }
}

/// What the library in `Preload/compromised.c` reports.
@MainActor
private struct Attempts {
  /// The error number of each attempt, or 0.
  let outcomes: [String: Int32]
  let isTileReady: Bool
  let layout: String?

  init() throws {
    let fixture = try IconFixture()
    try fixture.install("red")
    let root = fixture.directory
    for directory in ["state", "cache", "home/.ssh"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(directory)", withIntermediateDirectories: true)
    }
    try fixture.write("layout".utf8, to: "\(root)/state/home.conf")
    try fixture.write("catalogue".utf8, to: "\(root)/cache/catalogue")
    try fixture.write("secret".utf8, to: "\(root)/home/.ssh/id")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/icons/secret.png", withDestinationPath: "\(root)/home/.ssh/id")
    let source = Repository.root.appending(path: "Tests/QuiverAppTests/Preload/compromised.c")
    let library = try preloadLibrary(from: source, in: root)
    let command = ["/usr/bin/env", "LD_PRELOAD=\(library)", "QUIVER_TEST_ROOT=\(root)"] + IconFixture.decoder
    var setup = fixture.setup
    setup.cache = "\(root)/cache/pictures"
    let (store, request) = (TileStore(decoder: command, setup: setup) {}, TileRequest(icon: "red", side: 48))
    _ = store.tile(for: request)
    isTileReady = AppFixture.runLoop { store.states[request]?.word == "ready" }
    outcomes = Self.read("\(root)/cache/pictures/report")
    layout = try? String(contentsOfFile: "\(root)/state/home.conf", encoding: .utf8)
  }

  var hasLandlock: Bool { outcomes["landlock"] ?? 0 > 0 }

  func failed(of names: [String]) -> [String] { names.filter { outcomes[$0] != 0 } }

  /// Attempts that succeeded or failed for an unexpected reason, with their errors.
  func notRefused(of names: [String]) -> [String] {
    names.filter { !Self.refusals(of: $0).contains(outcomes[$0]) }.map { name in
      "\(name): \(outcomes[name].map { String(cString: strerror($0)) } ?? "not attempted")"
    }
  }

  /// openat2 fails as an unknown call, so that programs use the older one. Moving or linking a file to another
  /// directory may fail as if that directory were on another disk.
  private static func refusals(of name: String) -> [Int32?] {
    switch name {
    case "openat2": [ENOSYS]
    case "link-in", "rename-in", "rename-out": [EPERM, EACCES, EXDEV]
    default: [EPERM, EACCES]
    }
  }

  private static func read(_ report: String) -> [String: Int32] {
    let lines = ((try? String(contentsOfFile: report, encoding: .utf8)) ?? "").split(separator: "\n")
    let pairs = lines.map { $0.split(separator: " ") }.filter { $0.count == 2 }
    return Dictionary(pairs.map { (String($0[0]), Int32($0[1]) ?? -1) }, uniquingKeysWith: { $1 })
  }
}
