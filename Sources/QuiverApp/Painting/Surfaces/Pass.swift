import QuiverCore
import SpringboardEngine

/// What is to be known of the scene that is being painted.
struct Pass {
  /// Whether another frame follows at once.
  var isMoving = false
  /// Whether the layout is mirrored.
  var isRightToLeft = false
  /// An icon's side on the board in device pixels: icons of that size are there.
  var iconSide = 0
  /// The room of a notice's button.
  var noticeButton: Rect?
  /// The dock's plate: another plate on it has to stand out.
  var dock: Rect?
  /// Where the plates of open folders are: only one that stays in its place is worth keeping.
  private(set) var panels: Set<Rect> = []
  /// Those that were there in the last frame too.
  var stillPanels: Set<Rect> = []
  /// What was laid over the wallpaper, the last one last.
  private var covers: [(frame: Rect, color: Color)] = []

  init() {}

  init(_ scene: Scene, scale: Double) {
    (isMoving, isRightToLeft) = (scene.next == .nextFrame, scene.isRightToLeft)
    for element in scene.elements {
      switch element.kind {
      case .icon, .folder: iconSide = max(iconSide, Int((element.rest.width * scale).rounded()))
      case .button(.undo): noticeButton = element.frame
      case .dock: dock = element.frame
      case .panel: panels.insert(element.frame)
      default: continue
      }
    }
  }

  /// Something hides all that is behind it but the wallpaper, out of focus, which shows through a colour.
  mutating func cover(_ frame: Rect, with color: Color) {
    covers.append((frame, color))
  }

  /// What lies between the wallpaper and words in a place, from back to front.
  func covers(under frame: Rect) -> [Color] {
    covers.last { $0.frame.contains(frame.center) }.map { [$0.color] } ?? []
  }
}
