import Freedesktop
import GioBridge
import SpringboardEngine

/// The applications that run in systemd units of their own, whether this launcher (also an earlier run of it) or a desktop
/// started them. Without the user's systemd there are none.
final class ApplicationUnits {
  /// Called when another application runs, or one has ended.
  var onChange: () -> Void = {}
  private(set) var applications: Set<ItemID> = [] { didSet { if applications != oldValue { onChange() } } }
  private let bus: Bus
  private var signals: [BusSignal] = []
  private var listing = Listing.idle
  /// How often it is asked again after no answer, since a computer may be busy while it starts.
  private var retries = 3

  private enum Listing {
    case idle, asked
    /// Something has changed since the list was asked for.
    case outdated
  }

  /// Asks for the units, and again whenever one begins or ends.
  init(on bus: Bus) {
    self.bus = bus
    // `UnitNew(s unit, o)`, `UnitRemoved(s unit, o)` and `JobRemoved(u, o, s unit, s)`.
    for (signal, index) in [("UnitNew", 0), ("UnitRemoved", 0), ("JobRemoved", 2)] { follow(signal, unitAt: index) }
    bus.call(.systemd("Subscribe", [])) { _ in }
    list()
  }

  /// A signal does not say whether the unit is active, so the list is asked for again.
  private func follow(_ signal: String, unitAt index: Int) {
    signals.append(
      BusSignal(
        signal, of: BusCall.systemdManager, at: BusCall.systemdPath, from: BusCall.systemd, on: bus
      ) { [weak self] arguments in
        guard arguments.count > index, let unit = arguments[index].string else { return }
        if LaunchScope.application(ofUnit: unit) != nil { self?.list() }
      })
  }

  private func list() {
    guard case .idle = listing else {
      listing = .outdated
      return
    }
    listing = .asked
    bus.call(.activeUnits(["app-*.scope", "app-*.service"])) { [weak self] answer in
      guard let self else { return }
      let isOutdated = if case .outdated = listing { true } else { false }
      listing = .idle
      switch answer {
      case .success(let values): applications = Self.applications(in: values)
      case .failure(let error) where error.isNoReply && retries > 0:
        retries -= 1
        return list()
      case .failure: break
      }
      if isOutdated { list() }
    }
  }

  private static func applications(in values: [BusValue]) -> Set<ItemID> {
    Set(BusCall.unitNames(in: values).compactMap(LaunchScope.application).map(ItemID.application))
  }
}
