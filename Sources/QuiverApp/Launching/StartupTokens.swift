import Freedesktop
import GtkBridge

/// Startup ids and activation tokens for what is about to start, so that its window may take the focus.
final class StartupTokens {
  private let context: LaunchContext

  init(on display: Display) {
    context = LaunchContext(on: display)
  }

  /// nil where the desktop gives none, or the entry says that its application would not use it.
  func token(for entry: DesktopEntry, _ plan: LaunchPlan, serverTime: UInt32) -> String? {
    guard entry.startupNotify != false, plan.method != .refused, let program = plan.commands.first?.first else {
      return nil
    }
    let launched = LaunchedProgram(name: entry.name, iconName: entry.icon, executable: program)
    return context.begin(launched, serverTime: serverTime)
  }

  /// It will not be used any more.
  func end(_ token: String) {
    context.end(token)
  }
}
