import CGtk

/// What happened to a watched descriptor. Both can be set: the last bytes, and the end.
package struct DescriptorEvents: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let readable = DescriptorEvents(rawValue: 1)
  /// The other end is closed, or the descriptor is in error.
  package static let hangUp = DescriptorEvents(rawValue: 2)

  init(_ condition: GIOCondition) {
    self = []
    if condition.rawValue & G_IO_IN.rawValue != 0 { insert(.readable) }
    if condition.rawValue & (G_IO_HUP.rawValue | G_IO_ERR.rawValue) != 0 { insert(.hangUp) }
  }
}
