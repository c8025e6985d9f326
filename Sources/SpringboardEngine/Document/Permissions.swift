/// Determines which acts are allowed.
struct Permissions: Equatable, Sendable {
  var restrictions = Restrictions()
  /// Whether the service menu is open, after the right PIN.
  var isServiceOpen = false

  var allowEditing: Bool { !restrictions.isLocked }

  /// Whether several items can be selected, or dragged together. Only items that can be moved are selected.
  var allowSelection: Bool { restrictions.allowsSelection && allowEditing }

  /// Whether an act is allowed. Viewing and launching always are. A locked board, as in a kiosk, also leads neither to
  /// the files of applications, to settings nor to what search providers find.
  func allow(_ act: Act) -> Bool {
    switch act {
    case .screen, .present, .open, .openAction, .done, .openFolder, .closeFolder, .showDetails, .closeSheet: true
    case .openSettings, .openHelp: restrictions.allowsSettings
    case .menu, .openSearch, .closeSearch, .showSection, .reset, .openGuide, .openChannel: true
    case .keypad: restrictions.serviceMenuTrigger != .none
    case .service: isServiceOpen
    case .openAccessibilityMenu: restrictions.offersAccessibility
    case .toggle(.onScreenKeyboard): restrictions.offersKeyboard
    case .toggle: restrictions.offersAccessibility
    case .remind, .forgetReminder: restrictions.allowsReminders
    case .power, .confirmPower: restrictions.allowsPower
    case .showElsewhere, .openResult, .move, .drag: allowEditing
    case .resizeIcons: allowEditing && restrictions.allowsZoom
    case .remove(let id): allowEditing && !restrictions.pinned.contains(id)
    case .edit, .restore, .restoreAll, .takeOver, .makeFolder, .combine, .editName, .rename, .sort, .undo, .redo:
      allowEditing
    }
  }
}
