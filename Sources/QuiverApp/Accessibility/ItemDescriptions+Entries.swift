import Freedesktop
import QuiverCore
import SpringboardEngine

extension ItemDescriptions {
  /// As the board and the applications' entries have them at each moment.
  init(_ stage: Stage, _ catalogue: CatalogueStore) {
    name = { stage.springboard.name(of: $0) }
    description = { id in
      guard let folder = stage.springboard.folder(id, in: .main) else { return catalogue.entry(id)?.comment ?? "" }
      return Strings.folder(of: folder.items.count { stage.springboard.application($0) != nil })
    }
    details = { id in catalogue.entry(id).map { Details(of: $0).lines.joined(separator: "\n") } ?? "" }
  }
}
