import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The look of the springboard: its style, its icons and its wallpaper.
final class AppearanceController: Feature {
  private let services: Services
  /// Wallpapers are watched separately, because they may be on a disk that does not answer.
  private let pictures = FileWatch()
  /// Texts are measured once the first frame is confirmed, because none of those that vary is on it.
  private var measuresTexts = false

  init(_ services: Services) {
    self.services = services
    let windows = services.windows
    windows.main.resources.onWallpaperFault = { services.send(.notice($0)) }
    windows.main.resources.onPictures = { [weak self] in self?.followPictures() }
    windows.hooks.picturesChanged = { [weak self] in self?.followPictures() }
    pictures.onChange = { _ in windows.resources.forEach { $0.picturesChanged() } }
  }

  func confirm() {
    services.windows.main.resources.confirm()
    beginMeasuring()
  }

  private func beginMeasuring() {
    guard case .painted = services.windows.main.stage.firstFrame, services.session.phase == .confirmed, !measuresTexts
    else { return }
    measuresTexts = true
    services.post(.preferencesChanged)
  }

  func adjust(_ session: inout Preferences.Session) {
    guard measuresTexts else { return }
    session.textRoom = services.windows.main.resources.painter.tools.textRoom
  }

  func follow(_ environment: Environment, since old: Environment) {
    services.session.nativeStyle.follow(environment)
    follow(services.session.settings.current)
  }

  /// The user's own style sheet is no part of the configuration.
  func reload(_ files: Set<String>) {
    let environment = services.environment
    if files.contains(Configuration.styleSheet(environment: environment.variables)) {
      services.session.nativeStyle.follow(environment)
    }
  }

  /// The desktop has other settings.
  func follow(_ desktop: DesktopSettings) {
    for resources in services.windows.resources { resources.follow(services.environment, on: desktop) }
    services.session.nativeStyle.follow(desktop)
  }

  func receive(_ event: SessionEvent) {
    switch event {
    case .frameConfirmed: beginMeasuring()
    case .applicationsChanged:
      let now = Instant(seconds: MonotonicClock.now)
      for resources in services.windows.resources { resources.applicationsChanged(at: now) }
    case .preferencesChanged:
      for resources in services.windows.resources { resources.enlargeText(by: services.session.textScale) }
    default: break
    }
  }

  private func followPictures() {
    pictures.follow(Set(services.windows.resources.flatMap { $0.wallpaperFiles }))
  }
}
