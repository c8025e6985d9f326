import GioBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// The files of the layout: how the user has arranged icons, the history of that, and the size of icons.
final class LayoutController: Feature {
  private let services: Services
  private var home: HomeKeeper
  private let iconZoom: IconZoomStore
  /// Starts to save soon after the first frame.
  private var startIdle: LoopSource?
  /// Whether this is the first run, and the layout of another program is still to be looked for.
  private var shouldOfferLayout = false
  private let offerJob = LatestJob()

  /// `home` and `iconZoom` are being read already; the layout is taken after ``begin()``.
  init(_ services: Services, _ home: HomeKeeper, _ iconZoom: IconZoomStore) {
    (self.services, self.home, self.iconZoom) = (services, home, iconZoom)
    iconZoom.onChange = { services.post(.preferencesChanged) }
    connectHome()
  }

  private func connectHome() {
    home.onLoad = { [weak self] in self?.loaded($0) }
    home.onFirstRun = { [weak self] in self?.shouldOfferLayout = true }
    home.onChange = { [services] in services.send(.board($0)) }
    home.onHistory = { [services] in services.send(.history($0)) }
    home.onFailure = { [services] _ in services.send(.notice(Strings.notSaved)) }
  }

  func carryOut(_ effect: LayoutEffect) {
    switch effect {
    case .save(let board): home.save(board)
    case .record(let step): home.record(step)
    case .saveIconZoom(let zoom): iconZoom.save(zoom)
    }
  }

  /// Whether the layout is not read yet. The board that is shown is then only a placeholder.
  var isLoading: Bool { home.isLoading }

  /// Takes the layout when it is read.
  func begin() { home.load() }

  /// Waits for the layout and the size of icons. The layout is locked until it is read.
  func wait(atMost seconds: Double) {
    let end = MonotonicClock.now + seconds
    home.wait(atMost: seconds)
    iconZoom.wait(atMost: max(end - MonotonicClock.now, 0))
    if home.isLoading { lock() }
  }

  private func lock() {
    services.post(.preferencesChanged)
    services.send(.notice(Strings.layoutIsMissing))
  }

  private func loaded(_ board: Board?) {
    if let board { services.send(.board(board)) }
    if services.windows.main.stage.springboard.restrictions.isLocked {
      services.post(.preferencesChanged)
    }
    if services.session.phase >= .painted {
      services.post(.watchedFilesChanged)
      offerLayout()
    }
  }
}

extension LayoutController {
  var files: [String] { [home.file, iconZoom.file].compactMap(\.self) }

  /// The files; nil while the layout is read or written.
  var savedFiles: [String]? { home.isSaved ? files : nil }

  func adjust(_ session: inout Preferences.Session) { session.iconZoom = iconZoom.zoom }

  /// Nothing can be arranged while the layout is not known.
  func adjust(_ restrictions: inout Restrictions) {
    if home.isLoading { restrictions.isLocked = true }
  }

  func painted() {
    startIdle = MainLoop.idle { [weak self] in
      self?.home.begin()
      self?.offerLayout()
    }
  }

  /// At the first run, offers the layout that another program has here.
  private func offerLayout() {
    guard shouldOfferLayout else { return }
    shouldOfferLayout = false
    guard !services.windows.main.stage.springboard.restrictions.isLocked else { return }
    offerJob.run { [environment = services.environment, gnome = GnomeSettings.layout] in
      LayoutImporter(environment) { gnome }.offer(on: environment.catalogueSources.desktops)
    } then: { [services] in
      if let offer = $0 { services.send(.offer(offer)) }
    }
  }

  func follow(_ environment: Environment, since old: Environment) {
    iconZoom.follow(environment)
    if environment.configuration.layoutSource != old.configuration.layoutSource { moveHome() }
  }

  func reload(_ files: Set<String>) {
    if files.contains(file: home.file) { home.reload() }
    if files.contains(file: iconZoom.file) { iconZoom.reload() }
  }

  func save() {
    home.finish()
    iconZoom.finish()
  }

  /// Switches to another layout file. What it contains replaces the board; a locked layout that is absent is made from
  /// the catalogue.
  private func moveHome() {
    let former = home
    home = HomeKeeper(services.environment)
    connectHome()
    home.onFirstRun = {}
    shouldOfferLayout = false
    offerJob.cancel()
    home.onLoad = { [weak self] board in
      guard let self else { return }
      switch services.configuration.layoutSource {
      case .administrator, .kiosk: loaded(board ?? Board())
      case .user:
        if board == nil { home.save(services.windows.main.stage.springboard.board, from: former) }
        loaded(board)
      }
    }
    home.load()
    if !home.wait(atMost: Self.moveTimeLimit) { lock() }
  }

  /// Seconds that the window may block for the disk. A working disk is faster.
  private static let moveTimeLimit = 0.05
}
