/// Determines which acts are allowed.
struct Permissions: Equatable, Sendable {
  /// Items cannot be moved, removed, sorted or renamed.
  var isLocked = false
  /// Items that cannot be removed from the board.
  var pinned: Set<ItemID> = []
  /// Whether an item that is pressed is highlighted.
  var allowHighlight = true
  private var allowsSelection = true
  private var allowsZoom = true
  private var allowsReminders = true
  private var allowsSettings = true
  private var allowsPower = true
  /// How the service menu of a kiosk is asked for.
  private(set) var serviceMenuTrigger = ServiceMenuTrigger.none
  /// Whether the visitors of a kiosk can switch large text and the screen reader.
  private var offersAccessibility = false
  /// Whether the service menu is open, after the right PIN.
  var isServiceOpen = false

  init() {}

  init(_ preferences: Preferences) {
    let restrictions = preferences.restrictions
    (isLocked, pinned) = (restrictions.isLocked, restrictions.pinned)
    (allowHighlight, allowsSelection) = (restrictions.allowsHighlight, restrictions.allowsSelection)
    (allowsZoom, allowsReminders) = (restrictions.allowsZoom, restrictions.allowsReminders)
    allowsSettings = restrictions.allowsSettings
    allowsPower = restrictions.allowsPower
    (serviceMenuTrigger, offersAccessibility) = (restrictions.serviceMenuTrigger, restrictions.offersAccessibility)
  }

  var allowEditing: Bool { !isLocked }

  /// Whether several items can be selected, or dragged together. Only items that can be moved are selected.
  var allowSelection: Bool { allowsSelection && !isLocked }

  /// Whether an act is allowed. Viewing and launching always are. A locked board, as in a kiosk, also leads neither to
  /// the files of applications, to settings nor to what search providers find.
  func allow(_ act: Act) -> Bool {
    switch act {
    case .page, .present, .open, .openAction, .done, .openFolder, .closeFolder, .showDetails, .closeSheet: true
    case .openSettings, .openHelp: allowsSettings
    case .menu, .openSearch, .closeSearch, .showSection, .reset, .openGuide, .openChannel: true
    case .keypad: serviceMenuTrigger != .none
    case .service: isServiceOpen
    case .openAccessibilityMenu, .toggle: offersAccessibility
    case .remind, .forgetReminder: allowsReminders
    case .power, .confirmPower: allowsPower
    case .showElsewhere, .openResult, .move, .drag: !isLocked
    case .resizeIcons: !isLocked && allowsZoom
    case .remove(let id): !isLocked && !pinned.contains(id)
    case .edit, .restore, .restoreAll, .makeFolder, .combine, .editName, .rename, .sort, .undo, .redo: !isLocked
    }
  }
}
