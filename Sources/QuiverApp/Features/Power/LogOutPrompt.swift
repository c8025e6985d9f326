import GioBridge

/// The program of a desktop that asks the user, and then ends the session.
struct LogOutPrompt {
  /// A name on the session bus that is owned while the desktop runs.
  let owner: String
  /// Shows the question.
  let call: BusCall
}

extension LogOutPrompt {
  /// The known programs. That of GNOME has the same interface in Cinnamon and MATE; 0 means that it asks.
  static let known = [
    LogOutPrompt(
      owner: "org.gnome.SessionManager",
      call: BusCall(
        "org.gnome.SessionManager", path: "/org/gnome/SessionManager", interface: "org.gnome.SessionManager",
        method: "Logout", arguments: [.uint32(0)], limit: answerLimit)),
    LogOutPrompt(
      owner: "org.kde.ksmserver",
      call: BusCall(
        "org.kde.LogoutPrompt", path: "/LogoutPrompt", interface: "org.kde.LogoutPrompt", method: "promptLogout",
        limit: answerLimit)),
  ]

  /// Asks whether the desktop runs.
  var isThere: BusCall {
    BusCall(
      "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      method: "NameHasOwner", arguments: [.string(owner)])
  }

  /// Seconds for an answer, which may come only after that of the user.
  private static let answerLimit = 300.0
}
