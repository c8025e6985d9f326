/// Why the running springboard does not do what a command asks.
package enum InstanceRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  case layout(HomeRefusal)
  case noPage(Int, count: Int)

  package var description: String {
    switch self {
    case .layout(let refusal): refusal.description
    case .noPage(let number, let count): Strings.noPage(number, of: count)
    }
  }
}
