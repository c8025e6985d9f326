import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// A window that shows a view of the springboard, with everything that only this window needs.
final class SpringboardWindow {
  /// Another one takes the canvas when the mode changes, and when a home screen comes in front of all windows on X11 or KWin.
  private(set) var toplevel: Window
  /// The desktop window, which has the canvas again when the home screen goes below the windows; nil unless it is in front of
  /// them.
  private(set) var desktop: Window?
  /// The window that was in front, until the desktop window is painted.
  private var departing: Window?
  private var departureTimer: LoopSource?
  let stage: Stage
  let accessibility: AccessibleBoard
  let naming: FolderNaming
  let searching: SearchFieldHost
  let sheet: SheetHost
  /// Loads the pictures on the settings sheet while it is open.
  private(set) var thumbnails: Thumbnails?
  /// The monitor that the window was put on; nil if the compositor chooses one.
  private(set) var monitor: Monitor?
  private var accessibilityIdle: LoopSource?
  /// Whether it was painted since it was shown.
  private(set) var isPainted = false

  init(_ toplevel: Window, _ stage: Stage, _ catalogue: CatalogueStore) {
    (self.toplevel, self.stage) = (toplevel, stage)
    let (canvas, resources) = (toplevel.canvas, stage.resources)
    accessibility = AccessibleBoard(on: canvas, words: ItemDescriptions(stage, catalogue, resources))
    naming = FolderNaming(on: canvas)
    searching = SearchFieldHost(on: canvas)
    sheet = SheetHost(on: canvas)
    resources.paintingEnvironment.serve(stage.shared, on: canvas, naming: naming, searching: searching)
  }

  /// Hides the window for good, and removes its view. Hiding comes first, because it cancels the pointers that are down in
  /// the window and may drag in another one.
  func close() {
    for window in [toplevel, desktop, departing] { window?.hide() }
    accessibilityIdle = nil
    stage.end()
  }

  /// Moves the canvas to a window of another kind, which is on no monitor yet.
  func move(to toplevel: Window) { (self.toplevel, monitor) = (toplevel, nil) }

  /// It was put on a monitor; nil if the compositor chooses one.
  func note(_ monitor: Monitor?) { self.monitor = monitor }

  /// It will be shown, and painted after that.
  func expectFrame() { isPainted = false }

  /// A frame was painted.
  func painted() { isPainted = true }

  /// Updates the screen readers when the frame is on screen.
  func describe(_ scene: Scene) {
    accessibilityIdle = MainLoop.idle { [unowned self] in accessibility.show(scene, of: stage.springboard, in: view) }
  }

  /// Loads the pictures on the settings sheet until ``endSheet()``, also from a cache.
  func beginThumbnails(cache: String?) -> Thumbnails {
    let thumbnails = Thumbnails(cache: cache, scale: canvas.scale)
    self.thumbnails = thumbnails
    return thumbnails
  }

  /// Closes the sheet, and loads no pictures for it any more.
  func endSheet() {
    sheet.end()
    thumbnails = nil
  }

  func carryOut(_ effect: MenuEffect) {
    switch effect {
    case .findRow(let character): highlightMenuRow(startingWith: character)
    case .measure:
      guard let menu = stage.springboard.openMenu(in: stage.view) else { return }
      stage.send(.menuWidth(resources.painter.menuPainter.width(ofMenuOf: menu.item, menu.rows)))
    }
  }

  /// Highlights the next row of the open menu whose title begins with a character.
  private func highlightMenuRow(startingWith character: Character) {
    let springboard = stage.springboard
    let row = stage.scene.menuRow(startingWith: character) { entry in
      Strings.title(of: entry) { springboard.name(of: $0) ?? $0.text }
    }
    if let row { stage.send(.act(.menu(.highlight(row)))) }
  }

  /// Whether it is shown, in front of other windows or behind them.
  var isShown: Bool { (desktop ?? toplevel).isShown }
  var view: ViewID { stage.view }
  var canvas: Canvas { toplevel.canvas }
  var resources: RenderResources { stage.resources }
}

/// A home screen on X11 and KWin. Its desktop window is below all others, and only a window of another type can be in front of
/// them. That one takes the canvas for a while.
extension SpringboardWindow {
  /// Moves the canvas to a window that fills a screen and is on all virtual desktops. It is not shown yet.
  func raise(on display: Display) {
    guard desktop == nil else { return }
    finishLowering()
    toplevel.freeze()
    desktop = toplevel
    let front = Window(.overlay, title: Strings.applicationName, on: display, canvas: canvas)
    if display.isXwayland { front.beginWithPicture(of: toplevel) }
    front.stick()
    toplevel = front
    stage.coveringChanged(isCovered: false)
  }

  /// Moves the canvas back to the desktop window. The other one is hidden when that is painted, so that nothing flickers.
  func lower() {
    guard let desktop else { return }
    departing = toplevel
    (toplevel, self.desktop) = (desktop, nil)
    stage.coveringChanged(isCovered: false)
    desktop.embed(canvas)
    desktop.thaw()
    if !desktop.isShown { desktop.show() }
    departureTimer = MainLoop.timer(after: Self.longestDeparture) { [weak self] in self?.finishLowering() }
  }

  /// Seconds after which a desktop window is not waited for. It may get no frames, because it is covered.
  private static let longestDeparture = 0.1

  func finishLowering() {
    guard let departing else { return }
    departing.hide()
    (self.departing, departureTimer) = (nil, nil)
    stage.coveringChanged(isCovered: toplevel.isObscured)
  }
}
