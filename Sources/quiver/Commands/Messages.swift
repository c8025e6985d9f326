import ArgumentParser
import QuiverApp

/// A command that speaks to the running springboard, and fails where none runs.
protocol Message: ParsableCommand {
  var request: InstanceRequest { get }
}

extension Message {
  func run() throws {
    try MainActor.assumeIsolated {
      guard try Instance.send(request) else {
        Output.complain("no springboard is running")
        throw ExitCode.failure
      }
    }
  }
}

struct Hide: Message {
  static let configuration = CommandConfiguration(abstract: "Hide the running springboard.")

  var request: InstanceRequest { .hide }
}

struct Quit: Message {
  static let configuration = CommandConfiguration(abstract: "End the running springboard.")

  var request: InstanceRequest { .quit }
}

struct Page: Message {
  static let configuration = CommandConfiguration(abstract: "Show a page of the running springboard.")

  @Argument(help: "The page's number, from 1.")
  var number: Int

  func validate() throws {
    guard number >= 1 else { throw ValidationError("Pages count from 1.") }
  }

  var request: InstanceRequest { .page(number) }
}
