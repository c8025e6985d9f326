import CGtk

/// The modifier keys that were held.
nonisolated package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
  package static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
  private static let all: Modifiers = [.shift, .control, .alt, .super]

  /// GDK's state also contains buttons and locks.
  init(state: GdkModifierType) {
    self = Modifiers(rawValue: state.rawValue).intersection(.all)
  }
}
