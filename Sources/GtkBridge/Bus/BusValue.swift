/// A value as D-Bus and GSettings carry it.
package indirect enum BusValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case byte(UInt8)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case objectPath(String)
  case strings([String])
  /// `a{sv}`: names with values of any type.
  case dictionary([String: BusValue])
  case tuple([BusValue])
  /// `of` is the elements' type in D-Bus's letters, which an empty array cannot tell.
  case array(of: String, [BusValue])
  case variant(BusValue)
}
