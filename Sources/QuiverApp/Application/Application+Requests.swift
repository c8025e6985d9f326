import GioBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// Requests of other processes.
extension Application {
  /// Returns what carries the request out, or the reason if it is refused.
  func answer(_ request: InstanceRequest, token: String? = nil) -> Instance.Reply {
    stage.shared.takeContent()
    guard let refusal = refusal(of: request) else {
      return .success { [weak self] in self?.carryOut(request, token: token) }
    }
    Log.warning("“\(request)” was refused: \(refusal)")
    session.post(.kiosk(.refused("\(request)")))
    return .failure(refusal)
  }

  private func refusal(of request: InstanceRequest) -> InstanceRefusal? {
    if session.isKiosk, [.quit, .edit, .settings].contains(request) { return .kiosk }
    if request.raises, cannotRaise { return .behindWindows }
    if request == .toggle, !windows.canMove, !session.isKiosk { return .behindWindows }
    let isLoading = features.layout.isLoading
    if let act = request.act, !stage.springboard.allows(act) { return .layout(isLoading ? .loading : .locked) }
    let count = stage.springboard.screenCount(of: .main)
    if case .page(let number) = request, number > count, !isLoading { return .noPage(number, count: count) }
    return nil
  }

  /// A Wayland client without layers, such as in cage, cannot put its window in front of others, and does not know whether
  /// there are any. Those of running applications probably are.
  private var cannotRaise: Bool {
    let main = windows.main.toplevel
    return session.display.backend == .wayland && !main.isLayered && session.windowKind == .home && !main.isActive
      && launches.isAnythingRunning
  }

  private func carryOut(_ request: InstanceRequest, token: String?) {
    switch request {
    case .show: windows.bringToFront(token: token)
    case .hide: windows.leave()
    case .toggle: if windows.isInFront { windows.leave() } else { windows.bringToFront(token: token) }
    case .quit: MainLoop.quit()
    case .edit, .search, .library, .guide, .settings, .page: windows.bringToFront(token: token)
    case .undo, .redo: break
    }
    if let act = request.act { windows.send(.act(act)) }
  }
}
