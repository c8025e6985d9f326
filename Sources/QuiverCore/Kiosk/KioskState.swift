/// Whether somebody uses a kiosk, and whether its screens are on. Each change returns what the home screen has to do.
package struct KioskState: Equatable, Sendable {
  /// Whether somebody uses the kiosk.
  package enum Attendance: Equatable, Sendable {
    case inUse
    /// The last seconds before everything is closed. The home screen may have been brought to the front for them.
    case countingDown(isHomeRaised: Bool)
    /// Everything is closed, and directories are not emptied yet.
    case closing
    /// Nobody has used the kiosk for a while, and there is nothing to close.
    case unattended
  }

  /// A move of the home screen.
  package enum HomeMove: Equatable, Sendable {
    /// The home screen comes in front of all windows.
    case raise
    /// The home screen goes behind the application that was in front.
    case lower
  }

  private enum Screens: Equatable {
    case on
    /// The home screen may have to come to the front when they are switched on, since it would come in front of what covers
    /// them now.
    case off(raisesHome: Bool)
  }

  package private(set) var attendance = Attendance.inUse
  private var screens = Screens.on
  private var hasLaunched = false

  package init() {}

  /// Whether what attracts visitors is to be shown.
  package var attracts: Bool { attendance == .unattended && areScreensOn }

  package var areScreensOn: Bool { screens == .on }

  /// Whether there is something to close, or something may be left of a visitor.
  package func needsReset(isAnythingOpen: Bool) -> Bool {
    attendance != .unattended && (hasLaunched || isAnythingOpen)
  }

  /// Somebody uses the kiosk.
  package mutating func use() -> HomeMove? {
    defer { attendance = .inUse }
    return attendance == .countingDown(isHomeRaised: true) ? .lower : nil
  }

  /// A visitor has opened an application.
  package mutating func launch() { hasLaunched = true }

  /// A second of the countdown. It is seen in front of all applications.
  package mutating func countDown(isHomeInFront: Bool) -> HomeMove? {
    if attendance == .countingDown(isHomeRaised: true) { return nil }
    let raises = !isHomeInFront && areScreensOn
    attendance = .countingDown(isHomeRaised: raises)
    return raises ? .raise : nil
  }

  /// Everything is closed.
  package mutating func reset() -> HomeMove? {
    (attendance, hasLaunched) = (.closing, false)
    return raiseHome()
  }

  /// The directories are being emptied.
  package mutating func finishReset() {
    if attendance == .closing { attendance = .unattended }
  }

  /// Nobody has used the kiosk for a while, and there is nothing to close.
  package mutating func becomeIdle() { attendance = .unattended }

  /// The home screen is to be seen, as soon as the screens are on.
  package mutating func raiseHome() -> HomeMove? {
    guard !areScreensOn else { return .raise }
    screens = .off(raisesHome: true)
    return nil
  }

  package mutating func switchScreens(areOn: Bool) -> HomeMove? {
    defer { screens = areOn ? .on : areScreensOn ? .off(raisesHome: false) : screens }
    return areOn && screens == .off(raisesHome: true) ? .raise : nil
  }
}
