import Freedesktop
import GioBridge
import QuiverCore
import SpringboardEngine

/// Launches applications, and opens files, directories and links in the programs that the desktop provides for them.
final class LaunchController: Feature {
  private let services: Services
  /// The windows that applications were launched in.
  private var views: [ItemID: ViewID] = [:]

  private var launches: LaunchWatch { services.launches }

  init(_ services: Services) {
    self.services = services
    launches.serverTime = { services.session.serverTime }
    launches.onOutcome = { [weak self] in self?.launched($0, $1, in: $2) }
    launches.onKioskEvent = { services.post(.kiosk($0)) }
    launches.onRunning = { running in
      services.send(.running(running))
      services.post(.running(running))
    }
    // Not every new window takes the keyboard.
    launches.onWindow = { services.windows.setInFront(false) }
  }

  func carryOut(_ effect: LaunchingEffect, in window: SpringboardWindow) {
    switch effect {
    case .launch(let id, _): launch(id, in: window)
    case .launchAction(let id, let action, _): launch(id, action: action, in: window)
    case .showElsewhere(.file(let id)): showFile(of: id)
    case .showElsewhere(.softwareCentre(let id)): showInSoftwareCentre(id)
    case .showElsewhere(.settings): openSettings()
    }
  }

  func connect(to bus: Bus) { launches.connect(to: bus) }

  func follow(_ environment: Environment, since old: Environment) {
    launches.launcher.follow(LaunchEnvironment(environment))
  }

  private func launch(_ id: ItemID, action: String? = nil, in window: SpringboardWindow) {
    guard let entry = services.catalogue.entry(id) else { return }
    views[id] = window.view
    services.post(.launching(id))
    launches.whenReady { [services] in
      services.launches.launch(entry, as: id, action: action, reading: services.catalogue.reader(of: id))
    }
  }

  private func launched(_ id: ItemID, _ outcome: LaunchOutcome, in opened: UInt?) {
    services.post(.launched(id, outcome))
    // Nobody tells a Wayland client that another one has shown a window. What is assumed later must not undo the home key.
    let windows = services.windows
    if outcome == (launches.seesWindows ? .mapped : .started) {
      windows.setInFront(false, passingKeyboardTo: opened)
    }
    let window = windows.all.first { $0.view == views[id] } ?? windows.main
    window.stage.send(.launch(id, outcome))
  }
}

extension LaunchController {
  /// Shows an application's file in the file manager, or opens its directory if no file manager is on the bus.
  private func showFile(of id: ItemID) {
    guard let file = services.catalogue.entry(id)?.file else { return }
    let directory = LaunchDocument(path: file.parentDirectory)
    guard let bus = services.session.bus else { return launches.open(directory) }
    bus.call(.showItem(LaunchDocument(path: file).uri)) { [launches] answer in
      guard case .failure(let error) = answer else { return }
      Log.info("no file manager answers: \(error.message)")
      launches.open(directory)
    }
  }

  /// The software centre identifies an application by its desktop file id.
  private func showInSoftwareCentre(_ id: ItemID) {
    guard let desktopID = id.desktopID else { return }
    launches.open(LaunchDocument(uri: "appstream://\(desktopID)"))
  }

  /// Opens the user's configuration file in an editor, or with xdg-open if there is none. If there is no file, it is created
  /// first, with every key commented out.
  private func openSettings() {
    let environment = services.environment
    guard !environment.isDemo else { return services.send(.notice(Strings.demoHasNoSettings)) }
    BackgroundTask.run {
      (environment.userConfigurationFile, environment.textEditor)
    } then: { [weak self] outcome, editor in
      switch outcome {
      case .success(let file): self?.openText(file, in: editor)
      case .failure(let fault): self?.services.send(.notice("\(fault)"))
      }
    }
  }

  private func openText(_ file: String, in editor: DesktopEntry?) {
    let document = LaunchDocument(path: file)
    if let editor { launches.open(document, in: editor) } else { launches.open(document) }
  }
}

extension BusCall {
  /// Shows a file in its directory (org.freedesktop.FileManager1, File Manager D-Bus Interface).
  fileprivate static func showItem(_ uri: String) -> BusCall {
    BusCall(
      "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1", interface: "org.freedesktop.FileManager1",
      method: "ShowItems", arguments: [.strings([uri]), .string("")])
  }
}

extension String {
  /// The path of the directory that a file with this absolute path is in.
  fileprivate var parentDirectory: String {
    let directory = prefix(upTo: lastIndex(of: "/") ?? startIndex)
    return directory.isEmpty ? "/" : String(directory)
  }
}
