import GtkBridge
import QuiverCore
import SpringboardEngine

/// The history of launches and choices, and the applications that are new.
final class UsageController: Feature {
  private let services: Services
  private let usage: UsageStore
  private let installations: InstallationStore

  init(_ services: Services) {
    self.services = services
    usage = UsageStore(services.environment)
    installations = InstallationStore(services.environment)
    usage.onChange = { [usage] in services.send(.usage(usage.history, day: usage.day, usage.dayPart)) }
    // The library depends on the day even if there is no history.
    usage.onChange()
    installations.onChange = { [installations] in services.send(.installations(installations.installations)) }
  }

  /// Waits until the history is read.
  func wait(atMost seconds: Double) { usage.waitForHistory(atMost: seconds) }

  func carryOut(_ effect: UsageEffect) {
    switch effect {
    case .remember(let id, let text): usage.remember(choice: id, for: text)
    case .openedGuide(let id): installations.open(id)
    }
  }

  var files: [String] { [usage.file, installations.file].compactMap(\.self) }

  func confirm() { installations.follow(services.environment) }

  func follow(_ environment: Environment, since old: Environment) {
    usage.follow(environment)
    if services.session.phase >= .painted { installations.follow(environment) }
  }

  func reload(_ files: Set<String>) {
    if files.contains(file: usage.file) { usage.reload() }
    if files.contains(file: installations.file) { installations.reload() }
  }

  func receive(_ event: SessionEvent) {
    switch event {
    case .willShow: usage.updateDay()
    case .found(let ids): installations.find(ids)
    case .launching(let id): installations.open(id)
    case .launched(let id, .mapped): if !services.session.isAttracting { usage.countLaunch(of: id) }
    default: break
    }
  }

  func save() {
    usage.finish()
    installations.finish()
  }
}
