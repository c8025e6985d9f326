import Foundation
import GioBridge
import Posix
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// A directory with an icon theme, a tile store that uses it, and the real decoder.
@MainActor
final class IconFixture {
  static let decoder = [BuiltProgram.quiver, "icon-helper"]

  let directory: String
  let setup: IconSetup
  private(set) var store: TileStore
  var apps: String { "\(directory)/icons/hicolor/48x48/apps" }

  /// With `keeps`, finished tiles are cached for another run.
  init(decoder: [String] = decoder, keeps: Bool = false) throws {
    directory = NSTemporaryDirectory() + "quiver-icons-\(UUID().uuidString)"
    setup = IconSetup(
      theme: "hicolor", searchPath: ["\(directory)/icons"], cache: keeps ? "\(directory)/cache" : nil)
    store = TileStore(decoder: decoder, setup: setup) {}
    try FileManager.default.createDirectory(atPath: apps, withIntermediateDirectories: true)
    let theme = "[Icon Theme]\nName=T\nDirectories=48x48/apps\n[48x48/apps]\nSize=48\nType=Threshold\n"
    try write(theme.utf8, to: "\(directory)/icons/hicolor/index.theme")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Replaces the store, as when the program is restarted.
  func restart(decoder: [String] = decoder) {
    store = TileStore(decoder: decoder, setup: setup) {}
  }

  /// The real decoder, which first writes its process number to a file.
  var decoderThatNotesItsProcess: [String] {
    ["/bin/sh", "-c", #"echo $$ >"$0"; exec "$@""#, "\(directory)/number"] + Self.decoder
  }

  /// The process number of the last such decoder.
  var decoderNumber: String {
    get throws {
      try String(contentsOfFile: "\(directory)/number", encoding: .utf8).trimmingCharacters(in: .newlines)
    }
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Installs an icon of one colour in the theme.
  func install(_ name: String, width: Int = 48, height: Int = 48, color: Color = Color(hex: 0xff0000)) throws {
    try paint("\(apps)/\(name).png", width: width, height: height, color: color)
  }

  func paint(_ path: String, width: Int, height: Int, color: Color) throws {
    let surface = try #require(Surface(width: width, height: height))
    let drawing = Drawing(on: surface)
    drawing.ink(color)
    drawing.paint()
    try surface.writePNG(to: path)
  }

  /// Requests a tile and runs the loop until it is ready or has failed.
  func load(_ request: TileRequest) -> TileStore.State? {
    _ = store.tile(for: request)
    return finalState(of: request)
  }

  func load(_ icon: String) -> TileStore.State? {
    load(TileRequest(icon: icon, side: 48))
  }

  func finalState(of request: TileRequest) -> TileStore.State? {
    Self.wait {
      switch self.store.states[request] {
      case .wanted, .stale, nil: nil
      case let state: state
      }
    }
  }

  /// Runs the loop until there is an outcome; nil after 20 seconds.
  static func wait<Outcome>(until outcome: () -> Outcome?) -> Outcome? {
    var isLate = false
    let limit = MainLoop.timer(after: 20) { isLate = true }
    defer { limit.cancel() }
    return MainLoop.run { () -> Outcome?? in
      if let outcome = outcome() { return .some(outcome) }
      return isLate ? .some(nil) : nil
    }
  }
}

extension TileStore.State {
  /// The state as text.
  var word: String {
    switch self {
    case .stale: "stale"
    case .wanted: "wanted"
    case .recalled: "recalled"
    case .ready: "ready"
    case .missing: "missing"
    case .givenUp: "given up"
    }
  }
}

extension Surface {
  /// A pixel as 0xAARRGGBB.
  @MainActor func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var word: UInt32 = 0
    edit { bytes, stride in word = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
    return isOpaque ? word | 0xff00_0000 : word
  }
}
