import GtkBridge
import Posix
import QuiverCore

/// The style of what GTK paints: the window before its first frame, and the native widgets.
final class NativeStyle {
  /// The name of a GTK theme.
  fileprivate struct Theme: Equatable {
    var name: String
    /// For example `dark`.
    var variant: String?
  }

  /// Seconds to wait for the user's style sheet.
  private static let timeLimit = 0.1
  private let ours: StyleSheet
  private let users: StyleSheet
  private let nameField: StyleSheet
  private lazy var searchField = StyleSheet(by: .application, on: display)
  /// What `searchField` has.
  private var searchFieldCSS: String?
  private let display: Display
  /// The theme in `GTK_THEME`, which overrides the desktop's.
  private let chosen: Theme?
  /// The theme of the native widgets, which our style sheet overrides; nil until there is a widget.
  private var applied: (theme: Theme, sheet: StyleSheet)?

  init(_ environment: Environment, on display: Display) {
    self.display = display
    chosen = environment.variables["GTK_THEME"].flatMap(Theme.init(variable:))
    ours = StyleSheet(by: .application, on: display)
    nameField = StyleSheet(by: .application, on: display)
    users = StyleSheet(by: .user, on: display)
    follow(environment)
  }

  /// Applies the style, and the user's `style.css` over it unless the style is locked.
  func follow(_ environment: Environment) {
    for problem in ours.apply(environment.configuration.style.css) { Log.error("style: \(problem)") }
    let file = Configuration.styleSheet(environment: environment.variables)
    let isLeftOut = environment.isDemo || environment.configuration.lock.styleOrigin != nil
    let css = isLeftOut ? nil : try? RegularFile.read(file, within: Self.timeLimit)
    for problem in users.apply(String(decoding: css ?? [], as: UTF8.self)) { Log.warning("\(file):\(problem)") }
  }

  /// Call this before the text field for a name is created, with the font and the colour of the painted name.
  func applyNameField(_ font: Font, _ color: Color) {
    let css = Style.nameFieldCSS(family: font.family, size: font.size, weight: font.weight, color: color)
    for problem in nameField.apply(css) { Log.error("style: \(problem)") }
  }

  /// Call this before the search field is created, with the font of its painted text.
  func applySearchField(_ font: Font, _ style: Style) {
    let css = style.searchFieldCSS(family: font.family, size: font.size)
    guard css != searchFieldCSS else { return }
    searchFieldCSS = css
    for problem in searchField.apply(css) { Log.error("style: \(problem)") }
  }

  /// Follows the desktop's theme, if one was applied.
  func follow(_ desktop: DesktopSettings) {
    if applied != nil { applyTheme(of: desktop) }
  }

  /// Reads the theme, so that the first native widget need not wait for that.
  func readTheme(of desktop: DesktopSettings) {
    let theme = theme(of: desktop)
    StyleSheet.read(theme: theme.name, variant: theme.variant)
  }

  private func theme(of desktop: DesktopSettings) -> Theme {
    chosen ?? Theme(name: desktop.theme, variant: desktop.prefersDark ? "dark" : nil)
  }

  /// Call this before a native widget is created.
  func applyTheme(of desktop: DesktopSettings) {
    let theme = theme(of: desktop)
    guard theme != applied?.theme else { return }
    applied = (theme, StyleSheet(theme: theme.name, variant: theme.variant, on: display))
  }
}

extension NativeStyle.Theme {
  /// As GTK documents it: `Adwaita` or `Adwaita:dark`; nil if it is empty.
  fileprivate init?(variable: String) {
    let parts = variable.split(separator: ":", maxSplits: 1)
    guard let name = parts.first else { return nil }
    self.init(name: String(name), variant: parts.count > 1 ? String(parts[1]) : nil)
  }
}
