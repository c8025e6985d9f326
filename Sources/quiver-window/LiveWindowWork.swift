import QuiverApp
import QuiverCommands
import QuiverCore

/// The work for which this program has loaded GTK.
struct LiveWindowWork: WindowWork {
  func run(_ environment: Environment, on request: InstanceRequest?, isHung: Bool) -> Bool {
    Application.run(environment, on: request, isHung: isHung) == .done
  }

  func write(_ command: SnapshotCommand, in environment: Environment) -> Bool {
    var snapshot = Snapshot(environment)
    snapshot.size = (Double(command.size.width), Double(command.size.height))
    snapshot.scale = command.scale
    snapshot.page = command.page - 1
    snapshot.view = command.view
    snapshot.isEditing = command.edit
    snapshot.folder = command.folder
    snapshot.trace = command.trace
    snapshot.search = command.search
    snapshot.moment = command.at
    snapshot.guideTime = command.guideTime
    return snapshot.write(to: command.output)
  }

  func fault(ofPicture path: String) -> String? { WallpaperLoader.fault(of: path) }

  var homeScreen: Doctor.HomeScreen? { .present }

  func bind(_ combination: KeyCombination, in variables: [String: String]) throws(ShortcutRefusal) {
    try Shortcut.bind(combination, in: variables)
  }

  func unbind(in variables: [String: String]) throws(ShortcutRefusal) -> Bool { try Shortcut.unbind(in: variables) }

  var shortcutCommand: String { ShortcutCommand.present }

  func decodeIcons() { IconDecoder.run() }

  func readGuide(_ files: [GuideFiles.File], window: Range<Int>, seconds: Int, privateTitle: String?) {
    GuideReader.run(files, window: window, seconds: seconds, privateTitle: privateTitle)
  }
}
