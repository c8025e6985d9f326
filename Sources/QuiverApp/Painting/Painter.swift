import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints a scene, on a window or to a picture.
package final class Painter {
  package var style: Style {
    didSet { forgetSurfaces() }
  }
  package var backdrop: Backdrop {
    didSet { plates.forget() }
  }
  /// The backdrop that fades out, and its remaining opacity.
  var fading: (old: Backdrop, rest: Double)?
  /// Device pixels per logical pixel.
  package var scale = 1.0 {
    didSet { if scale != oldValue { forgetSurfaces() } }
  }
  /// The shape of icons, which their rings and shadows follow.
  package var iconShape = IconPreferences.Shape.original {
    didSet { if iconShape != oldValue { forgetSurfaces() } }
  }
  /// The font family of the desktop, used if the style has none.
  package var desktopFont = "Sans" {
    didSet { if desktopFont != oldValue { forgetSurfaces() } }
  }
  package let environment: any PaintingEnvironment
  /// Rotated pictures of wiggling tiles.
  let rotations = RotationCache()
  let labels = SurfaceCache<LabelKey>(capacity: 200)
  let sprites = SurfaceCache<Sprite>(capacity: 60)
  let guideTexts = SurfaceCache<GuideText>(capacity: 750)
  /// The plates of the dock and of an open folder.
  let plates = SurfaceCache<Rect>(capacity: 2)
  /// The plates of open folders in the last frame.
  private var panels: Set<Rect> = []
  var letters: [TileKey: Surface] = [:]
  var pass = Pass()

  package init(
    style: Style, backdrop: Backdrop, environment: any PaintingEnvironment = EmptyPaintingEnvironment()
  ) {
    self.style = style
    self.backdrop = backdrop
    self.environment = environment
  }

  func name(_ id: ItemID) -> String { environment.name(of: id) }

  /// Call this when names, icons or the style have changed.
  package func forgetSurfaces() {
    labels.forget()
    guideTexts.forget()
    sprites.forget()
    rotations.forget()
    plates.forget()
    letters = [:]
  }

  package func paint(_ scene: Scene, on drawing: Drawing) {
    paint(scene, scene.elements.indices, of: beginFrame(scene), on: drawing)
    rotations.endFrame()
  }

  /// Paints the parts of a canvas that need it.
  func paint(_ scene: Scene, on target: DrawTarget) {
    let (pass, reaches) = (beginFrame(scene), scene.elements.map(reach))
    target.paint { drawing, parts in
      var near: [Int] = []
      for (number, reach) in reaches.enumerated() where reach?.meets(parts) != false { near.append(number) }
      paint(scene, near, of: pass, on: drawing)
    }
    rotations.endFrame()
  }

  private func beginFrame(_ scene: Scene) -> Pass {
    var pass = Pass(scene, scale: scale)
    pass.stillPanels = pass.panels.intersection(panels)
    panels = pass.panels
    return pass
  }

  /// Paints some elements of a scene, given by their indices in order.
  private func paint(_ scene: Scene, _ numbers: some Sequence<Int>, of pass: Pass, on drawing: Drawing) {
    paintBackdrop(on: drawing, blurred: pass.veil)
    self.pass = pass
    for number in numbers where scene.elements[number].alpha > 0 { paint(scene.elements[number], on: drawing) }
  }

  /// Paints only the wallpaper. `blurred` is what blurs it, from 0 to 1.
  func paintBackdrop(on drawing: Drawing, blurred: Double = 0) {
    backdrop.paint(on: drawing, blurred: blurred)
    fading?.old.paint(on: drawing, alpha: fading?.rest ?? 0)
  }

  /// Draws or loads in advance what an element will be painted with.
  func prepare(_ element: Scene.Element) {
    switch element.kind {
    case .icon(let id), .miniature(let id): environment.prefetchIcon(of: id, side: side(of: element))
    case .label(let id): _ = label(of: name(id), element)
    case .header(let title, _): _ = label(of: title, element, as: .header)
    case .indexLetter(let letter): _ = label(of: letter, element, as: .letter)
    case .programmeText(_, let title, let detail, let isCutOff):
      _ = programmeText(title, detail, isCutOff: isCutOff, element)
    case .folder:
      _ = (plateForm(element.frame), plateFace(element.frame))
      prepareVeil()
    case .dock, .hover, .tooltip, .pageDot, .pageControl, .pageNumber, .pagePreview, .opening, .notice, .veil, .panel,
      .title, .badge, .count, .ring, .button, .sheet, .keypad, .keypadKey, .menu, .menuTitle, .menuFilter, .menuRow,
      .emptyHome, .searchField,
      .nothingFound,
      .backdrop, .indexBar, .indexBubble, .status, .guide, .programme, .channel, .hour, .hourRule,
      .past, .currentTime, .guideCorner, .other:
      break
    }
  }

  private func paint(_ element: Scene.Element, on drawing: Drawing) {
    guard let clip = element.clip else { return paintUnclipped(element, on: drawing) }
    drawing.saved {
      drawing.rectangle(clip.minX, clip.minY, clip.width, clip.height)
      drawing.clip()
      paintUnclipped(element, on: drawing)
    }
  }

  private func paintUnclipped(_ element: Scene.Element, on drawing: Drawing) {
    switch element.kind {
    case .icon(let id): paintIcon(id, element, on: drawing)
    case .label(let id): paintLabel(of: id, element, on: drawing)
    case .hover: paintHoverPlate(element, on: drawing)
    case .tooltip(let id): paintTooltip(of: id, element, on: drawing)
    case .header(let title, _): paintHeader(title, element, on: drawing)
    case .backdrop: paintSectionBackground(element, on: drawing)
    case .indexBar: break
    case .indexLetter(let letter): paintIndexLetter(letter, element, on: drawing)
    case .indexBubble(let letter): paintIndexBubble(letter, element, on: drawing)
    case .dock: paintDock(element, on: drawing)
    case .pageDot: paintDot(element, on: drawing)
    case .pageControl: paintPageControl(element, on: drawing)
    case .pageNumber(let screen, let count): paintPageNumber(screen + 1, of: count, element, on: drawing)
    case .pagePreview(let preview): paintPagePreview(preview, element, on: drawing)
    case .opening(let id): paintOpening(id, element, on: drawing)
    case .notice(let notice): paintNotice(notice, element, on: drawing)
    case .folder: paintFolder(element, on: drawing)
    case .miniature(let id): paintMiniature(id, element, on: drawing)
    case .veil: paintVeil(element, on: drawing)
    case .panel: paintPanel(element, on: drawing)
    case .title(let id): paintTitle(of: id, element, on: drawing)
    case .badge: paintBadge(element, on: drawing)
    case .count(let count): paintCount(count, element, on: drawing)
    case .ring: paintRing(element, on: drawing)
    case .button(let button): paintButton(button, element, on: drawing)
    case .sheet(let content): paintSheet(content, element, on: drawing)
    case .keypad(let entered, let wait): paintKeypad(entered: entered, wait: wait, element, on: drawing)
    case .keypadKey(let key): paintKeypadKey(key, element, on: drawing)
    case .emptyHome(let hasApplications): paintEmptyHome(hasApplications, element, on: drawing)
    case .searchField(let text): paintSearchField(text, element, on: drawing)
    case .nothingFound: paintNothingFound(element, on: drawing)
    case .status(let item): paintStatus(item, element, on: drawing)
    case .menu: paintMenu(element, on: drawing)
    case .menuTitle(let id): paintMenuTitle(of: id, element, on: drawing)
    case .menuFilter(let text): paintMenuFilter(text, element, on: drawing)
    case .menuRow(_, let entry): paintMenuRow(entry, element, on: drawing)
    case .guide(let hasChannels): paintGuide(hasChannels: hasChannels, element, on: drawing)
    case .programme(_, let phase): paintProgramme(phase, element, on: drawing)
    case .programmeText(_, let title, let detail, let isCutOff):
      paintProgrammeText(title, detail, isCutOff: isCutOff, element, on: drawing)
    case .channel(let name, _): paintChannel(name, element, on: drawing)
    case .hour(let time): paintHour(time, element, on: drawing)
    case .hourRule: paintHourRule(element, on: drawing)
    case .past: paintPast(element, on: drawing)
    case .currentTime: paintCurrentTime(element, on: drawing)
    case .guideCorner(let day, let leadsBack): paintGuideCorner(day, leadsBack: leadsBack, element, on: drawing)
    // None of the springboard's own layouts has such elements.
    case .other: break
    }
  }

  var labelFont: Font { font(size: pass.label.size, weight: style.fonts.labelWeight) }
  var noticeFont: Font { font(size: style.fonts.noticeSize) }

  func font(size: Double, weight: Int = 400) -> Font {
    Font(family: style.fonts.family ?? desktopFont, size: size, weight: weight)
  }
}

extension Painter {
  /// Everything that the pixels of a label depend on.
  struct LabelKey: Hashable {
    enum Role { case label, title, header, letter }

    var words: String
    var role: Role
    /// In device pixels.
    var width: Int
    var height: Int
    var ground: Ground
    /// The measures of the labels of the scene.
    var label: LabelMetrics
  }
}

/// An icon at a size.
struct TileKey: Hashable {
  let id: ItemID
  /// In device pixels.
  let side: Int
}
