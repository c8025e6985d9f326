import Freedesktop
import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The programme guide: its contents, its reminders, and opening channels.
extension Application {
  func connectGuide() {
    guide.onChange = { [weak self] in self?.stage.send(.guide($0)) }
    reminders.onChange = { [weak self] in self?.stage.send(.reminders($0)) }
    reminders.onBegin = { [weak self] in self?.begins($0) }
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
    guard let (channel, _, title) = id.programme else { return }
    let name = stage.springboard.programme(id)?.channel.name ?? channel
    let words = Strings.begins(title, on: name)
    stage.send(.notice(words))
    instance?.bus.call(.notify(id: "programme", title: title, body: words)) { answer in
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
