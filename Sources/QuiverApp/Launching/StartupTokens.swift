import Freedesktop
import GtkBridge

/// Creates startup ids and activation tokens, which allow the window of a launched program to take the focus.
final class StartupTokens {
  private let context: LaunchContext

  init(on display: Display) {
    context = LaunchContext(on: display)
  }

  /// nil if the desktop provides none, or if the entry says that the application does not use it.
  func token(for entry: DesktopEntry, _ plan: LaunchPlan, serverTime: UInt32) -> String? {
    guard entry.startupNotify != false, plan.method != .refused, let program = plan.commands.first?.first else {
      return nil
    }
    let launched = LaunchedProgram(name: entry.name, iconName: entry.icon, executable: program)
    return context.begin(launched, serverTime: serverTime)
  }

  /// Call this if the token will not be used.
  func end(_ token: String) {
    context.end(token)
  }
}
