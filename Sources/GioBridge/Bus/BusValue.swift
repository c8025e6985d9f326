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
  /// `ay`.
  case bytes([UInt8])
  /// `a{sv}`: string keys, values of any type.
  case dictionary([String: BusValue])
  case tuple([BusValue])
  /// `of` is the D-Bus type of the elements, which an empty array does not contain.
  case array(of: String, [BusValue])
  case variant(BusValue)
}

extension BusValue {
  /// The text of a string or an object path.
  package nonisolated var string: String? {
    switch self {
    case .string(let text), .objectPath(let text): text
    case .variant(let value): value.string
    default: nil
    }
  }

  package nonisolated var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.bool
    default: nil
    }
  }

  package nonisolated var double: Double? {
    switch self {
    case .double(let value): value
    case .variant(let value): value.double
    default: nil
    }
  }

  /// Any integer that fits.
  package nonisolated var int: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    case .uint64(let value): Int(exactly: value)
    case .variant(let value): value.int
    default: nil
    }
  }

  package nonisolated var strings: [String]? {
    switch self {
    case .strings(let values): values
    case .variant(let value): value.strings
    default: nil
    }
  }
}
