import Posix
import QuiverCore
import SpringboardEngine

/// The applications that Quiver knows, with their file. Those that appear after the first run are new until they are
/// opened.
final class InstallationStore {
  /// Called when an application has appeared or was opened.
  var onChange: () -> Void = {}
  /// The applications that appeared after the first run. There are none until the file is read, and while it is not used.
  private(set) var installations = Installations()
  private var installed: [ItemID] = []
  private let state: StateStore<InstallationsText>
  private let today: () -> Double

  /// Uses no file before ``follow(_:)``.
  init(_ environment: Environment, today: @escaping () -> Double = { WallClock.day }) {
    self.today = today
    state = StateStore(environment.installationsFile, today: today, loss: "new applications are not marked")
    state.onChange = { [weak self] in self?.update() }
    state.onRead = { [weak self] in self?.compare() }
  }

  /// Begins to use the file, or ends to use it if the configuration says so.
  func follow(_ environment: Environment) { state.use(environment.keepsState) }

  /// The file to watch; nil if it is not used.
  var file: String? { state.file }

  /// Waits until the file was read or written.
  func wait(atMost seconds: Double) { state.wait(atMost: seconds) }

  /// Takes all installed applications.
  func find(_ installed: [ItemID]) {
    self.installed = installed
    compare()
  }

  func open(_ id: ItemID) {
    if installations.isNew(id) { state.apply(.opened(id)) }
  }

  /// Reads the file if another process has changed it.
  func reload() { state.reload() }

  func finish() { state.finish() }

  /// Records the applications that have appeared since the file was written.
  private func compare() {
    guard state.isRead else { return }
    let new = installed.filter { !state.text.contains($0) && InstallationsText.canStore($0) }
    if !new.isEmpty { state.apply(.found(new, day: today())) }
  }

  private func update() {
    guard state.text.installations != installations else { return }
    installations = state.text.installations
    onChange()
  }
}
