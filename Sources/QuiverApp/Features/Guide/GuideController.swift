import Freedesktop
import GioBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The programme guide: its contents, its reminders, and opening channels.
final class GuideController: Feature {
  private let services: Services
  private let guide = GuideStore()
  private let reminders: ReminderStore
  /// Begins to use the reminders; nil before the first frame and afterwards.
  private var remindersTimer: LoopSource?

  init(_ services: Services) {
    self.services = services
    reminders = ReminderStore(services.environment)
    guide.onChange = { [weak self] in self?.show($0) }
    reminders.onChange = { services.send(.reminders($0)) }
    reminders.onBegin = { [weak self] in self?.begins($0) }
  }

  func carryOut(_ effect: GuideEffect, in window: SpringboardWindow) {
    switch effect {
    case .readClock:
      window.stage.send(.clock(WallClock.seconds))
      guide.clockWasRead()
    case .open(let id): open(id)
    case .remind(let id): change(.added(id))
    case .forget(let id): change(.removed(id))
    }
  }

  var files: [String] { [reminders.file].compactMap(\.self) }

  /// Begins to read the guide and the reminders.
  func confirm() {
    guide.follow(services.environment)
    remindersTimer = MainLoop.timer(after: Self.remindersDelay) { [weak self] in self?.beginReminders() }
  }

  func follow(_ environment: Environment, since old: Environment) {
    guide.follow(environment)
    reminders.configure(environment)
  }

  func reload(_ files: Set<String>) {
    if files.contains(file: reminders.file) { reminders.reload() }
  }

  func save() { reminders.finish() }

  /// Seconds that a reminder waits for the guide, which knows the names of the channels. Its files may not be readable.
  private static let remindersDelay = 3.0

  private func show(_ contents: Guide) {
    services.send(.guide(contents))
    if remindersTimer != nil { beginReminders() }
    reminders.follow(contents)
  }

  private func beginReminders() {
    remindersTimer = nil
    reminders.configure(services.environment)
    services.post(.watchedFilesChanged)
  }

  private func change(_ change: RemindersText.Change) {
    if remindersTimer != nil { beginReminders() }
    if !reminders.apply(change) { services.send(.notice(Strings.remindersAreNotKept)) }
  }

  /// Opens the address of a channel with the configured player, or in its default application. Only addresses of the
  /// playlists are opened.
  private func open(_ id: String) {
    guard let address = guide.address(ofChannel: id) else { return }
    services.launches.open(LaunchDocument(uri: address), with: services.configuration.guide.player)
  }

  /// Says that a programme begins: in the window, and by the portal wherever the user is.
  private func begins(_ id: ItemID) {
    guard let programme = id.programme else { return }
    let channel = guide.name(ofChannel: programme.channel) ?? programme.channel
    let words = Strings.begins(programme.title, on: channel)
    services.send(.notice(words))
    services.session.bus?.call(.notify(id: id.text, title: programme.title, body: words)) { answer in
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
