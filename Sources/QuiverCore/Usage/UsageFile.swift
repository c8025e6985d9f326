import SpringboardEngine

/// The file with the history of use: `$XDG_STATE_HOME/quiver/usage`.
package typealias UsageFile = StateFile<UsageText>

extension UsageFile.Content {
  package var history: UsageHistory { text.history }
}
