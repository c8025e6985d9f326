import GtkBridge
import QuiverCore
import SpringboardEngine

/// A window that shows a view of the springboard, with everything that only this window needs.
final class SpringboardWindow {
  /// Another one takes the canvas when the mode changes.
  var toplevel: Window
  let stage: Stage
  let accessibility: AccessibleBoard
  let naming: FolderNaming
  let searching: SearchFieldHost
  let sheet: SheetHost
  /// Loads the pictures on the settings sheet while it is open.
  var thumbnails: Thumbnails?
  /// The monitor that the window was put on; nil if the compositor chooses one.
  var monitor: Monitor?
  var accessibilityIdle: LoopSource?
  /// Whether it was painted since it was shown.
  var isPainted = false

  init(_ toplevel: Window, _ stage: Stage, _ catalogue: CatalogueStore) {
    (self.toplevel, self.stage) = (toplevel, stage)
    let (canvas, resources) = (toplevel.canvas, stage.resources)
    accessibility = AccessibleBoard(on: canvas, words: ItemDescriptions(stage, catalogue, resources))
    naming = FolderNaming(on: canvas)
    searching = SearchFieldHost(on: canvas)
    sheet = SheetHost(on: canvas)
    let environment = resources.paintingEnvironment
    (environment.names, environment.canvas) = (stage.shared, canvas)
    (environment.naming, environment.searching) = (naming, searching)
  }

  /// Hides the window for good, and removes its view. Hiding comes first, because it cancels the pointers that are down in
  /// the window and may drag in another one.
  func close() {
    toplevel.hide()
    accessibilityIdle = nil
    stage.end()
  }

  /// Highlights the next row of the open menu whose title begins with a character.
  func highlightMenuRow(startingWith character: Character) {
    let springboard = stage.springboard
    let row = stage.scene.menuRow(startingWith: character) { entry in
      Strings.title(of: entry) { springboard.name(of: $0) ?? $0.text }
    }
    if let row { stage.send(.act(.menu(.highlight(row)))) }
  }

  var view: ViewID { stage.view }
  var canvas: Canvas { toplevel.canvas }
  var resources: RenderResources { stage.resources }
}
