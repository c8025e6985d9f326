/// What Quiver remembers.
extension Environment {
  /// Whether Quiver remembers what the user does. It remembers nothing of the users of a locked home screen, and nothing
  /// in the demo.
  package var keepsState: Bool { !configuration.restrictions.isLocked && !isDemo }

  /// The file with the history of use.
  package var usageFile: UsageFile { UsageFile("\(directories.stateHome)/quiver/usage") }

  /// Whether Quiver learns from what the user launches and chooses. It learns nothing from the users of a locked home
  /// screen, and nothing in the demo.
  package var keepsUsage: Bool { configuration.search.keepsHistory && keepsState }

  /// The file with the applications that Quiver knows.
  package var installationsFile: InstallationsFile {
    InstallationsFile("\(directories.stateHome)/quiver/applications")
  }

  /// The file with the size of icons.
  package var iconZoomFile: IconZoomFile { IconZoomFile("\(directories.stateHome)/quiver/icon-size") }

  /// Whether the size that the user chose with keys is used and stored. A size that the administrator locked is not
  /// changed.
  package var keepsIconZoom: Bool { configuration.allowsZoom && keepsState }

  /// The file with the programmes of which the user is reminded.
  package var remindersFile: RemindersFile { RemindersFile("\(directories.stateHome)/quiver/reminders") }
}
