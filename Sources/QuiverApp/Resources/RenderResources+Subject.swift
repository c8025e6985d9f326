import QuiverCore
import SpringboardEngine

extension RenderResources {
  /// All that a scene's pixels depend on, as far as it is known without a look at any picture.
  func subject(of scene: Scene) -> String {
    let names = scene.elements.compactMap { element in
      if case .label(let id) = element.kind { painter.name(id) } else { nil }
    }
    let tiles = scene.elements.compactMap { element in
      element.kind.pictured.map {
        request(for: $0, side: painter.side(of: element)).map { "\($0.side) \($0.icon)" } ?? ""
      }
    }
    let wallpapers = requests.map { "\($0)" }
    let all = surroundings.signature + ["\(desktop)", "\(viewport)", "\(scene)"] + names + tiles + wallpapers
    return all.joined(separator: "\n")
  }
}
