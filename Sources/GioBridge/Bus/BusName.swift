import CGio

/// Owns a well-known name until this is released. Wraps `g_bus_own_name_on_connection`.
package final class BusName {
  package enum State: Sendable {
    case asked, owned
    /// Another program has the name. It comes back when that program ends.
    case lost
  }

  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt32

    package nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Other programs may take the name over.
    package static let allowReplacement = Options(rawValue: G_BUS_NAME_OWNER_FLAGS_ALLOW_REPLACEMENT.rawValue)
    /// Takes the name over from an owner that allows it.
    package static let replace = Options(rawValue: G_BUS_NAME_OWNER_FLAGS_REPLACE.rawValue)
    /// Does not wait for the name if another program has it.
    package static let doNotQueue = Options(rawValue: G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE.rawValue)
  }

  package private(set) var state = State.asked
  private let onChange: (State) -> Void
  private var owner: guint = 0

  package init(
    _ name: String, on bus: Bus, options: Options = [], onChange: @escaping (State) -> Void = { _ in }
  ) {
    self.onChange = onChange
    let body: (State) -> Void = { [weak self] in self?.became($0) }
    owner = g_bus_own_name_on_connection(
      bus.pointer, name, GBusNameOwnerFlags(rawValue: options.rawValue),
      { _, _, data in Callback<(State) -> Void>.body(data)(.owned) },
      { _, _, data in Callback<(State) -> Void>.body(data)(.lost) }, Callback(body).retained(), releaseCallback)
  }

  isolated deinit {
    g_bus_unown_name(owner)
  }

  private func became(_ state: State) {
    self.state = state
    onChange(state)
  }
}
