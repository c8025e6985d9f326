import Freedesktop
import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The programme guide: its contents, its reminders, and opening channels.
extension Application {
  func connectGuide() {
    guide.onChange = { [weak self] in self?.show($0) }
    reminders.onChange = { [weak self] in self?.stage.send(.reminders($0)) }
    reminders.onBegin = { [weak self] in self?.begins($0) }
  }

  /// Begins to read the guide and the reminders.
  func beginGuide() {
    guide.follow(environment)
    remindersTimer = MainLoop.timer(after: Self.remindersDelay) { [weak self] in self?.beginReminders() }
  }

  /// Seconds that a reminder waits for the guide, which knows the names of the channels. Its files may not be readable.
  private static let remindersDelay = 3.0

  private func show(_ contents: Guide) {
    stage.send(.guide(contents))
    if remindersTimer != nil { beginReminders() }
    reminders.follow(contents)
  }

  private func beginReminders() {
    remindersTimer = nil
    reminders.configure(environment)
    followFiles()
  }

  func changeReminders(_ change: RemindersText.Change) {
    if remindersTimer != nil { beginReminders() }
    if !reminders.apply(change) { stage.send(.notice(Strings.remindersAreNotKept)) }
  }

  func readClock(in window: SpringboardWindow) {
    window.stage.send(.clock(WallClock.seconds))
    guide.clockWasRead()
  }

  /// Opens the address of a channel with the configured player, or in its default application. Only addresses of the
  /// playlists are opened.
  func openChannel(_ id: String) {
    guard let address = guide.address(ofChannel: id) else { return }
    let document = LaunchDocument(uri: address)
    guard let player = environment.configuration.guide.player else { return launches.open(document) }
    launches.open(document, with: player)
  }

  /// Says that a programme begins: in the window, and by the portal wherever the user is.
  private func begins(_ id: ItemID) {
    guard let programme = id.programme else { return }
    let channel = guide.name(ofChannel: programme.channel) ?? programme.channel
    let words = Strings.begins(programme.title, on: channel)
    stage.send(.notice(words))
    instance?.bus.call(.notify(id: id.text, title: programme.title, body: words)) { answer in
      if case .failure(let error) = answer { Log.info("no portal shows notifications: \(error.message)") }
    }
  }
}

extension BusCall {
  /// Shows a notification (org.freedesktop.portal.Notification, XDG Desktop Portal).
  fileprivate static func notify(id: String, title: String, body: String) -> BusCall {
    BusCall(
      "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Notification", method: "AddNotification",
      arguments: [
        .string(id),
        .dictionary([
          "title": .string(title), "body": .string(body),
        ]),
      ])
  }
}
