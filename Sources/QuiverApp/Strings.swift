/// Every word the user reads, in one place.
nonisolated package enum Strings {
  package static let applicationName = "Quiver"
  package static let cannotBeOpened = "It cannot be opened."
}
