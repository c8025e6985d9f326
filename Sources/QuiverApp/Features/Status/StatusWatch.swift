import GioBridge
import QuiverCore
import SpringboardEngine

/// Collects what the status area of a kiosk shows, while it can be seen.
final class StatusWatch {
  /// Called with the items, in the configured order, when one of them has changed.
  var onChange: ([StatusItem]) -> Void = { _ in }
  /// Whether somebody can see the status area. Otherwise nothing is followed.
  private var isVisible = false
  private var kinds: [StatusItem.Kind] = []
  private var items: [StatusItem] = []
  private var clock: ClockWatch?
  private var network: NetworkWatch?
  private var battery: BatteryWatch?
  private var bus = SystemBus.unknown

  /// The bus of the computer, which is asked for when an item needs it.
  private enum SystemBus {
    case unknown, asked, missing
    case open(Bus)
  }

  func follow(_ environment: Environment) {
    let wanted = environment.configuration.isKiosk ? environment.configuration.kiosk.status : []
    guard wanted != kinds else { return }
    kinds = wanted
    update()
  }

  /// Follows the items while somebody can see the status area.
  func follow(isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    update()
  }

  private func update() {
    clock = follows(.clock) ? clock ?? ClockWatch { [weak self] in self?.collect() } : nil
    if follows(.network) || follows(.battery) { askForBus() }
    followComputer()
    collect()
  }

  private func follows(_ kind: StatusItem.Kind) -> Bool { isVisible && kinds.contains(kind) }

  private func askForBus() {
    guard case .unknown = bus else { return }
    bus = .asked
    Bus.system { [weak self] outcome in
      if case .success(let bus) = outcome { self?.bus = .open(bus) } else { self?.bus = .missing }
      self?.followComputer()
      self?.collect()
    }
  }

  private func followComputer() {
    switch bus {
    case .unknown, .asked: break
    case .missing: follow(on: nil)
    case .open(let bus): follow(on: bus)
    }
  }

  private func follow(on bus: Bus?) {
    network = follows(.network) ? network ?? NetworkWatch(on: bus) { [weak self] in self?.collect() } : nil
    battery = follows(.battery) ? battery ?? bus.map { BatteryWatch(on: $0) { [weak self] in self?.collect() } } : nil
  }

  /// Does nothing while the status area cannot be seen, so that it is there at once when it can.
  private func collect() {
    guard isVisible else { return }
    let items = kinds.compactMap(item)
    guard items != self.items else { return }
    self.items = items
    onChange(items)
  }

  /// nil if the computer has none, or its state is not known yet.
  private func item(of kind: StatusItem.Kind) -> StatusItem? {
    switch kind {
    case .clock: clock.map { .clock($0.time) }
    case .network: network?.state.map(StatusItem.network) ?? lastItem(of: kind)
    case .battery: battery?.isKnown == true ? battery?.state.map(StatusItem.battery) : lastItem(of: kind)
    case .accessibility: .accessibility
    case .keyboard: .keyboard
    }
  }

  /// After the home screen was covered, the last state is shown until it is known again.
  private func lastItem(of kind: StatusItem.Kind) -> StatusItem? { items.first { $0.kind == kind } }
}
