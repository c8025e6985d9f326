import QuiverCore
import SpringboardEngine

extension RenderResources {
  /// The key under which the first frame is cached, if it shows this scene.
  func firstFrameKey(of scene: Scene) -> FirstFrameKey {
    let names = scene.elements.compactMap { element in
      switch element.kind {
      case .label(let id), .title(let id): paintingEnvironment.name(of: id)
      default: nil
      }
    }
    let tiles = scene.elements.compactMap { element in
      element.kind.pictured.map { request(for: $0, side: painter.side(of: element)) }
    }
    return FirstFrameKey(
      environment: environment.signature, desktop: desktop, viewport: viewport, scene: scene, names: names,
      tiles: tiles, wallpapers: requests)
  }
}
