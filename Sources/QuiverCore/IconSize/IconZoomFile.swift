/// The file with the size of icons: `$XDG_STATE_HOME/quiver/icon-size`.
package typealias IconZoomFile = StateFile<IconZoomText>
