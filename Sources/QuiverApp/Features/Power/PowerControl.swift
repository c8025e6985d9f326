import GioBridge
import QuiverCore
import SpringboardEngine

/// Finds out which power actions there are, and carries them out, by systemd-logind and the session's own program.
final class PowerControl {
  /// Called when it is known which actions there are.
  var onActions: (PowerActions) -> Void = { _ in }
  /// Called with a message when an action was not carried out.
  var onFailure: (String) -> Void = { _ in }
  /// nil if there is no session bus. It may be connected after ``begin()``.
  private var sessionBus: Bus?
  private var hasBegun = false
  private var systemBus: Bus?
  private var actions = PowerActions()
  private var logOutPrompt: LogOutPrompt?
  /// How many answers are missing.
  private var waiting = 0

  func connect(to bus: Bus) {
    sessionBus = bus
    if hasBegun { askSession(on: bus) }
  }

  /// Asks for the actions.
  func begin() {
    hasBegun = true
    waiting += 1
    if let sessionBus { askSession(on: sessionBus) }
    Bus.system { [weak self] outcome in
      guard let self else { return }
      if case .success(let bus) = outcome { askLogind(on: bus) }
      answered()
    }
  }

  private func askLogind(on bus: Bus) {
    systemBus = bus
    for (action, method) in [(PowerAction.restart, "CanReboot"), (.shutDown, "CanPowerOff"), (.suspend, "CanSuspend")] {
      ask(.logind(method), on: bus) { control, values in
        if ["yes", "challenge"].contains(values.first?.string) { control.actions.available.insert(action) }
      }
    }
    ask(.ownSessionID, on: bus) { control, _ in control.actions.available.formUnion([.lock, .logOut]) }
  }

  private func askSession(on bus: Bus) {
    for prompt in LogOutPrompt.known {
      ask(prompt.isThere, on: bus) { control, values in
        if values.first?.bool == true { control.adopt(prompt) }
      }
    }
  }

  private func adopt(_ prompt: LogOutPrompt) {
    logOutPrompt = logOutPrompt ?? prompt
    actions.available.insert(.logOut)
    actions.askedElsewhere.insert(.logOut)
  }

  private func ask(_ call: BusCall, on bus: Bus, _ body: @escaping (PowerControl, [BusValue]) -> Void) {
    waiting += 1
    bus.call(call) { [weak self] answer in
      guard let self else { return }
      if case .success(let values) = answer { body(self, values) }
      answered()
    }
  }

  /// All actions of one question become known together, so that results are shown once.
  private func answered() {
    waiting -= 1
    if waiting == 0, !actions.available.isEmpty { onActions(actions) }
  }
}

extension PowerControl {
  /// Carries out an action.
  func perform(_ action: PowerAction) {
    switch action {
    case .restart: call(interactive("Reboot"), on: systemBus, for: action)
    case .shutDown: call(interactive("PowerOff"), on: systemBus, for: action)
    case .suspend: call(interactive("Suspend"), on: systemBus, for: action)
    case .lock: call(.ownSession("Lock"), on: systemBus, for: action)
    case .logOut:
      if let logOutPrompt {
        call(logOutPrompt.call, on: sessionBus, for: action)
      } else {
        call(.ownSession("Terminate"), on: systemBus, for: action)
      }
    }
  }

  /// The argument says that the user may be asked for a password.
  private func interactive(_ method: String) -> BusCall {
    .logind(method, [.bool(true)], limit: Self.passwordLimit)
  }

  /// Seconds for an answer, which comes after a password that the user may have to enter.
  private static let passwordLimit = 300.0

  /// A missing answer is no failure: the other program may still ask the user, or the session is ending.
  private func call(_ call: BusCall, on bus: Bus?, for action: PowerAction) {
    bus?.call(call) { [weak self] answer in
      guard case .failure(let error) = answer, !error.isNoReply, error.name != BusError.disconnected else { return }
      let message = Strings.failed(action, error.message)
      Log.warning(message)
      self?.onFailure(message)
    }
  }
}
