import SpringboardEngine

/// The file with the history of use: `$XDG_STATE_HOME/quiver/usage`.
package typealias UsageFile = StateFile<UsageText>

extension UsageFile.Content {
  package var history: UsageHistory { text.history }
}

extension Environment {
  /// The file with the history of use.
  package var usageFile: UsageFile { UsageFile("\(directories.stateHome)/quiver/usage") }

  /// Whether Quiver learns from what the user launches and chooses. It learns nothing from the users of a locked home
  /// screen, and nothing in the demo.
  package var keepsUsage: Bool { configuration.search.keepsHistory && keepsState }
}
