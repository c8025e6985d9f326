import SpringboardEngine

/// The file with the applications that Quiver knows: `$XDG_STATE_HOME/quiver/applications`.
package typealias InstallationsFile = StateFile<InstallationsText>

extension Environment {
  /// The file with the applications that Quiver knows.
  package var installationsFile: InstallationsFile {
    InstallationsFile("\(directories.stateHome)/quiver/applications")
  }
}
