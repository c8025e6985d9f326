/// The file with the applications that Quiver knows: `$XDG_STATE_HOME/quiver/applications`.
package typealias InstallationsFile = StateFile<InstallationsText>
