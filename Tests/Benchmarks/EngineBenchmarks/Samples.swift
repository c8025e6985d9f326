import CollectionEngine
import SpringboardEngine

extension Springboard {
  /// A springboard with this number of applications, shown and at rest.
  static func sample(_ count: Int) -> Springboard {
    var springboard = Springboard(viewport: .sample)
    for input in [Input.catalogue(AppItem.samples(count)), .shown] {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: 0))
    }
    return springboard
  }
}

extension Viewport {
  static let sample = Viewport(size: Size(width: 1920, height: 1080))
}

extension AppItem {
  static func samples(_ count: Int) -> [AppItem] {
    (0..<count).map {
      AppItem(id: .application("app-\($0).desktop"), name: "Application \($0)", categories: ["Utility"])
    }
  }
}

extension Input {
  static func touch(_ phase: PointerSample.Phase, x: Double) -> Input {
    .pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: Point(x: x, y: 540)))
  }
}

extension Instant {
  /// A time at which everything is at rest.
  static let later = Instant(seconds: 100)
}
