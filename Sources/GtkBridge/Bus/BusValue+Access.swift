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
