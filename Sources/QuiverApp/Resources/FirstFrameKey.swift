import GtkBridge
import QuiverCore
import SpringboardEngine

/// Everything that the pixels of the first frame depend on, as far as it is known without reading a picture.
///
/// The cache stores a checksum of ``encoding``. A change of what is encoded, or how, needs a new ``format``: the
/// pictures that older versions kept are then ignored.
struct FirstFrameKey {
  fileprivate static let format = "first frame 5"

  var conditions: FirstFrameConditions
  var scene: Scene
  /// The texts of the scene's labels and titles, from back to front.
  var names: [String]
  /// The scene's icons, from back to front; nil for a letter tile.
  var tiles: [TileRequest?]

  /// Each part is preceded by its length, so that no two keys have the same encoding.
  var encoding: [UInt8] {
    var record = conditions.record
    for part in [scene.keyFields, names] { record.add(part) }
    record.add(scene.elements.count)
    for element in scene.elements { record.add(element.keyFields) }
    record.add(tiles.count)
    for tile in tiles { record.add(tile.map { DecoderRequest.tile($0).fields } ?? []) }
    return record.bytes
  }
}

extension FirstFrameKey: Equatable {
  static func == (one: FirstFrameKey, other: FirstFrameKey) -> Bool { one.encoding == other.encoding }
}

/// What the pixels of the first frame depend on beside its scene. It is known before the layout and the applications are.
struct FirstFrameConditions {
  /// The program, the configuration files and the command line: `Environment.signature`.
  var environment: [String]
  /// What decides which applications are shown: `CatalogueSources.subject`.
  var sources: [String]
  var desktop: DesktopSettings
  var viewport: Viewport
  /// The files that the wallpaper may come from.
  var wallpapers: [WallpaperRequest]

  var encoding: [UInt8] { record.bytes }

  fileprivate var record: RecordWriter {
    var record = RecordWriter()
    record.add(FirstFrameKey.format)
    for part in [environment, sources, desktop.keyFields, viewport.keyFields] { record.add(part) }
    record.add(wallpapers.count)
    for wallpaper in wallpapers { record.add(DecoderRequest.wallpaper(wallpaper).fields) }
    return record
  }
}

/// In hundredths, because a motion at rest leaves a small remainder that differs from run to run.
nonisolated private func field(_ number: Double) -> String { "\(Int((number * 100).rounded()))" }

nonisolated private func field(_ flag: Bool) -> String { flag ? "1" : "0" }

nonisolated extension DesktopSettings {
  fileprivate var keyFields: [String] {
    [
      field(longPress), field(dragThreshold), field(animates), font, theme, field(prefersDark), iconTheme,
      field(isRightToLeft), field(textScale),
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
    [
      "\(screen)", "\(screenCount)", field(presence), field(next == .nextFrame), field(isRightToLeft),
      field(label.size),
    ]
  }
}

nonisolated extension Scene.Element {
  fileprivate var keyFields: [String] {
    let numbers = [
      frame.minX, frame.minY, frame.width, frame.height, rest.minX, rest.minY, rest.width, rest.height, rotation, scale,
      narrowing, tilt, alpha,
    ]
    return kind.keyFields + numbers.map { field($0) } + state.keyFields
  }
}

nonisolated extension Scene.State {
  fileprivate var keyFields: [String] {
    Self.properties.map { property in
      switch property.value(self) {
      case .yes: field(true)
      case .amount(let amount): field(amount)
      case nil: "-"
      }
    }
  }
}

nonisolated extension Scene.Kind {
  fileprivate var keyFields: [String] {
    let traits = traits
    return switch traits.subject {
    case .nothing: [traits.name]
    case .item(let id): [traits.name, id.text]
    case .index(let number), .number(let number): [traits.name, "\(number)"]
    case .text(let text): [traits.name, text]
    case .notice(let notice): [traits.name] + notice.keyFields
    }
  }
}

nonisolated extension Scene.Notice {
  fileprivate var keyFields: [String] {
    switch self {
    case .words(let words): ["words", words]
    case .hint(let device): ["hint", device.rawValue]
    case .changed(let change): ["changed", "\(change)"]
    case .movedToScreen(let id, let screen): ["moved to screen", id.text, "\(screen)"]
    case .dockIsFull: ["dock is full"]
    case .offer(let program): ["offer", program]
    case .countdown(let seconds): ["countdown", "\(seconds)"]
    case .alreadySorted(let order): ["already sorted", order.rawValue]
    case .sorted(let order): ["sorted", order.rawValue]
    case .undone(let change): ["undone", "\(change.map { "\($0)" } ?? "")"]
    case .redone(let change): ["redone", "\(change.map { "\($0)" } ?? "")"]
    }
  }
}
