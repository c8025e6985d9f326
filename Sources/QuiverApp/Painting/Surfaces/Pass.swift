import CollectionEngine
import QuiverCore
import SpringboardEngine

/// The properties of the whole scene that painting an element depends on.
struct Pass {
  /// Whether another frame follows at once.
  var isMoving = false
  /// Whether the layout is mirrored.
  var isRightToLeft = false
  /// The side of icons on the board in device pixels; icons of this size are loaded.
  var iconSide = 0
  /// The measures of the labels under icons.
  var label = LabelMetrics(size: 13, lines: 1)
  /// The frame of the button in a notice.
  var noticeButton: Rect?
  /// The tile that has a tooltip, and its label if it has one.
  private(set) var tooltipTile: Scene.Element?
  private(set) var tooltipLabel: Scene.Element?
  /// The frame of the dock. A folder on the dock needs a lighter plate.
  var dock: Rect?
  /// The indices of the visible veils behind open folders and sheets.
  private(set) var veils: [Int] = []
  /// The frames of open folders' plates.
  private(set) var panels: Set<Rect> = []
  /// The plates that have not moved since the last frame; only these are worth caching.
  var stillPanels: Set<Rect> = []
  /// The areas that cover the wallpaper, from back to front.
  private var covers: [Cover] = []

  /// An area between the wallpaper and the texts on it.
  struct Cover {
    let frame: Rect
    let color: Color
    /// Whether it is a plate of the library, whose colour follows the tone of the text on the wallpaper.
    let isSection: Bool
  }

  init() {}

  init(_ scene: Scene, scale: Double) {
    (isMoving, isRightToLeft, label) = (scene.next == .nextFrame, scene.isRightToLeft, scene.label)
    for (number, element) in scene.elements.enumerated() {
      switch element.kind {
      case .icon, .folder: iconSide = max(iconSide, Int((element.rest.width * scale).rounded()))
      case .button(.undo), .button(.takeOver): noticeButton = element.frame
      case .dock: dock = element.frame
      case .veil: if element.alpha > 0 { veils.append(number) }
      case .panel: panels.insert(element.frame)
      case .tooltip(let id): findTile(of: id, in: scene)
      default: continue
      }
    }
  }

  private mutating func findTile(of id: ItemID, in scene: Scene) {
    tooltipTile = scene.icon(id)
    tooltipLabel = scene.elements.first { $0.kind == .label(id) }
  }

  /// Adds an element that is between the wallpaper and the texts in front of it.
  mutating func cover(_ frame: Rect, with color: Color, isSection: Bool) {
    covers.append(Cover(frame: frame, color: color, isSection: isSection))
  }

  /// What is between the wallpaper and a text; nil if nothing is.
  func cover(under frame: Rect) -> Cover? { covers.last { $0.frame.contains(frame.center) } }
}
