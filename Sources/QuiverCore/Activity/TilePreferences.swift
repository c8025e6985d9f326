/// `[tiles]`: what tiles show of what applications tell about themselves.
package struct TilePreferences: Equatable, Sendable {
  /// How many things wait for the user, and that an application wants attention.
  package var showsCounts = true
  /// How much of a task is done, and that an application is being updated.
  package var showsProgress = true

  package init() {}
}
