/// A value of D-Bus or GSettings.
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
  /// `a{sv}`: string keys, values of any type.
  case dictionary([String: BusValue])
  case tuple([BusValue])
  /// `of` is the D-Bus type of the elements, which an empty array does not contain.
  case array(of: String, [BusValue])
  case variant(BusValue)
}
