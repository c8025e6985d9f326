/// What the user is doing with the springboard.
enum Mode: Equatable, Sendable {
  case browsing
}
