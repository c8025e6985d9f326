/// A picture of the home screen that a user asks for.
package struct SnapshotRequest: Sendable {
  /// The PNG file to write.
  package let output: String
  /// In logical pixels.
  package let size: (width: Int, height: Int)
  /// Device pixels per logical pixel.
  package let scale: Double
  /// Counts from 0.
  package let page: Int
  /// The view by its name; nil for the configured one.
  package let view: String?
  package let isEditing: Bool
  /// The name or the id of the folder to open.
  package let folder: String?
  /// The text to search for.
  package let search: String?
  /// The moment in seconds since 1970 at which the programme guide is shown; nil if it is not shown.
  package let guideTime: Int?
  /// The file of a recording that is played first.
  package let trace: String?
  /// Seconds after the home screen appeared, or after the beginning of the recording; nil for when nothing moves any more.
  package let moment: Double?
}
