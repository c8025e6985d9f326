import ArgumentParser
import QuiverCore
import QuiverSession

struct HideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "hide", abstract: tr("Hide the home screen."))

  func run() throws { try deliver(.hide) }
}

struct QuitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "quit", abstract: tr("End Quiver."))

  func run() throws { try deliver(.quit) }
}

struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: tr("Show a page of the home screen."))

  @Argument(help: ArgumentHelp(tr("The number of the page; the first is 1.")))
  var number: Int

  func validate() throws {
    guard number >= 1 else { throw ValidationError(tr("The number of the first page is 1.")) }
  }

  func run() throws { try deliver(.page(number)) }
}

/// Sends a request to the running springboard, and fails if none is running.
func deliver(_ request: InstanceRequest) throws {
  try failUnlessDelivered(MainActor.assumeIsolated { WindowProgram.delivery ?? Instance.send(request) })
}

/// Fails unless a request was delivered, and logs the reason.
func failUnlessDelivered(_ delivery: Instance.Delivery) throws {
  switch delivery {
  case .delivered: return
  case .refused(let reason): Log.error(reason)
  case .nobody: Log.error(tr("Quiver is not running"))
  case .hangs: Log.error(tr("the running Quiver does not answer"))
  }
  throw ExitCode.failure
}
