import QuiverApp
import QuiverCommands
import QuiverCore

/// The work for which this program has loaded GTK.
struct LiveWindowWork: WindowWork {
  func run(_ environment: Environment, on request: InstanceRequest?, isHung: Bool) -> Bool {
    Application.run(environment, on: request, isHung: isHung) == .done
  }

  func write(_ request: SnapshotRequest, in environment: Environment) -> Bool {
    var snapshot = Snapshot(environment)
    snapshot.size = (Double(request.size.width), Double(request.size.height))
    snapshot.scale = request.scale
    snapshot.page = request.page
    snapshot.view = request.view
    snapshot.isEditing = request.isEditing
    snapshot.folder = request.folder
    snapshot.search = request.search
    snapshot.guideTime = request.guideTime
    snapshot.trace = request.trace
    snapshot.moment = request.moment
    return snapshot.write(to: request.output)
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
