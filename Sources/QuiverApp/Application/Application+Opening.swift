import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Opens files, directories and links in the programs that the desktop provides for them.
extension Application {
  /// Shows an application's file in the file manager, or opens its directory if no file manager is on the bus.
  func showFile(of id: ItemID) {
    guard let file = catalogue.entry(id)?.file else { return }
    let directory = LaunchDocument(path: file.parentDirectory)
    guard let bus = instance?.bus else { return launches.open(directory) }
    bus.call(.showItem(LaunchDocument(path: file).uri)) { [weak self] answer in
      guard case .failure(let error) = answer else { return }
      Log.info("no file manager answers: \(error.message)")
      self?.launches.open(directory)
    }
  }

  /// The software centre identifies an application by its desktop file id.
  func showInSoftwareCentre(_ id: ItemID) {
    guard let desktopID = id.desktopID else { return }
    launches.open(LaunchDocument(uri: "appstream://\(desktopID)"))
  }

  /// Opens the user's configuration file in an editor, or with xdg-open if there is none. If there is no file, it is created
  /// first, with every key commented out.
  func openSettings() {
    guard !environment.isDemo else { return stage.send(.notice(Strings.demoHasNoSettings)) }
    BackgroundTask.run { [environment] in
      (environment.userConfigurationFile, environment.textEditor)
    } then: { [weak self] outcome, editor in
      switch outcome {
      case .success(let file): self?.openText(file, in: editor)
      case .failure(let fault): self?.stage.send(.notice("\(fault)"))
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
