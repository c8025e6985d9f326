import Foundation
import TestSupport
import Testing

@testable import Posix

/// Each test runs in its own process, which attempts what is forbidden.
@Suite("A confined process")
struct ConfinementTests {
  @Test("A confined process cannot connect, and keeps its open files")
  func aConfinedProcessCannotConnect() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Self.stream, 0, &ends) == 0)
      Confinement.isolate()
      for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK] {
        #expect(Self.refusal { socket(family, Self.stream, 0) } == EPERM)
      }
      var address = sockaddr(sa_family: sa_family_t(AF_UNSPEC), sa_data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      #expect(Self.refusal { connect(ends[0], &address, 16) } == EPERM)
      #expect(Self.refusal { bind(ends[0], &address, 16) } == EPERM)
      #expect(write(ends[0], "x", 1) == 1)
    }
  }

  @Test("A confined process starts threads, but no programs")
  func aConfinedProcessStartsNoPrograms() async {
    await #expect(processExitsWith: .success) {
      Confinement.isolate()
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("false"), nil]
      #expect(Self.refusal { execv("/bin/false", &arguments) } == EPERM)
      var number: pid_t = 0
      #expect(posix_spawn(&number, "/bin/false", nil, nil, &arguments, nil) == EPERM)
      let isDone = DispatchSemaphore(value: 0)
      Thread { isDone.signal() }.start()
      #expect(isDone.wait(timeout: .now() + 20) == .success)
    }
  }

  @Test("Allowed programs can be started, and cannot connect either")
  func allowedProgramsCanBeStarted() async {
    await #expect(processExitsWith: .success) {
      Confinement.isolate(mayStartPrograms: true)
      let attempt = "import socket\ntry: socket.socket()\nexcept PermissionError: exit(7)"
      // Foundation's Process sometimes misses the exit of a program here, and then waits forever.
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("python3"), strdup("-c"), strdup(attempt), nil]
      var number: pid_t = 0
      #expect(posix_spawn(&number, "/usr/bin/python3", nil, nil, &arguments, nil) == 0)
      var status: Int32 = 0
      #expect(waitpid(number, &status, 0) == number)
      #expect(status >> 8 == 7)
    }
  }

  @Test("A confined process cannot inspect other processes")
  func otherProcessesCannotBeInspected() async {
    await #expect(processExitsWith: .success) {
      Confinement.isolate()
      typealias Read = @convention(c) (pid_t, UnsafeRawPointer?, UInt, UnsafeRawPointer?, UInt, UInt) -> Int
      let read = unsafeBitCast(try #require(dlsym(nil, "process_vm_readv")), to: Read.self)
      #expect(Self.refusal { read(getppid(), nil, 0, nil, 0, 0) } == EPERM)
    }
  }

  @Test("A confined process cannot change attributes, and can signal only itself")
  func attributesCannotBeChanged() async {
    let sandbox = LaunchSandbox()
    sandbox.write("1", to: "mine")
    await #expect(processExitsWith: .success) { [mine = sandbox.path("mine") as String] in
      Confinement.isolate()
      #expect(Self.refusal { chmod(mine, 0o777) } == EPERM)
      #expect(Self.refusal { chown(mine, getuid(), getgid()) } == EPERM)
      #expect(Self.refusal { utimensat(AT_FDCWD, mine, nil, 0) } == EPERM)
      #expect(Self.refusal { truncate(mine, 0) } == EPERM)
      #expect(Self.refusal { open(mine, O_RDONLY | O_TRUNC) } == EPERM)
      #expect(Self.refusal { mkfifo(mine + ".fifo", 0o600) } == EPERM)
      #expect(Self.refusal { kill(getppid(), SIGCONT) } == EPERM)
      #expect(Self.refusal { kill(getppid(), 0) } == 0)
      signal(SIGUSR1, SIG_IGN)
      #expect(raise(SIGUSR1) == 0)
    }
  }

  @Test("A process reports that its system calls are not filtered")
  func unfilteredCallsAreReported() async {
    await #expect(processExitsWith: .success) {
      #expect(Confinement.isolate(by: nil) == .callsOnProcessor)
      #expect(Confinement.isolate() == nil)
      // A process can have filters with 32768 steps in all (MAX_INSNS_PER_PATH of Linux).
      let gaps = (1...1000).lazy.map { _ in Confinement.isolate() }
      #expect(gaps.contains(.callsOnKernel))
    }
  }

  /// A thread can have 16 rulesets (landlock(7)).
  @Test("A process reports that its access to files is not restricted")
  func unrestrictedAccessIsReported() async {
    await #expect(processExitsWith: .success) { [hasLandlock = Self.hasLandlock as Bool] in
      let first = Confinement.confineFiles(writing: nil, reading: ["/"])
      #expect(first == (hasLandlock ? nil : .files))
      for _ in 2...16 { Confinement.confineFiles(writing: nil, reading: ["/"]) }
      #expect(Confinement.confineFiles(writing: nil, reading: ["/"]) == .files)
    }
  }

  /// Landlock exists since Linux 5.13, unless it was left out.
  @Test(
    "Files can be written only in one directory, and read only there and where allowed",
    .enabled(if: hasLandlock, "the kernel confines no access to files"))
  func filesCanBeWrittenInOneDirectory() async {
    let sandbox = LaunchSandbox()
    sandbox.write("1", to: "mine")
    sandbox.makeDirectory("icons")
    sandbox.write("2", to: "icons/icon")
    sandbox.write("3", to: "file")
    await #expect(processExitsWith: .success) { [root = sandbox.root as String] in
      let (mine, new) = ("\(root)/mine", "\(root)/new")
      let cache = CacheDirectory("\(root)/cache/pictures")
      cache.make()
      Confinement.confineFiles(writing: cache.path, reading: ["\(root)/icons", "\(root)/file", "\(root)/missing"])
      Self.expectNoAccess(to: mine, new, in: root)
      #expect(FileManager.default.contents(atPath: "\(root)/icons/icon") == Data("2".utf8))
      #expect(FileManager.default.contents(atPath: "\(root)/file") == Data("3".utf8))
      #expect(Self.refusal { open("\(root)/icons/icon", O_WRONLY) } == EACCES)
      #expect(Self.refusal { mkfifo(cache.file("fifo"), 0o600) } == EACCES)
      #expect(Self.refusal { mkdir(cache.file("directory"), 0o700) } == EACCES)
      #expect(Self.refusal { symlink(mine, cache.file("link")) } == EACCES)
      try cache.write("a", [1], [UInt8](arrayLiteral: 2).span.bytes)
      #expect(FileManager.default.contents(atPath: cache.file("a")) == Data([1, 2]))
      cache.trim(to: 0)
      #expect(!FileManager.default.fileExists(atPath: cache.file("a")))
    }
  }

  private static func expectNoAccess(to file: String, _ newFile: String, in root: String) {
    #expect(refusal { open(file, O_WRONLY) } == EACCES)
    #expect(refusal { open(newFile, O_WRONLY | O_CREAT, 0o600) } == EACCES)
    #expect(refusal { unlink(file) } == EACCES)
    #expect(refusal { mkdir(newFile, 0o700) } == EACCES)
    #expect(refusal { symlink("x", newFile) } == EACCES)
    #expect(refusal { rename(file, newFile) } == EACCES)
    #expect(refusal { open(file, O_RDONLY) } == EACCES)
    #expect(refusal { open(root, O_RDONLY | O_DIRECTORY) } == EACCES)
  }

  @Test(
    "Without a directory no file can be written", .enabled(if: hasLandlock, "the kernel confines no access to files"))
  func withoutADirectoryNoFileCanBeWritten() async {
    let sandbox = LaunchSandbox()
    await #expect(processExitsWith: .success) { [new = sandbox.path("new") as String] in
      Confinement.confineFiles(writing: nil, reading: ["/"])
      #expect(Self.refusal { mkdir(new, 0o700) } == EACCES)
    }
  }

  /// The memory in use is read from a file.
  @Test(
    "The memory limit is added to the memory in use",
    .enabled(if: hasLandlock, "the kernel confines no access to files"))
  func theMemoryLimitIsAddedToTheMemoryInUse() async {
    await #expect(processExitsWith: .success) {
      Limits.confine(fileSize: 1 << 20)
      Confinement.confineFiles(writing: nil, reading: [])
      Limits.allow(memory: 256 << 20, processorSeconds: 60, wallSeconds: 60)
      let map = { (length: Int) in mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) }
      #expect(map(128 << 20) != MAP_FAILED)
      #expect(map(256 << 20) == MAP_FAILED)
    }
  }

  private static let stream = Int32(SOCK_STREAM.rawValue)

  /// The error of a failed call; 0 if it succeeds.
  private static func refusal(_ call: () -> some BinaryInteger) -> Int32 {
    errno = 0
    return call() < 0 ? errno : 0
  }

  /// According to the kernel (securityfs).
  private static let hasLandlock =
    (try? String(contentsOfFile: "/sys/kernel/security/lsm", encoding: .utf8))?.contains("landlock") ?? hasRulesets

  /// Used if securityfs is not mounted.
  private static let hasRulesets: Bool = {
    let attempt = Process()
    attempt.executableURL = URL(filePath: "/usr/bin/python3")
    attempt.arguments = ["-c", "import ctypes; exit(0 if ctypes.CDLL(None).syscall(444, 0, 0, 1) > 0 else 1)"]
    guard (try? attempt.run()) != nil else { return false }
    attempt.waitUntilExit()
    return attempt.terminationStatus == 0
  }()
}
