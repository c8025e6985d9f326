import SpringboardEngine

/// The settings of the desktop that the springboard follows.
package struct DesktopPreferences: Equatable, Sendable {
  /// In seconds.
  package var longPress = 0.5
  /// In logical pixels.
  package var dragThreshold = 8.0
  package var animates = true
  package var isRightToLeft = false
  /// How much larger text is than usual.
  package var textScale = 1.0

  package init() {}
}

extension Configuration {
  /// The preferences of the springboard, including those that follow the desktop.
  package func preferences(on desktop: DesktopPreferences) -> Preferences {
    var preferences = springboard
    preferences.labels.size = style.fonts.labelSize.map(Preferences.LabelSize.fixed) ?? .automatic
    preferences.guidePosition = guide.isShown ? guide.position : nil
    preferences.animates = behaviour.animations.isOn(ifAutomatic: desktop.animates)
    preferences.rightToLeft = desktop.isRightToLeft
    preferences.textScale = desktop.textScale
    preferences.folderNames = Strings.folderNames
    preferences.searchTitles = Strings.searchTitles
    preferences.library.titles = Strings.libraryTitles
    preferences.gestures.longPress = behaviour.longPress.map { $0 / 1000 } ?? desktop.longPress
    preferences.gestures.mouseSlop = desktop.dragThreshold
    return preferences
  }

  /// What the user may not do, including what a kiosk and the administrator forbid.
  package var effectiveRestrictions: Restrictions {
    var effective = restrictions
    effective.allowsZoom = allowsZoom
    effective.allowsReminders = !isKiosk
    effective.allowsPower = !isKiosk
    effective.serviceMenuTrigger = isKiosk ? kiosk.effectiveTrigger : .none
    effective.offersAccessibility = offersAccessibility
    return effective
  }

  /// Whether the visitors of a kiosk can switch large text and the screen reader.
  package var offersAccessibility: Bool { isKiosk && kiosk.status.contains(.accessibility) }

  /// Whether keys change the size of icons: unless the administrator locked it.
  package var allowsZoom: Bool { !lock.contains(SettingName(group: "grid", key: "icon-size")) }
}

extension BehaviourPreferences.Animations {
  fileprivate func isOn(ifAutomatic automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .on: true
    case .off: false
    }
  }
}
