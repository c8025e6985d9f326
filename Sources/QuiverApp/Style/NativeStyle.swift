import Freedesktop
import GtkBridge

/// The looks of what GTK itself paints: the window before its first frame, and the few native widgets.
final class NativeStyle {
  private let ours: StyleSheet
  private let users: StyleSheet

  init(_ surroundings: Surroundings, on display: Display) {
    ours = StyleSheet(by: .application, on: display)
    users = StyleSheet(by: .user, on: display)
    follow(surroundings)
  }

  /// Wears the style, and the user's own `style.css` over it.
  func follow(_ surroundings: Surroundings) {
    for problem in ours.wear(surroundings.configuration.style.css) { Log.error("style: \(problem)") }
    let file = Configuration.styleSheet(environment: surroundings.environment)
    let css = surroundings.isDemo ? nil : try? RegularFile.read(file)
    for problem in users.wear(String(decoding: css ?? [], as: UTF8.self)) { Log.warning("\(file):\(problem)") }
  }
}
