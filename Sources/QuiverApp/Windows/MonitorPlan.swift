import GtkBridge
import QuiverCore

/// Which monitors the windows are on.
nonisolated struct MonitorPlan: Equatable {
  /// The monitor of the main window; nil if the compositor chooses it, or if there is none.
  var main: Monitor?
  /// The monitors that show the springboard too.
  var springboards: [Monitor] = []
  /// The monitors that do not.
  var remaining: [Monitor] = []

  init(_ preferences: WindowPreferences, _ state: MonitorState) {
    main = state.main(preferences.monitors.filter { $0 != .all })
    guard let main else { return }
    let others = state.inReadingOrder.filter { !$0.isSame(as: main) }
    if preferences.monitors.contains(.all) { springboards = others } else { remaining = others }
  }
}

/// The known state of the monitors at a time.
nonisolated struct MonitorState {
  /// The connected monitors, the primary one first.
  var monitors: [Monitor]
  /// The monitor of the main window while it is shown.
  var present: Monitor?
  /// The monitor with the focused window, as far as it is known.
  var focused: Monitor?
  /// The monitor with the pointer, as far as it is known.
  var pointed: Monitor?
  /// Whether the compositor chooses the monitor of a window that is put on none.
  var isChosenByCompositor: Bool

  var inReadingOrder: [Monitor] { monitors.sorted(by: Monitor.areInReadingOrder) }

  /// The first choice that is connected; nil if the compositor chooses.
  fileprivate func main(_ choices: [WindowPreferences.Monitor]) -> Monitor? {
    for choice in choices.isEmpty ? [.automatic] : choices {
      if let monitor = monitor(choice) { return monitor }
      if isChosenByCompositor, choice == .automatic || choice == .focused { return nil }
    }
    return monitors.first
  }

  private func monitor(_ choice: WindowPreferences.Monitor) -> Monitor? {
    switch choice {
    case .automatic, .all: monitors.first { $0.isSame(as: present) } ?? pointed
    case .focused: monitors.first { $0.isSame(as: present) } ?? focused ?? pointed
    case .primary: monitors.first(where: \.isPrimary)
    case .number(let number): inReadingOrder.dropFirst(number - 1).first
    case .name(let name): monitors.first { $0.connector == name } ?? monitors.first { $0.model == name }
    }
  }
}

nonisolated extension Monitor {
  /// Whether it is the same monitor at another time, when its position, its size or its number may be another one.
  func isSame(as other: Monitor?) -> Bool {
    guard let other else { return false }
    return connector != nil && other.connector != nil ? connector == other.connector : number == other.number
  }

  /// From left to right, then from top to bottom. GDK's own numbers change when monitors are plugged in.
  fileprivate static func areInReadingOrder(_ one: Monitor, _ other: Monitor) -> Bool {
    (one.frame.x, one.frame.y) < (other.frame.x, other.frame.y)
  }
}
