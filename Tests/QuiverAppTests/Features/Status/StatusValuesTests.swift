import CollectionEngine
import GioBridge
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@Suite("The state of the network and of the battery")
struct StatusValuesTests {
  @Test(
    "There is a connection if NetworkManager is connected, and names its type",
    arguments: [
      ([:], nil), (["State": .uint32(70), "PrimaryConnectionType": .string("802-3-ethernet")], "802-3-ethernet"),
      (["State": .uint32(50), "PrimaryConnectionType": .string("802-11-wireless")], "802-11-wireless"),
      (["State": .uint32(40), "PrimaryConnectionType": .string("802-3-ethernet")], nil),
      (["State": .uint32(70), "PrimaryConnectionType": .string("")], nil),
      (["State": .string("?"), "PrimaryConnectionType": .string("bridge")], nil),
    ] as [([String: BusValue], String?)])
  func network(manager: [String: BusValue], type: String?) {
    #expect(NetworkState.connectionType(in: manager) == type)
  }

  @Test("A signal has four strengths")
  func strengths() {
    let percents = [0, 30, 31, 55, 56, 80, 81, 100, 255]
    #expect(percents.map(NetworkState.strength(ofPercent:)) == [1, 1, 2, 2, 3, 3, 4, 4, 4])
  }

  @Test("A battery that is not there, or without a charge, is not shown")
  func battery() {
    let present: [String: BusValue] = [
      "IsPresent": .bool(true), "Percentage": .double(79.6), "State": .uint32(2),
    ]
    #expect(BatteryState.battery(in: present) == .init(percent: 80, isCharging: false))
    for (state, isCharging) in [(1, true), (4, true), (5, true), (2, false), (3, false), (6, false), (0, false)] {
      let device = present.merging(["State": .uint32(UInt32(state))]) { $1 }
      #expect(BatteryState.battery(in: device)?.isCharging == isCharging)
    }
    for (key, value) in [
      ("IsPresent", BusValue.bool(false)), ("Percentage", .string("?")), ("Percentage", .double(.nan)),
    ] {
      #expect(BatteryState.battery(in: present.merging([key: value]) { $1 }) == nil)
    }
    let strange = present.merging(["Percentage": .double(1e9)]) { $1 }
    #expect(BatteryState.battery(in: strange)?.percent == 100)
  }

  @Test("A screen reader reads the state of each item, in words")
  func words() {
    let items: [StatusItem] = [
      .clock("10:24"), .network(.none), .network(.wired), .network(.wireless(strength: 3)),
      .battery(.init(percent: 7, isCharging: true)), .battery(.init(percent: 80, isCharging: false)), .accessibility,
      .keyboard,
    ]
    #expect(
      items.map(Strings.name) == [
        "Time: 10:24", "Network: not connected", "Network: connected", "Network: Wi-Fi, signal 3 of 4",
        "Battery: 7 %, charging", "Battery: 80 %", "Accessibility", "On-screen keyboard",
      ])
  }
}

@MainActor
@Suite("What the next run begins with")
struct NextFirstFrameTests {
  @Test("The scene in the cache has no status area, whose state would be old")
  func status() {
    var restrictions = Restrictions()
    restrictions.offersAccessibility = true
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 480)), restrictions: restrictions)
    let now = Instant(seconds: 0)
    for input in [
      .catalogue([AppItem(id: .application("a"), name: "A")]), .shown, .status([.clock("10:24"), .accessibility]),
    ]
      as [Input]
    {
      _ = springboard.handle(input, in: .main, at: now)
    }
    func names(_ scene: Scene) -> [String] { scene.elements.map { "\($0.kind)" } }
    #expect(names(springboard.scene(of: .main, at: now + 1)).contains("status clock 10:24"))
    let again = names(springboard.sceneWhenShownAgain(in: .main, at: now + 1))
    #expect(again.contains("icon a"))
    #expect(!again.contains { $0.hasPrefix("status") || $0 == "button accessibility" })
  }

  @Test("The scene in the cache shows neither what is running nor faults of the configuration")
  func runningAndFaults() {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 480)))
    let now = Instant(seconds: 0)
    for input in [.catalogue([AppItem(id: .application("a"), name: "A")]), .shown] as [Input] {
      _ = springboard.handle(input, in: .main, at: now)
    }
    let first = springboard.sceneWhenShownAgain(in: .main, at: now + 1)
    for input in [.running([.application("a")]), .persistentNotice("A fault")] as [Input] {
      _ = springboard.handle(input, in: .main, at: now)
    }
    #expect(springboard.scene(of: .main, at: now + 1) != first)
    #expect(springboard.sceneWhenShownAgain(in: .main, at: now + 1) == first)
  }
}
