import Freedesktop
import Posix

/// The texts about applications that do not open.
extension Strings {
  package static func launchFailed(_ name: String, _ failure: LaunchFailure) -> String {
    switch failure {
    case .notStarted(let reason): tr("Couldn't open %1$s: %2$s", name, clause(for: reason))
    case .ended(.status(let status)):
      tr("%1$s closed immediately after starting (exit status %2$d)", name, Int(status))
    case .ended(.signal(let signal)): tr("%1$s crashed immediately after starting (signal %2$d)", name, Int(signal))
    case .ended(.unknown): tr("%1$s closed immediately after starting", name)
    }
  }

  /// The directory that an entry names and that is not used, for the log.
  package static func unusable(_ directory: LaunchPlan.UnusableDirectory, in plan: LaunchPlan) -> String {
    switch directory.fault {
    case .relative:
      tr(
        "%1$s: the directory “%2$s” is not an absolute path, %3$s is used instead", plan.id, directory.path,
        plan.directory)
    case .forbidden:
      tr("%1$s: the directory “%2$s” may not be entered, %3$s is used instead", plan.id, directory.path, plan.directory)
    case .missing:
      tr("%1$s: the directory “%2$s” is missing, %3$s is used instead", plan.id, directory.path, plan.directory)
    }
  }

  /// A clause that follows the application's name and a colon.
  package static func clause(for reason: LaunchFailure.Reason) -> String {
    switch reason {
    case .refused(let refusal): clause(for: refusal)
    case .program(let failure): clause(for: failure)
    case .programMissing: tr("a program that it needs is not installed")
    case .programForbidden: tr("a program that it needs may not be run")
    case .notInstalled: tr("it is no longer installed")
    case .diskDoesNotAnswer: tr("a disk that it needs does not answer")
    case .noSessionBus: tr("there is no session bus")
    case .noService(let name):
      tr("it is not installed completely; no program provides “%1$s” on the session bus", name)
    case .message(let words): words
    }
  }

  private static func clause(for refusal: LaunchRefusal) -> String {
    switch refusal {
    case .notAnApplication: tr("its entry is not an application's")
    case .noAction(let id): tr("it has no action “%1$s”", id)
    case .command(let problem): clause(for: problem)
    case .program(let failure): clause(for: failure)
    case .notAllowed: tr("this kiosk does not allow it")
    case .noTerminal: tr("it needs a terminal, and none is installed")
    }
  }

  private static func clause(for problem: ExecProblem) -> String {
    switch problem {
    case .empty: tr("its entry gives no command")
    case .unbalancedQuote: tr("a quotation mark in its command is never closed")
    case .unknownFieldCode(let code):
      tr("its command contains %1$s, which means nothing; a percent sign is written as %2$s", "%\(code)", "%%")
    case .severalFileCodes: tr("its command takes files in more than one place")
    case .assignmentAsProgram(let word): tr("its command begins with “%1$s”, which is not a program", word)
    case .fieldCodeAsProgram: tr("its command does not name a program")
    case .notALocalFile(let uri): tr("it opens only files of this computer, not “%1$s”", uri)
    }
  }

  /// A clause that follows the application's name and a colon.
  package static func clause(for failure: SpawnFailure) -> String {
    switch failure {
    case .notFound(let program): tr("program “%1$s” not found", program)
    case .notExecutable(let program): tr("“%1$s” is not a program that may be run", program)
    case .interpreterMissing(let program): tr("what “%1$s” needs in order to run is not installed", program)
    case .wrongFormat(let program): tr("“%1$s” is not made for this computer", program)
    case .directoryMissing(let path): tr("the directory “%1$s” is missing", path)
    case .tooLong: tr("its command is too long")
    case .zeroByte: tr("its command contains a zero byte")
    case .tooLate: tr("the disk that it is on does not answer")
    case .system(let words): words
    }
  }
}
