import GioBridge
import GtkBridge
import QuiverCore

/// The icon of a search provider's result.
nonisolated enum ProviderIcon: Equatable, Sendable {
  /// A value like that of `Icon=` in a desktop entry.
  case named(IconValue)
  case picture(RawPicture)
}

nonisolated extension ProviderIcon {
  /// Reads the first usable one of the keys `icon`, `gicon` and `icon-data`, in the order of GNOME Shell; nil if there is
  /// none.
  init?(in meta: [String: BusValue]) {
    if let value = meta["icon"].flatMap(Self.serialized) ?? meta["gicon"]?.string.flatMap(IconValue.init(iconText:)) {
      self = .named(value)
    } else if let picture = meta["icon-data"].flatMap(Self.picture) {
      self = .picture(picture)
    } else {
      return nil
    }
  }

  /// Reads the form of `g_icon_serialize`, which is a text, or the type of the icon and its content.
  private static func serialized(_ value: BusValue) -> IconValue? {
    if let text = value.string { return IconValue(nameOrURI: text) }
    guard case .tuple(let parts) = value, parts.count == 2 else { return nil }
    return switch parts[0].string {
    case "themed": parts[1].strings?.first.flatMap(IconValue.init(nameOrURI:))
    case "file": parts[1].string.flatMap(IconValue.init(nameOrURI:))
    default: nil
    }
  }

  /// Reads `(iiibiiay)`: width, height, row stride, whether there is an alpha channel, bits per sample, channels, pixels.
  private static func picture(_ value: BusValue) -> RawPicture? {
    guard case .tuple(let parts) = value, parts.count == 7, let width = parts[0].int, let height = parts[1].int,
      let stride = parts[2].int, let hasAlpha = parts[3].bool, parts[4].int == 8, parts[5].int == (hasAlpha ? 4 : 3),
      case .bytes(let bytes) = parts[6]
    else { return nil }
    return RawPicture(width: width, height: height, rowStride: stride, hasAlpha: hasAlpha, bytes: bytes)
  }
}
