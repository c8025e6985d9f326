/// Why an application cannot be started.
enum LaunchRefusal: Error, Equatable {
  case notAnApplication
  case noAction(String)
  case command(ExecProblem)
  case program(SpawnFailure)
  case noTerminal
}

extension LaunchRefusal: CustomStringConvertible {
  /// A clause for the user that follows the application's name and a colon.
  var description: String {
    switch self {
    case .notAnApplication: "its entry is not an application's"
    case .noAction(let id): "it has no action “\(id)”"
    case .command(let problem): problem.description
    case .program(let failure): failure.description
    case .noTerminal: "it needs a terminal, and none is installed"
    }
  }
}
