import CollectionEngine
import GioBridge
import QuiverCore
import SpringboardEngine

/// A part of the application, with a folder of its own. It carries out its effects, sends inputs to the springboard, reads its
/// settings, and owns its files. Features do not know each other: what one does changes the springboard, or is a ``SessionEvent``.
///
/// To add a feature, make it a property of ``Features``. Every requirement has a default.
protocol Feature: AnyObject {
  /// The paths of the files to watch. When they are others than before, it posts ``SessionEvent/watchedFilesChanged``.
  var files: [String] { get }
  /// Adds its own values to those of the session, which become part of the springboard's preferences. When these values are
  /// others than before, it posts ``SessionEvent/preferencesChanged``.
  func adjust(_ session: inout Preferences.Session)
  /// Forbids more than is configured. When this is other than before, it posts ``SessionEvent/preferencesChanged``.
  func adjust(_ restrictions: inout Restrictions)
  /// A window was added.
  func connect(_ window: SpringboardWindow)
  /// The session bus was connected.
  func connect(to bus: Bus)
  /// The first frame is painted.
  func painted()
  /// The first frame is on screen. What can wait for it begins.
  func confirm()
  /// The elements that can be touched have stopped moving.
  func rest(_ scene: Scene, in window: SpringboardWindow)
  /// The configuration has changed.
  func follow(_ environment: Environment, since old: Environment)
  /// Some of the watched files of all features have changed.
  func reload(_ files: Set<String>)
  /// Another part of the application has reported something.
  func receive(_ event: SessionEvent)
  /// Stores what is not stored yet. The process may end at any time afterwards.
  func save()
  /// The springboard ends: removes what others would see of it.
  func finish()
}

extension Feature {
  var files: [String] { [] }
  func adjust(_ session: inout Preferences.Session) {}
  func adjust(_ restrictions: inout Restrictions) {}
  func connect(_ window: SpringboardWindow) {}
  func connect(to bus: Bus) {}
  func painted() {}
  func confirm() {}
  func rest(_ scene: Scene, in window: SpringboardWindow) {}
  func follow(_ environment: Environment, since old: Environment) {}
  func reload(_ files: Set<String>) {}
  func receive(_ event: SessionEvent) {}
  func save() {}
  func finish() {}
}

extension Set<String> {
  /// Whether a file is among these; false for no file.
  func contains(file: String?) -> Bool { file.map(contains) ?? false }
}
