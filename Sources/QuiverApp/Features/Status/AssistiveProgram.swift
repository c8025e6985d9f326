import Freedesktop
import GioBridge
import Glibc
import QuiverCore
import QuiverSession
import SpringboardEngine

/// A program that helps visitors of a kiosk, such as the screen reader, as a child of the home screen, with which it ends.
final class AssistiveProgram {
  /// Called when it has ended by itself, with the failure if it could not be started.
  var onEnd: (LaunchFailure?) -> Void = { _ in }
  private let id: String
  private var phase = Phase.off
  private let start = LatestJob()
  /// The processes that have not ended, with the timers of those that were told to.
  private var children: [Int32: (child: RunningChild, killTimer: LoopSource?)] = [:]

  private enum Phase {
    case off, starting
    case running(process: Int32)
  }

  /// `id` names the program in messages.
  init(_ id: String) {
    self.id = id
  }

  var isOn: Bool { if case .off = phase { false } else { true } }

  /// `command` is a command, or the id of a desktop file.
  func begin(_ command: String, in environment: Environment) {
    guard !isOn else { return }
    phase = .starting
    start.run { [id, sources = environment.catalogueSources, launching = LaunchEnvironment(environment)] in
      ProgramStart.make(command, id: id, in: sources, launching)
    } then: { [weak self] start in
      self?.prepared(start)
    }
  }

  func end() {
    if case .running(let process) = phase { endChild(process) }
    phase = .off
  }

  /// The kernel ends the program with the thread that has started it, which therefore is the main one.
  private func prepared(_ start: Result<ProgramStart, LaunchFailure>) {
    guard case .starting = phase else { return }
    switch start.flatMap({ $0.run() }) {
    case .success(let process):
      phase = .running(process: process)
      children[process] = (
        RunningChild(process, of: .application(id)) { [weak self] _, failure in
          self?.ended(process, failure)
        }, nil
      )
    case .failure(let failure):
      phase = .off
      onEnd(failure)
    }
  }

  private func endChild(_ process: Int32) {
    if let child = children[process]?.child { children[process]?.killTimer = child.end() }
  }

  private func ended(_ process: Int32, _ failure: LaunchFailure?) {
    // The timer continues, since other processes of the group may not have ended.
    children[process] = nil
    guard case .running(process) = phase else { return }
    phase = .off
    onEnd(failure)
  }
}

/// How the program is started.
nonisolated private struct ProgramStart: Sendable {
  private let arguments: [String]
  private let plan: LaunchPlan
  private let variables: [String: String]

  /// Searches for the program, which may take long on a slow disk.
  static func make(
    _ command: String, id: String, in sources: CatalogueSources, _ launching: LaunchEnvironment
  ) -> Result<ProgramStart, LaunchFailure> {
    guard let entry = entry(command, id: id, in: sources) else { return .failure(.notStarted(.notInstalled)) }
    let plan = LaunchPlan.make(entry, in: launching)
    guard let arguments = plan.commands.first, let name = arguments.first else {
      return .failure(.notStarted(plan.refusal.map { .refused($0) } ?? .notInstalled))
    }
    do throws(SpawnFailure) {
      let program = try launching.programs.find(name, from: plan.directory)
      return .success(
        ProgramStart(
          arguments: prefix(launching.programs) + [program] + arguments.dropFirst(), plan: plan,
          variables: plan.environment(over: launching.variables)))
    } catch {
      return .failure(.notStarted(.program(error)))
    }
  }

  func run() -> Result<Int32, LaunchFailure> {
    do throws(SpawnFailure) {
      return .success(try Spawning.spawn(arguments, environment: variables, directory: plan.directory))
    } catch {
      return .failure(.notStarted(.program(error)))
    }
  }

  /// The words before the command that let the kernel end the program after a crash of this one (setpriv(1) of util-linux,
  /// version 2.33). Without them it would continue.
  private static func prefix(_ programs: ProgramSearch) -> [String] {
    guard let path = try? programs.find("setpriv", from: "/") else { return [] }
    return [path, "--pdeathsig", "TERM", "--"]
  }

  /// The entry with an id, or one for a command.
  private static func entry(_ command: String, id: String, in sources: CatalogueSources) -> DesktopEntry? {
    guard command.hasSuffix(".desktop") else {
      var entry = DesktopEntry(id: id, file: "", name: command)
      entry.exec = command
      return entry
    }
    var sources = sources
    sources.allowedIDs = [command]
    return Catalogue.entry(command, in: sources)
  }
}
