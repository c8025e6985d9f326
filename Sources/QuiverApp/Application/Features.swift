import GtkBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// All features of the application.
struct Features {
  /// nil unless this is a kiosk.
  let kiosk: KioskFeatures?
  let layout: LayoutController
  let catalogue: CatalogueController
  let appearance: AppearanceController
  let usage: UsageController
  let launching: LaunchController
  let search: SearchController
  let sheets: SheetController
  let naming: NamingController
  let guide: GuideController
  let power: PowerController
  let hints: HintController
  let activity: ActivityController
  let keyboard: KeyboardController
  let memory: MemoryController

  /// The features in the order in which they take part in everything. What a kiosk shows ends first, and its supervisor knows
  /// of that before others wait for a disk.
  var all: [any Feature] {
    (kiosk?.all ?? []) + [
      layout, catalogue, appearance, usage, launching, search, sheets, naming, guide, power, hints, activity,
      keyboard, memory,
    ]
  }

  init(_ services: Services, _ home: HomeKeeper, _ iconZoom: IconZoomStore, under supervision: Supervision?) {
    layout = LayoutController(services, home, iconZoom)
    catalogue = CatalogueController(services)
    appearance = AppearanceController(services)
    usage = UsageController(services)
    launching = LaunchController(services)
    search = SearchController(services)
    sheets = SheetController(services)
    naming = NamingController(services)
    guide = GuideController(services)
    power = PowerController(services)
    hints = HintController(services)
    activity = ActivityController(services)
    keyboard = KeyboardController(services)
    memory = MemoryController(services)
    kiosk = supervision.map { KioskFeatures(services, under: $0) }
  }

  /// Carries out an effect in the window whose input it results from. Each feature carries out all of its own.
  func carryOut(_ effect: Effect, in window: SpringboardWindow, of windows: Windows) {
    switch effect {
    case .layout(let effect): layout.carryOut(effect)
    case .usage(let effect): usage.carryOut(effect)
    case .launching(let effect): launching.carryOut(effect, in: window)
    case .search(let effect): search.carryOut(effect, in: window)
    case .sheet(let effect): sheets.carryOut(effect, in: window)
    case .naming(let effect): naming.carryOut(effect, in: window)
    case .guide(let effect): guide.carryOut(effect, in: window)
    case .kiosk(let effect): kiosk?.service.carryOut(effect, in: window)
    case .toggle(let feature): kiosk?.status.carryOut(toggle: feature)
    case .power(let action): power.carryOut(action)
    case .learned: hints.learned()
    case .announce(let announcement): window.accessibility.announce(announcement)
    case .menu(let effect): window.carryOut(effect)
    case .hide: windows.hide()
    }
  }
}

/// The features that only a kiosk has.
struct KioskFeatures {
  let status: StatusController
  let attendance: AttendanceController
  let service: KioskController

  var all: [any Feature] { [status, attendance, service] }

  init(_ services: Services, under supervision: Supervision) {
    status = StatusController(services)
    attendance = AttendanceController(services)
    service = KioskController(services, under: supervision)
  }

  /// The start of the kiosk.
  func begin() {
    service.begin()
    attendance.begin()
  }
}
