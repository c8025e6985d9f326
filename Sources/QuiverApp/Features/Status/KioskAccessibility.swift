import Freedesktop
import GioBridge
import QuiverCore
import SpringboardEngine

/// The accessibility features that the visitors of a kiosk have switched on. They are not stored.
final class KioskAccessibility {
  /// Called when something was switched on or off.
  var onChange: () -> Void = {}
  /// Called with a message if the screen reader or the keyboard cannot be started.
  var onFailure: (String) -> Void = { _ in }
  /// The session bus; nil if there is no connection, so that no other program knows of the screen reader, and no running keyboard is
  /// found.
  private var bus: Bus?
  private(set) var features: Set<AccessibilityFeature> = [] { didSet { if features != oldValue { onChange() } } }
  private let reader = AssistiveProgram(AccessibilityFeature.screenReader.rawValue)
  private let keyboard = OnScreenKeyboard()

  init() {
    reader.onEnd = { [weak self] in self?.readerEnded($0) }
    keyboard.onChange = { [weak self] in self?.keyboardChanged(isShown: $0) }
    keyboard.onFailure = { [weak self] in self?.report($0, of: .onScreenKeyboard) }
  }

  func connect(to bus: Bus) {
    self.bus = bus
    keyboard.connect(to: bus)
    endFormer()
  }

  /// How much larger text is than configured.
  var textScale: Double { features.contains(.largeText) ? Self.largeTextScale : 1 }

  private static let largeTextScale = 1.5

  func toggle(_ feature: AccessibilityFeature, in environment: Environment) {
    if feature == .onScreenKeyboard { return keyboard.toggle(in: environment) }
    if features.contains(feature) { switchOff(feature) } else { switchOn(feature, in: environment) }
  }

  /// Switches everything off.
  func reset() {
    switchOffMenu()
    keyboard.hide()
  }

  /// Switches off what is no longer offered.
  func follow(_ environment: Environment) {
    if !environment.configuration.offersAccessibility { switchOffMenu() }
    if !environment.configuration.offersKeyboard { keyboard.hide() }
  }

  private func keyboardChanged(isShown: Bool) {
    if isShown { features.insert(.onScreenKeyboard) } else { features.remove(.onScreenKeyboard) }
  }

  private func switchOn(_ feature: AccessibilityFeature, in environment: Environment) {
    if feature == .screenReader {
      tellPrograms(isOn: true)
      reader.begin(environment.configuration.kiosk.screenReader, in: environment)
    }
    features.insert(feature)
  }

  private func switchOffMenu() {
    for feature in AccessibilityFeature.inMenu where features.contains(feature) { switchOff(feature) }
  }

  private func switchOff(_ feature: AccessibilityFeature) {
    if feature == .screenReader {
      reader.end()
      tellPrograms(isOn: false)
    }
    features.remove(feature)
  }

  private func readerEnded(_ failure: LaunchFailure?) {
    tellPrograms(isOn: false)
    features.remove(.screenReader)
    if let failure { report(failure, of: .screenReader) }
  }

  private func report(_ failure: LaunchFailure, of feature: AccessibilityFeature) {
    let message = Strings.launchFailed(Strings.name(of: feature), failure)
    Log.error(message)
    onFailure(message)
  }

  /// After a crash, programs would go on showing themselves although the screen reader has ended with the home screen.
  private func endFormer() {
    bus?.call(.accessibilityStatus("ScreenReaderEnabled")) { [weak self] answer in
      guard case .success(let values) = answer, values.first == .variant(.bool(true)),
        self?.features.contains(.screenReader) == false
      else { return }
      self?.tellPrograms(isOn: false)
    }
  }

  /// Programs show themselves to assistive technologies only if this is set (org.a11y.Status of AT-SPI).
  private func tellPrograms(isOn: Bool) {
    for property in ["IsEnabled", "ScreenReaderEnabled"] {
      bus?.call(.setAccessibilityStatus(property, to: isOn)) { answer in
        if case .failure(let error) = answer { Log.warning("\(property): \(error.message)") }
      }
    }
  }
}

extension BusCall {
  fileprivate static func accessibilityStatus(_ property: String) -> BusCall {
    BusCall(
      "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Get",
      arguments: [.string("org.a11y.Status"), .string(property)], startsProgram: false)
  }

  fileprivate static func setAccessibilityStatus(_ property: String, to value: Bool) -> BusCall {
    BusCall(
      "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Set",
      arguments: [.string("org.a11y.Status"), .string(property), .variant(.bool(value))])
  }
}
