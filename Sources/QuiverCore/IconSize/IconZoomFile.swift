import SpringboardEngine

/// The file with the size of icons: `$XDG_STATE_HOME/quiver/icon-size`.
package typealias IconZoomFile = StateFile<IconZoomText>

extension Environment {
  /// The file with the size of icons.
  package var iconZoomFile: IconZoomFile { IconZoomFile("\(directories.stateHome)/quiver/icon-size") }

  /// Whether the size that the user chose with keys is used and stored. A size that the administrator locked is not
  /// changed.
  package var keepsIconZoom: Bool { configuration.allowsZoom && keepsState }
}
