import Freedesktop
import QuiverCore
import SpringboardEngine

/// The names and descriptions of items, for screen readers.
struct ItemDescriptions {
  /// nil for an item that is neither installed nor on the board.
  var name: (ItemID) -> String?
  var description: (ItemID) -> String
  /// The text of the sheet of an application or a programme.
  var details: (ItemID) -> String
}

extension ItemDescriptions {
  /// Uses the board and the desktop entries at the time of each call.
  init(_ stage: Stage, _ catalogue: CatalogueStore, _ resources: RenderResources) {
    name = { stage.springboard.name(of: $0) }
    description = { id in
      guard let folder = stage.springboard.folder(id, in: stage.view) else {
        return catalogue.entry(id.application)?.comment ?? ""
      }
      return Strings.folder(of: folder.items.count { stage.springboard.application($0) != nil })
    }
    details = { resources.paintingEnvironment.details(of: $0).lines.joined(separator: "\n") }
  }
}
