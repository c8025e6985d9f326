import QuiverCore
import SpringboardEngine

extension RenderResources {
  /// The key under which the first frame is cached, if it shows this scene.
  func firstFrameKey(of scene: Scene) -> FirstFrameKey {
    let names = scene.elements.compactMap { $0.kind.namedItem.map { paintingEnvironment.name(of: $0) } }
    let tiles = scene.elements.compactMap { element in
      element.kind.picturedItem.map { icons.request(for: $0, side: painter.tools.side(of: element)) }
    }
    return FirstFrameKey(conditions: firstFrameConditions, scene: scene, names: names, tiles: tiles)
  }

  var firstFrameConditions: FirstFrameConditions {
    FirstFrameConditions(
      environment: environment.signature, sources: environment.catalogueSources.subject, desktop: desktop,
      viewport: viewport, wallpapers: requests)
  }
}
