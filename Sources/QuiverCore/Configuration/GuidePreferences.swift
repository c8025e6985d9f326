import SpringboardEngine

/// `[guide]`.
package struct GuidePreferences: Equatable, Sendable {
  /// Where the page with the guide is.
  package var position = GuidePosition.last
  /// XMLTV files, and directories of them.
  package var listings: [String] = []
  /// M3U playlists, and directories of them.
  package var playlists: [String] = []
  /// iCalendar files of rooms, and directories of them.
  package var rooms: [String] = []
  /// Whether the guide says what private and confidential appointments are about.
  package var privateAppointments = PrivateAppointments.hide
  /// The command that opens a channel; nil for the default application of its address.
  package var player: String?
  /// Whether the guide shows sample listings.
  package internal(set) var isSample = false

  package init() {}

  /// `[guide] private`.
  package enum PrivateAppointments: String, CaseIterable, Sendable { case hide, show }

  /// The title of private appointments; nil to show them as others.
  package var privateTitle: String? { privateAppointments == .hide ? Strings.privateAppointment : nil }

  /// Whether there is a guide.
  package var isShown: Bool { isSample || !(listings.isEmpty && playlists.isEmpty && rooms.isEmpty) }
}
