import GtkBridge
import QuiverCore
import Testing

@testable import QuiverApp

@Suite("Which monitors the windows are on")
struct MonitorPlanTests {
  private static let left = monitor("DP-1", x: 0, number: 2)
  private static let middle = monitor("HDMI-A-1", x: 1920, number: 0, isPrimary: true)
  private static let right = monitor("eDP-1", x: 3840, number: 1, model: "Panel 7")
  private static let all = [middle, right, left]

  private static func monitor(
    _ connector: String, x: Double, number: Int, isPrimary: Bool = false, model: String? = nil
  ) -> Monitor {
    Monitor(
      connector, model: model, frame: Extent(x: x, y: 0, width: 1920, height: 1080), number: number,
      isPrimary: isPrimary)
  }

  private func plan(
    _ choices: String, others: WindowPreferences.Others = .nothing, _ monitors: [Monitor] = all,
    present: Monitor? = nil, focused: Monitor? = nil, pointed: Monitor? = nil, byCompositor: Bool = false
  ) -> MonitorPlan {
    var preferences = WindowPreferences()
    preferences.monitors = choices.split(separator: ";").compactMap { WindowPreferences.Monitor(String($0)) }
    preferences.others = others
    return MonitorPlan(
      preferences,
      MonitorState(
        monitors: monitors, present: present, focused: focused, pointed: pointed, isChosenByCompositor: byCompositor))
  }

  @Test(
    "The main window is on the first choice that is connected",
    arguments: [
      ("primary", "HDMI-A-1"), ("1", "DP-1"), ("2", "HDMI-A-1"), ("3", "eDP-1"), ("eDP-1", "eDP-1"),
      ("Panel 7", "eDP-1"), ("9", "HDMI-A-1"), ("VGA-1", "HDMI-A-1"), ("VGA-1;eDP-1;1", "eDP-1"), ("", "HDMI-A-1"),
      ("all", "HDMI-A-1"), ("eDP-1;all", "eDP-1"),
    ])
  func theFirstChoiceThatIsConnected(choices: String, connector: String) {
    #expect(plan(choices).main?.connector == connector)
  }

  @Test("An automatic choice follows the pointer, and a focused one the focus")
  func automaticFollowsThePointerAndFocusedTheFocus() {
    #expect(plan("auto", focused: Self.left, pointed: Self.right).main == Self.right)
    #expect(plan("focused", focused: Self.left, pointed: Self.right).main == Self.left)
    #expect(plan("focused", pointed: Self.right).main == Self.right)
  }

  @Test("A window that is shown stays where it is")
  func aWindowThatIsShownStaysThere() {
    #expect(plan("auto", present: Self.left, pointed: Self.right).main == Self.left)
    #expect(plan("auto", [Self.middle, Self.right], present: Self.left, pointed: Self.right).main == Self.right)
    #expect(plan("eDP-1", present: Self.left).main == Self.right, "it was configured meanwhile")
  }

  @Test("The compositor may choose")
  func theCompositorMayChoose() {
    #expect(plan("auto", byCompositor: true) == MonitorPlan.unknown)
    #expect(plan("VGA-1;focused", byCompositor: true) == MonitorPlan.unknown)
    #expect(plan("all", present: Self.right, byCompositor: true).main == Self.right)
    #expect(plan("VGA-1", byCompositor: true).main == Self.middle)
  }

  @Test("The other monitors have springboards only if all are chosen")
  func theOtherMonitors() {
    #expect(plan("all").springboards == [Self.left, Self.right] && plan("all").remaining == [])
    #expect(plan("1").springboards == [] && plan("1").remaining == [Self.middle, Self.right])
    #expect(plan("all", []).main == nil && plan("all", []).springboards == [])
  }
}

extension MonitorPlan {
  /// The plan while the monitor of the main window is not known.
  fileprivate static let unknown = MonitorPlan(
    WindowPreferences(),
    MonitorState(monitors: [], present: nil, focused: nil, pointed: nil, isChosenByCompositor: true))
}
