import GtkBridge
import QuiverCore
import SpringboardEngine

/// Everything that the pixels of the first frame depend on, as far as it is known without reading a picture.
///
/// The cache stores a checksum of ``encoding``. A change of what is encoded, or how, needs a new ``format``: the
/// pictures that older versions kept are then ignored.
struct FirstFrameKey {
  private static let format = "first frame 1"

  /// The program, the configuration files and the command line: `Environment.signature`.
  var environment: [String]
  var desktop: DesktopSettings
  var viewport: Viewport
  var scene: Scene
  /// The texts of the scene's labels and titles, from back to front.
  var names: [String]
  /// The scene's icons, from back to front; nil for a letter tile.
  var tiles: [TileRequest?]
  /// The files that the wallpaper may come from.
  var wallpapers: [WallpaperRequest]

  /// Each part is preceded by its length, so that no two keys have the same encoding.
  var encoding: [UInt8] {
    var record = RecordWriter()
    record.add(Self.format)
    for part in [environment, desktop.keyFields, viewport.keyFields, scene.keyFields, names] { record.add(part) }
    record.add(scene.elements.count)
    for element in scene.elements { record.add(element.keyFields) }
    record.add(tiles.count)
    for tile in tiles { record.add(tile.map { DecoderRequest.tile($0).fields } ?? []) }
    record.add(wallpapers.count)
    for wallpaper in wallpapers { record.add(DecoderRequest.wallpaper(wallpaper).fields) }
    return record.bytes
  }
}

extension FirstFrameKey: Equatable {
  static func == (one: FirstFrameKey, other: FirstFrameKey) -> Bool { one.encoding == other.encoding }
}

/// In hundredths, because a motion at rest leaves a small remainder that differs from run to run.
nonisolated private func field(_ number: Double) -> String { "\(Int((number * 100).rounded()))" }

nonisolated private func field(_ flag: Bool) -> String { flag ? "1" : "0" }

nonisolated extension DesktopSettings {
  fileprivate var keyFields: [String] {
    [
      field(longPress), field(dragThreshold), field(animates), font, theme, field(prefersDark), iconTheme,
      field(isRightToLeft),
    ]
  }
}

nonisolated extension Viewport {
  fileprivate var keyFields: [String] {
    [size.width, size.height, insets.top, insets.left, insets.bottom, insets.right, scale].map { field($0) }
  }
}

nonisolated extension Scene {
  fileprivate var keyFields: [String] {
    ["\(page)", "\(pageCount)", field(presence), field(next == .nextFrame)]
  }
}

nonisolated extension Scene.Element {
  fileprivate var keyFields: [String] {
    let numbers = [
      frame.minX, frame.minY, frame.width, frame.height, rest.minX, rest.minY, rest.width, rest.height, rotation, scale,
      alpha,
    ]
    return kind.keyFields + numbers.map { field($0) } + state.keyFields
  }
}

nonisolated extension Scene.State {
  fileprivate var keyFields: [String] {
    [press, pending ?? -1, presence, lift, progress].map { field($0) }
      + [isFocused, isSelected, isOutlined].map { field($0) }
  }
}

nonisolated extension Scene.Kind {
  fileprivate var keyFields: [String] {
    switch self {
    case .icon(let id): ["icon", id.rawValue]
    case .label(let id): ["label", id.rawValue]
    case .dock: ["dock"]
    case .pageDot(let page): ["dot", "\(page)"]
    case .opening(let id): ["opening", id.rawValue]
    case .notice(let notice): ["notice"] + notice.keyFields
    case .folder(let id): ["folder", id.rawValue]
    case .miniature(let id): ["miniature", id.rawValue]
    case .veil: ["veil"]
    case .panel(let id): ["panel", id.rawValue]
    case .title(let id): ["title", id.rawValue]
    case .badge(let id): ["badge", id.rawValue]
    case .count(let count): ["count", "\(count)"]
    case .ring(let id): ["ring", id.rawValue]
    case .button(let button): ["button", button.rawValue]
    case .sheet(let id): ["sheet", id.rawValue]
    }
  }
}

nonisolated extension Scene.Notice {
  fileprivate var keyFields: [String] {
    switch self {
    case .words(let words): ["words", words]
    case .removed(let id): ["removed", id.rawValue]
    case .dockIsFull: ["dock is full"]
    case .sorted(let order): ["sorted", order.rawValue]
    case .undone: ["undone"]
    case .redone: ["redone"]
    }
  }
}
