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
  /// The preferences of the springboard in a session; without one, those of a springboard that only follows the desktop.
  package func preferences(on desktop: DesktopPreferences, in session: Preferences.Session? = nil) -> Preferences {
    var configured = springboard
    configured.labels.size = style.fonts.labelSize.map(Preferences.LabelSize.fixed) ?? .automatic
    configured.guidePosition = guide.isShown ? guide.position : nil
    var tunings = Preferences.Tunings()
    tunings.gestures.longPress = behaviour.longPress.map { $0 / 1000 } ?? desktop.longPress
    tunings.gestures.mouseSlop = desktop.dragThreshold
    return Preferences(
      configured: configured, session: session ?? self.session(on: desktop), texts: Strings.springboardTexts,
      tunings: tunings)
  }

  /// The values of a session that follow the desktop. A running springboard adds its own.
  package func session(on desktop: DesktopPreferences) -> Preferences.Session {
    var session = Preferences.Session()
    session.animates = behaviour.animations.isOn(ifAutomatic: desktop.animates)
    session.rightToLeft = desktop.isRightToLeft
    session.textScale = desktop.textScale
    return session
  }

  /// What the user may not do, including what a kiosk and the administrator forbid.
  package var effectiveRestrictions: Restrictions {
    var effective = restrictions
    effective.allowsZoom = allowsZoom
    effective.allowsReminders = !isKiosk
    effective.allowsPower = !isKiosk
    effective.serviceMenuTrigger = isKiosk ? kiosk.effectiveTrigger : .none
    effective.offersAccessibility = offersAccessibility
    effective.offersKeyboard = offersKeyboard
    return effective
  }

  /// Whether the visitors of a kiosk can switch large text and the screen reader.
  package var offersAccessibility: Bool { isKiosk && kiosk.status.contains(.accessibility) }
  /// Whether they can show and hide the on-screen keyboard.
  package var offersKeyboard: Bool { isKiosk && kiosk.status.contains(.keyboard) }

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
