import Foundation
import Freedesktop
import Posix
import TestSupport
import Testing

extension SeparateTests {
  @Suite("Starting programs and waiting for them")
  struct SpawningTests {
    let sandbox = LaunchSandbox()

    /// Runs a script until it ends. The script is not written to a file, because a program started by another test at the
    /// same time would inherit the open file, and the script could not be executed.
    func run(
      _ script: String, _ arguments: [String] = [], environment: [String: String] = [:], input: Int32? = nil,
      output: Int32? = nil
    ) throws -> ChildExit? {
      let command = ["sh", "-c", script, "script"] + arguments
      let child = Child(
        process: try Spawning.spawn(
          command, environment: environment, directory: sandbox.root, standardInput: input, standardOutput: output))
      return end(of: child)
    }

    func end(of child: Child) -> ChildExit? {
      #expect(waitUntilReadable(child.descriptor))
      return child.reap()
    }

    @Test("The program gets exactly the given arguments")
    func theProgramGetsExactlyTheGivenArguments() throws {
      let arguments = ["a b", "", "$HOME", "*", "\"quoted\"", "new\nline", "größe"]
      #expect(try run(#"for a; do printf '<%s>' "$a"; done >out"#, arguments) == .status(0))
      #expect(sandbox.read("out") == arguments.map { "<\($0)>" }.joined())
    }

    @Test("The program runs in its directory, in a new session")
    func theProgramRunsInItsDirectory() throws {
      #expect(try run("pwd >out; cut -d' ' -f6 /proc/$$/stat >session; echo $$ >process") == .status(0))
      #expect(sandbox.read("out") == sandbox.root + "\n")
      #expect(sandbox.read("session") == sandbox.read("process"))
      #expect(sandbox.read("session") != "\(getsid(0))\n")
    }

    @Test("The program gets exactly the given environment")
    func theProgramGetsExactlyTheGivenEnvironment() throws {
      setenv("DESKTOP_STARTUP_ID", "ours", 1)
      setenv("XDG_ACTIVATION_TOKEN", "ours", 1)
      let environment = ["PATH": "/usr/bin:/bin", "GIVEN": "x=y"]
      #expect(try run("tr '\\0' '\\n' </proc/$$/environ >out", environment: environment) == .status(0))
      #expect(Set(sandbox.read("out").split(separator: "\n")) == ["PATH=/usr/bin:/bin", "GIVEN=x=y"])
    }

    @Test("No descriptor is inherited, and standard input is empty")
    func noDescriptorIsInherited() throws {
      let leaks = (0..<5).map { _ in open("/etc/passwd", O_RDONLY) }
      defer { leaks.forEach { close($0) } }
      // The shell itself expands the pattern, and opens only the directory for it.
      #expect(
        try run("for d in /proc/$$/fd/*; do readlink $d; done | grep -c passwd >out; readlink /proc/$$/fd/0 >in")
          == .status(0))
      #expect(sandbox.read("out") == "0\n")
      #expect(sandbox.read("in") == "/dev/null\n")
    }

    @Test("The program has default signal handling")
    func theProgramHasDefaultSignalHandling() throws {
      signal(SIGUSR2, SIG_IGN)
      defer { signal(SIGUSR2, SIG_DFL) }
      #expect(try run("sed -n 's/Sig[BI][lg][kn]:.//p' /proc/self/status >out") == .status(0))
      // The C library itself ignores signals 32 and 33 in the programs that it starts.
      let sets = sandbox.read("out").split(separator: "\n").map { (UInt64($0, radix: 16) ?? .max) & ~0x1_8000_0000 }
      #expect(sets == [0, 0])
    }

    @Test("The given descriptors are its standard input and output")
    func theGivenDescriptorsAreUsed() throws {
      var input: [Int32] = [0, 0]
      var output: [Int32] = [0, 0]
      pipe(&input)
      pipe(&output)
      defer { (input + output).forEach { close($0) } }
      write(input[1], "hello\n", 6)
      #expect(try run("read line; echo got $line", input: input[0], output: output[1]) == .status(0))
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(output[0], &bytes, bytes.count)
      #expect(String(decoding: bytes[..<count], as: UTF8.self) == "got hello\n")
    }
  }
}

extension SeparateTests.SpawningTests {
  func failure(_ program: String, directory: String? = nil) -> SpawnFailure? {
    do {
      _ = try Spawning.spawn(
        [program], environment: ["PATH": sandbox.root], directory: directory ?? sandbox.root)
      return nil
    } catch {
      return error
    }
  }

  @Test("A failed start has a reason")
  func aFailedStartHasAReason() throws {
    #expect(try run(#"printf '\177ELF not really' >wrong-machine; echo '#!/gone/interpreter' >orphan"#) == .status(0))
    #expect(try run("echo text >notes; chmod 755 wrong-machine orphan") == .status(0))
    #expect(failure("gone") == .notFound("gone"))
    #expect(failure("/gone/viewer") == .notFound("/gone/viewer"))
    #expect(failure("notes") == .notExecutable("notes"))
    #expect(failure("wrong-machine") == .wrongFormat("wrong-machine"))
    #expect(failure("orphan") == .interpreterMissing("orphan"))
    #expect(failure("gone\0") == .zeroByte)
    #expect(failure("orphan", directory: "/gone") == .directoryMissing("/gone"))
  }

  @Test("A command that is too long is reported")
  func aCommandThatIsTooLongIsReported() {
    #expect(throws: SpawnFailure.tooLong) {
      try Spawning.spawn(
        ["true", String(repeating: "x", count: 200_000)], environment: [:], directory: "/")
    }
  }

  @Test(
    "An exit is ordinary or a failed start",
    arguments: [
      (ChildExit.status(0), 0.1, true), (.status(1), 0.1, false), (.status(1), 5, true), (.status(126), 5, false),
      (.status(127), 5, false), (.signal(11), 0.1, false), (.signal(15), 60, true), (.unknown, 0.1, true),
    ])
  func anExitIsOrdinaryOrAFailedStart(exit: ChildExit, seconds: Double, isOrdinary: Bool) {
    #expect((exit.failure(after: seconds) == nil) == isOrdinary)
  }

  @Test("The exit status is reported")
  func theExitStatusIsReported() throws {
    #expect(try run("exit 127") == .status(127))
    #expect(try run("exit 3") == .status(3))
    #expect(try run("kill -TERM $$") == .signal(SIGTERM))
  }

  @Test("Fifty children leave no zombies")
  func fiftyChildrenLeaveNoZombies() throws {
    let children = try (0..<50).map { _ in
      Child(process: try Spawning.spawn(["true"], environment: [:], directory: "/"))
    }
    for child in children {
      #expect(end(of: child) == .status(0))
    }
    for child in children {
      #expect(kill(child.process, 0) == -1, "the process does not exist any more")
    }
  }

  @Test("A running program is not waited for")
  func aRunningProgramIsNotWaitedFor() throws {
    let child = Child(process: try Spawning.spawn(["sleep", "100"], environment: [:], directory: "/"))
    #expect(child.reap() == nil)
    kill(child.process, SIGKILL)
    #expect(end(of: child) == .signal(SIGKILL))
    #expect(child.reap() == .unknown)
  }
}

/// Waits until a descriptor is readable. Only a failing test reaches the limit.
func waitUntilReadable(_ descriptor: Int32?, seconds: Int32 = 20) -> Bool {
  guard let descriptor else { return false }
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&watched, 1, seconds * 1000) == 1
}
