import Freedesktop
import GioBridge
import Glibc
import GtkBridge
import Posix
import QuiverCore
import QuiverSession
import SpringboardEngine

/// The PIN and the service menu of a kiosk, its log, and its supervisor.
final class KioskController: Feature {
  private let services: Services
  private let log: KioskLog
  private let supervision: Supervision
  /// nil if there is no supervisor.
  private let heartbeat: Heartbeat?
  /// The bus of the computer, once it is needed.
  private var systemBus: Bus?
  /// Puts the window back after another program has moved or hidden it.
  private var restoreTimer: LoopSource?

  init(_ services: Services, under supervision: Supervision) {
    (self.services, self.supervision) = (services, supervision)
    log = KioskLog(variables: services.environment.variables)
    heartbeat = Heartbeat(services.environment, on: services.session.display)
    services.launches.launcher.onSpawn = { supervision.send(.started($0)) }
    services.windows.hooks.changedByOthers = { [weak self] in self?.restore(after: $0) }
  }

  /// The start of a kiosk. No other program hears what is entered on the keypad.
  func begin() {
    Descendants.adopt()
    PrivateKeys.begin { [services] in services.windows.all.contains { Self.hasKeypad($0.stage.scene) } }
  }

  /// Whether a keypad is open, whose keys are nobody else's.
  private static func hasKeypad(_ scene: Scene) -> Bool {
    scene.elements.contains { if case .keypad = $0.kind { $0.touch != nil } else { false } }
  }

  func carryOut(_ effect: KioskEffect, in window: SpringboardWindow) {
    switch effect {
    case .openedKeypad: openedKeypad(in: window)
    case .check(let pin): ask(.pin(pin.text), from: window)
    case .perform(let service): perform(service)
    }
  }

  func painted() { heartbeat?.begin() }

  func receive(_ event: SessionEvent) {
    switch event {
    case .kiosk(let event): log.append(event)
    case .reset:
      log.append(.reset)
      if services.configuration.kiosk.closesApplications { supervision.send(.endApplications) }
    default: break
    }
  }

  func finish() { heartbeat?.end() }

  func save() { log.finish() }
}

/// The PIN.
extension KioskController {
  private func openedKeypad(in window: SpringboardWindow) {
    if services.configuration.kiosk.pinKeys == .shuffled {
      var generator = SystemRandomNumberGenerator()
      window.stage.send(.keypadDigits(KeypadKey.shuffledDigits(using: &generator)))
    }
    ask(.keypad, from: window)
  }

  private func ask(_ message: Supervision.Message, from window: SpringboardWindow) {
    supervision.ask(message) { [weak self, weak window] answer in
      guard let self, let window else { return }
      switch answer {
      case .right: offerServices(in: window)
      case .wrong(let seconds): window.stage.send(.pin(.wrong(wait: seconds)))
      case .wait(let seconds): window.stage.send(.pin(.wait(seconds)))
      }
    }
  }
}

/// The service menu.
extension KioskController {
  /// The names of the applications are read on another thread.
  private func offerServices(in window: SpringboardWindow) {
    let (ids, sources) = (services.configuration.kiosk.service, serviceSources)
    BackgroundTask.run {
      ids.compactMap { id in Catalogue.entry(id, in: sources).map { ServiceEntry(.open(.application(id)), $0.name) } }
    } then: { [weak window] applications in
      let own = [
        ServiceEntry(.leave, Strings.leaveKiosk), ServiceEntry(.restart, Strings.restart),
        ServiceEntry(.shutDown, Strings.shutDown),
      ]
      window?.stage.send(.pin(.accepted(applications + own)))
    }
  }

  private func perform(_ service: Service) {
    log.append(.service("\(service)"))
    switch service {
    case .leave: supervision.send(.leave)
    case .restart: call(.restart)
    case .shutDown: call(.shutDown)
    case .open(let id):
      let (launches, sources) = (services.launches, serviceSources)
      services.post(.launching(id))
      launches.whenReady {
        launches.launcher.launch(id, named: id.text) { id.desktopID.flatMap { Catalogue.entry($0, in: sources) } }
      }
    }
  }

  /// The sources of the applications that only the service menu opens.
  private var serviceSources: CatalogueSources {
    services.environment.catalogueSources(allowing: services.configuration.kiosk.service)
  }

  private func call(_ call: BusCall) {
    Bus.system { [weak self] outcome in
      switch outcome {
      case .success(let bus):
        self?.systemBus = bus
        bus.call(call) { answer in
          if case .failure(let error) = answer { self?.report(error) }
        }
      case .failure(let error): self?.report(error)
      }
    }
  }

  private func report(_ error: BusError) {
    Log.error(error.message)
    services.send(.notice(Strings.serviceFailed(error.message)))
  }
}

/// Windows that other programs have changed.
extension KioskController {
  /// Another program has changed the window of a kiosk, which is put back.
  private func restore(after change: ExternalWindowChange) {
    switch change {
    case .moved, .hidden:
      guard restoreTimer == nil else { return }
      restoreTimer = MainLoop.timer(after: Self.restoreDelay) { [weak self] in self?.restoreWindow() }
    case .destroyed:
      // The supervisor starts the home screen again.
      Log.error("another program has destroyed the window")
      _exit(ExitStatus.windowLost)
    }
  }

  private func restoreWindow() {
    restoreTimer = nil
    if services.windows.restore() { log.append(.windowChanged("the window was hidden")) }
  }

  /// Seconds before the window is put back, so that it does not fight with the window manager.
  private static let restoreDelay = 0.3
}

extension BusCall {
  /// The argument says that visitors are not asked for a password.
  fileprivate static let restart = logind("Reboot", [.bool(false)])
  fileprivate static let shutDown = logind("PowerOff", [.bool(false)])
}
