import CGio

// Converts between BusValue and `GVariant`. Wraps `g_variant_new_…` and `g_variant_get_…`.

nonisolated extension BusValue {
  /// Returns nil for types that BusValue does not have, such as file descriptors.
  init?(_ variant: OpaquePointer) {
    guard let plain = Self.plain(variant) ?? Self.container(variant) else { return nil }
    self = plain
  }

  private static func plain(_ variant: OpaquePointer) -> BusValue? {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "s", "g": .string(text(variant))
    case "o": .objectPath(text(variant))
    case "b": .bool(Bool(g_variant_get_boolean(variant)))
    case "y": .byte(g_variant_get_byte(variant))
    case "n": .int32(Int32(g_variant_get_int16(variant)))
    case "q": .uint32(UInt32(g_variant_get_uint16(variant)))
    case "i": .int32(g_variant_get_int32(variant))
    case "u": .uint32(g_variant_get_uint32(variant))
    case "x": .int64(Int64(g_variant_get_int64(variant)))
    case "t": .uint64(UInt64(g_variant_get_uint64(variant)))
    case "d": .double(g_variant_get_double(variant))
    default: nil
    }
  }

  private static func container(_ variant: OpaquePointer) -> BusValue? {
    let type = String(cString: g_variant_get_type_string(variant))
    switch type.first {
    case "v": return children(variant)?.first.map(BusValue.variant)
    case "(", "{": return children(variant).map(BusValue.tuple)
    case "a" where type == "ay": return .bytes(bytes(variant))
    case "a" where type == "as": return children(variant).map { .strings($0.compactMap(\.string)) }
    case "a" where type == "a{sv}": return children(variant).map(dictionary)
    case "a": return children(variant).map { .array(of: String(type.dropFirst()), $0) }
    default: return nil
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    String(cString: g_variant_get_string(variant, nil))
  }

  private static func bytes(_ variant: OpaquePointer) -> [UInt8] {
    var count: gsize = 0
    let start = g_variant_get_fixed_array(variant, &count, 1)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  private static func children(_ variant: OpaquePointer) -> [BusValue]? {
    var values: [BusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let value = BusValue(child) else { return nil }
      values.append(value)
    }
    return values
  }

  private static func dictionary(_ entries: [BusValue]) -> BusValue {
    var values: [String: BusValue] = [:]
    for case .tuple(let entry) in entries {
      guard entry.count == 2, let key = entry[0].string, case .variant(let value) = entry[1] else { continue }
      values[key] = value
    }
    return .dictionary(values)
  }
}

nonisolated extension BusValue {
  /// A new floating reference.
  var variant: OpaquePointer? {
    switch self {
    case .string(let text): g_variant_new_string(text)
    case .objectPath(let path): g_variant_new_object_path(path)
    case .bool(let value): g_variant_new_boolean(value.gboolean)
    case .byte(let value): g_variant_new_byte(value)
    case .int32(let value): g_variant_new_int32(value)
    case .uint32(let value): g_variant_new_uint32(value)
    case .int64(let value): g_variant_new_int64(gint64(value))
    case .uint64(let value): g_variant_new_uint64(guint64(value))
    case .double(let value): g_variant_new_double(value)
    case .variant(let value): g_variant_new_variant(value.variant)
    case .tuple(let values): Self.tuple(values)
    case .strings(let values): Self.array(of: "s", values.map { g_variant_new_string($0) })
    case .bytes(let bytes): Self.array(of: "y", bytes.map { g_variant_new_byte($0) })
    case .array(let type, let values): Self.array(of: type, values.map(\.variant))
    case .dictionary(let values): Self.array(of: "{sv}", values.map(Self.entry))
    }
  }

  static func tuple(_ values: [BusValue]) -> OpaquePointer? {
    let children = values.map(\.variant)
    return g_variant_new_tuple(children, gsize(children.count))
  }

  private static func array(of type: String, _ children: [OpaquePointer?]) -> OpaquePointer? {
    let element = g_variant_type_new(type)
    defer { g_variant_type_free(element) }
    return g_variant_new_array(element, children, gsize(children.count))
  }

  private static func entry(_ key: String, _ value: BusValue) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.variant))
  }
}
