import CollectionEngine
import GioBridge
import QuiverCore
import SpringboardEngine

/// Passes the installed applications to the springboard, and waits for the places that do not answer.
final class CatalogueController: Feature {
  private let services: Services
  /// The result of a scan that ended before the first frame.
  private var earlyUpdate: CatalogueStore.Update?
  private var earlyUpdateTimer: LoopSource?
  private var reportIdle: LoopSource?
  /// The places that do not answer, each with a thread that waits for it.
  private var awaitedPlaces: Set<String> = []
  /// Called when applications are sent to the springboard.
  var onApplications: () -> Void = {}

  private var catalogue: CatalogueStore { services.catalogue }

  init(_ services: Services) {
    self.services = services
    catalogue.onUpdate = { [weak self] in self?.receive($0) }
    catalogue.onWindowOwners = { services.launches.setWindowOwners($0) }
  }

  /// The applications of a first scan are laid out after the first frame, those of the cache at once.
  private func receive(_ update: CatalogueStore.Update) {
    if case .recalled = update { return adopt(update) }
    if services.session.phase == .starting { earlyUpdate = update } else { adopt(update) }
  }

  private func takeEarlyUpdate() {
    if let update = earlyUpdate { adopt(update) }
    earlyUpdate = nil
  }

  private func adopt(_ update: CatalogueStore.Update) {
    onApplications()
    // Applications on a disk that does not answer are not new when it answers again.
    if catalogue.isComplete, services.environment.unresponsive.isEmpty { services.post(.found(update.items.map(\.id))) }
    switch update {
    case .recalled(let items), .first(let items):
      services.send(.catalogue(items))
      services.windows.main.stage.prefetchIcons()
    case .changed(let items):
      services.post(.applicationsChanged)
      services.send(.catalogue(items))
    }
    services.post(.applicationsSent)
  }

  /// Takes the applications from the cache, or begins to search for them.
  func begin() { catalogue.begin() }

  /// What the applications were read from; nil while they are searched or the cache is written.
  var savedFiles: [String]? { catalogue.savedFiles }

  /// Waits for the applications of the cache.
  func wait(atMost seconds: Double) { catalogue.finishRecalling(within: seconds) }

  func painted() {
    earlyUpdateTimer = MainLoop.timer(after: 0) { [weak self] in self?.takeEarlyUpdate() }
    reportIdle = MainLoop.idle { [weak self] in self?.reportUnresponsive() }
  }

  func confirm() { catalogue.confirm() }

  func follow(_ environment: Environment, since old: Environment) {
    let (new, old) = ((environment.configuration, environment.unresponsive), (old.configuration, old.unresponsive))
    if new.1 != old.1 || new.0.applications != old.0.applications || new.0.kiosk != old.0.kiosk {
      catalogue.refresh(from: environment.catalogueSources)
    }
    if new.1 != old.1 { reportUnresponsive() }
  }

  func receive(_ event: SessionEvent) {
    if case .willShow = event { catalogue.rescan() }
  }
}

extension CatalogueController {
  /// Reports the places that do not answer, and waits for each of them.
  private func reportUnresponsive() {
    let places = services.environment.unresponsive
    guard !places.isEmpty else { return }
    services.send(.notice(Strings.leftOut(places)))
    for place in places { Log.warning("\(place) does not answer; it is left out until it does") }
    for place in places where awaitedPlaces.insert(place).inserted { waitForAnswer(of: place) }
  }

  private func waitForAnswer(of place: String) {
    BackgroundTask.run {
      ResponsiveEnvironment.waitForAnswer(of: place)
    } then: { [weak self] in
      self?.awaitedPlaces.remove(place)
      Log.info("\(place) answers again")
      self?.services.post(.answers(place))
    }
  }
}
