import GtkBridge
import Posix
import QuiverCore

/// The looks of what GTK itself paints: the window before its first frame, and the few native widgets.
final class NativeStyle {
  /// One of GTK's, by name.
  fileprivate struct Theme: Equatable {
    var name: String
    /// `dark`, say.
    var variant: String?
  }

  /// Seconds that the user's own style sheet is waited for.
  private static let timeLimit = 0.1
  private let ours: StyleSheet
  private let users: StyleSheet
  private let display: Display
  /// `GTK_THEME`, which counts more than what the desktop has set.
  private let chosen: Theme?
  /// What the native widgets wear below our own; nil until there are any.
  private var applied: (theme: Theme, sheet: StyleSheet)?

  init(_ environment: Environment, on display: Display) {
    self.display = display
    chosen = environment.variables["GTK_THEME"].flatMap(Theme.init(variable:))
    ours = StyleSheet(by: .application, on: display)
    users = StyleSheet(by: .user, on: display)
    follow(environment)
  }

  /// Wears the style, and the user's own `style.css` over it where the style is not locked.
  func follow(_ environment: Environment) {
    for problem in ours.apply(environment.configuration.style.css) { Log.error("style: \(problem)") }
    let file = Configuration.styleSheet(environment: environment.variables)
    let isLeftOut = environment.isDemo || environment.configuration.lock.styleOrigin != nil
    let css = isLeftOut ? nil : try? RegularFile.read(file, within: Self.timeLimit)
    for problem in users.apply(String(decoding: css ?? [], as: UTF8.self)) { Log.warning("\(file):\(problem)") }
  }

  /// Follows the desktop's theme, once it is applied at all.
  func follow(_ desktop: DesktopSettings) {
    if applied != nil { applyTheme(of: desktop) }
  }

  /// To be called before there is a native widget.
  func applyTheme(of desktop: DesktopSettings) {
    let theme = chosen ?? Theme(name: desktop.theme, variant: desktop.prefersDark ? "dark" : nil)
    guard theme != applied?.theme else { return }
    applied = (theme, StyleSheet(theme: theme.name, variant: theme.variant, on: display))
  }
}

extension NativeStyle.Theme {
  /// As in GTK's documentation: `Adwaita`, `Adwaita:dark`; nil for none.
  fileprivate init?(variable: String) {
    let parts = variable.split(separator: ":", maxSplits: 1)
    guard let name = parts.first else { return nil }
    self.init(name: String(name), variant: parts.count > 1 ? String(parts[1]) : nil)
  }
}
