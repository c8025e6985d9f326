import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints a scene, on a window or to a picture.
package final class Painter {
  package let tools: PaintingTools
  /// The plates of open folders in the last frame.
  private var panels: Set<Rect> = []
  /// What the frontmost veil of the last frame shows; nil if there was none.
  var veiledPicture: VeiledPicture?
  /// The picture of a veil that cannot be seen yet, which is drawn after this frame; nil if there is none.
  var wantedPicture: (picture: VeiledPicture, pictures: PicturePainting)?
  let noticePainter: NoticePainter
  let tilePainter: TilePainter
  let sheetPainter: SheetPainter
  let searchPainter: SearchPainter
  let titlePainter: TitlePainter
  private let guidePainter: GuidePainter
  let menuPainter: MenuPainter
  private let keypadPainter: KeypadPainter
  private let explanationPainter: ExplanationPainter
  private let buttonPainter: ButtonPainter
  private let statusPainter: StatusPainter
  private let pageControlPainter: PageControlPainter
  private let libraryPainter: LibraryPainter
  private let platePainter: PlatePainter
  private let hoverPainter: HoverPainter
  private let openingPainter: OpeningPainter

  package init(
    style: Style, backdrop: Backdrop, environment: any PaintingEnvironment = EmptyPaintingEnvironment()
  ) {
    tools = PaintingTools(style: style, backdrop: backdrop, environment: environment)
    tilePainter = TilePainter(tools: tools)
    guidePainter = GuidePainter(tools: tools)
    menuPainter = MenuPainter(tools: tools)
    sheetPainter = SheetPainter(tools: tools)
    keypadPainter = KeypadPainter(tools: tools)
    explanationPainter = ExplanationPainter(tools: tools)
    noticePainter = NoticePainter(tools: tools)
    buttonPainter = ButtonPainter(tools: tools)
    statusPainter = StatusPainter(tools: tools)
    pageControlPainter = PageControlPainter(tools: tools)
    libraryPainter = LibraryPainter(tools: tools)
    platePainter = PlatePainter(tools: tools)
    hoverPainter = HoverPainter(tools: tools)
    searchPainter = SearchPainter(tools: tools)
    titlePainter = TitlePainter(tools: tools)
    openingPainter = OpeningPainter(tools: tools)
  }

  package func paint(_ scene: Scene, on drawing: Drawing) {
    let frame = frame(of: scene, beginFrame(scene))
    let bounds = drawing.clipBounds
    let clip = Extent(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    paint(ScenePart(frame, within: [clip]), on: drawing)
    tools.rotations.endFrame()
  }

  /// Paints the parts of a canvas that need it.
  func paint(_ scene: Scene, on target: DrawTarget) {
    let frame = frame(of: scene, beginFrame(scene))
    keepVeiledPicture(of: frame, on: target)
    target.paint { paint(ScenePart(frame, within: $1), with: veiledPicture, on: $0) }
    tools.rotations.endFrame()
  }

  func frame(of scene: Scene, _ pass: Pass) -> PaintedFrame {
    var reaches: [Rect?] = []
    reaches.reserveCapacity(scene.elements.count)
    // A closure that calls this actor's method would check its thread for each element.
    for element in scene.elements { reaches.append(reach(of: element)) }
    return PaintedFrame(scene, pass, reaches: reaches)
  }

  private func beginFrame(_ scene: Scene) -> Pass {
    var pass = Pass(scene, scale: tools.scale)
    pass.stillPanels = pass.panels.intersection(panels)
    panels = pass.panels
    return pass
  }

  /// Paints the wallpaper and elements on it. What is behind a veil is painted as it is, and over it once more, as opaque as the
  /// veil is, dimmed and on the blurred wallpaper. `picture` has that of the frontmost veil.
  private func paint(
    _ part: ScenePart, isVeiled: Bool = false, with picture: VeiledPicture? = nil, on drawing: Drawing
  ) {
    let veil = part.veil
    if let veil {
      paint(veil, of: part, isVeiled: isVeiled, with: picture, on: drawing)
    } else {
      tools.begin(part.frame.pass)
      paintBackdrop(on: drawing, isBlurred: isVeiled)
    }
    for number in part.near where part.shows(number, after: veil) {
      paint(part.frame.scene.elements[number], on: drawing)
    }
  }

  /// Paints everything up to a veil.
  private func paint(
    _ veil: Int, of part: ScenePart, isVeiled: Bool, with picture: VeiledPicture?, on drawing: Drawing
  ) {
    let (element, behind) = (part.frame.scene.elements[veil], part.ending(at: veil))
    drawing.saved {
      let core = part.panel(after: veil).flatMap { platePainter.opaqueCore(of: $0, on: drawing) }
      if let core { drawing.clip(outside: core) }
      if element.alpha < VeiledPicture.leastOpaque { paint(behind, isVeiled: isVeiled, on: drawing) }
      if element.alpha < VeiledPicture.leastVisible { return }
      if let picture {
        drawing.paint(picture.surface, x: 0, y: 0, alpha: element.alpha, filter: .exact)
      } else {
        drawing.layer(alpha: element.alpha, within: element.frame) { paintVeiled(behind, on: drawing) }
      }
    }
    tools.begin(part.frame.pass)
    tools.cover(element.rest, with: tools.style.colors.veil)
  }

  /// Paints what a veil shows of everything behind it.
  func paintVeiled(_ part: ScenePart, on drawing: Drawing) {
    paint(part, isVeiled: true, on: drawing)
    platePainter.paintVeil(on: drawing)
  }

  /// Paints only the wallpaper.
  func paintBackdrop(on drawing: Drawing, isBlurred: Bool = false) {
    tools.backdrop.paint(on: drawing, isBlurred: isBlurred)
    tools.fading?.old.paint(on: drawing, alpha: tools.fading?.rest ?? 0)
  }

  /// Draws or loads in advance what an element will be painted with.
  func prepare(_ element: Scene.Element) {
    switch element.kind {
    case .icon(let id), .miniature(let id): tools.environment.prefetchIcon(of: id, side: tools.side(of: element))
    case .label(let id): _ = tools.label(of: tools.name(id), element)
    case .header(let title, _): _ = tools.label(of: title, element, as: .header)
    case .indexLetter(let letter): _ = tools.label(of: letter, element, as: .letter)
    case .programmeText(_, let title, let detail, let isCutOff):
      _ = guidePainter.programmeText(title, detail, isCutOff: isCutOff, element)
    case .folder:
      _ = (tilePainter.plateForm(element.frame), tilePainter.plateFace(element.frame))
      platePainter.prepareVeil()
    case .dock, .hover, .tooltip, .pageDot, .pageControl, .pageNumber, .pagePreview, .opening, .notice, .veil, .panel,
      .title, .badge, .count, .ring, .button, .sheet, .keypad, .keypadKey, .menu, .menuTitle, .menuFilter, .menuRow,
      .emptyHome, .searchField, .nothingFound, .backdrop, .indexBar, .indexBubble, .status, .guide, .programme,
      .channel,
      .hour, .hourRule, .past, .currentTime, .guideCorner, .other:
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
    case .icon(let id): tilePainter.paintIcon(id, element, on: drawing)
    case .label(let id): titlePainter.paintLabel(of: id, element, on: drawing)
    case .hover: hoverPainter.paintHoverPlate(element, on: drawing)
    case .tooltip(let id): hoverPainter.paintTooltip(of: id, element, on: drawing)
    case .header(let title, _): libraryPainter.paintHeader(title, element, on: drawing)
    case .backdrop: libraryPainter.paintSectionBackground(element, on: drawing)
    case .indexBar: break
    case .indexLetter(let letter): libraryPainter.paintIndexLetter(letter, element, on: drawing)
    case .indexBubble(let letter): libraryPainter.paintIndexBubble(letter, element, on: drawing)
    case .dock: platePainter.paintDock(element, on: drawing)
    case .pageDot: pageControlPainter.paintDot(element, on: drawing)
    case .pageControl: pageControlPainter.paintPageControl(element, on: drawing)
    case .pageNumber(let screen, let count):
      pageControlPainter.paintPageNumber(screen + 1, of: count, element, on: drawing)
    case .pagePreview(let preview): pageControlPainter.paintPagePreview(preview, element, on: drawing)
    case .opening(let id): openingPainter.paintOpening(id, element, on: drawing)
    case .notice(let notice): noticePainter.paintNotice(notice, element, on: drawing)
    case .folder: tilePainter.paintFolder(element, on: drawing)
    case .miniature(let id): tilePainter.paintMiniature(id, element, on: drawing)
    case .panel: platePainter.paintPanel(element, on: drawing)
    case .title(let id): titlePainter.paintTitle(of: id, element, on: drawing)
    case .badge: tilePainter.paintBadge(element, on: drawing)
    case .count(let count): tilePainter.paintCount(count, element, on: drawing)
    case .ring: tilePainter.paintRing(element, on: drawing)
    case .button(let button): buttonPainter.paintButton(button, element, on: drawing)
    case .sheet(let content): sheetPainter.paintSheet(content, element, on: drawing)
    case .keypad(let entered, let wait): keypadPainter.paintKeypad(entered: entered, wait: wait, element, on: drawing)
    case .keypadKey(let key): keypadPainter.paintKeypadKey(key, element, on: drawing)
    case .emptyHome(let hasApplications): explanationPainter.paintEmptyHome(hasApplications, element, on: drawing)
    case .searchField(let text): searchPainter.paintSearchField(text, element, on: drawing)
    case .nothingFound: explanationPainter.paintNothingFound(element, on: drawing)
    case .status(let item): statusPainter.paintStatus(item, element, on: drawing)
    case .menu: menuPainter.paintMenu(element, on: drawing)
    case .menuTitle(let id): menuPainter.paintMenuTitle(of: id, element, on: drawing)
    case .menuFilter(let text): menuPainter.paintMenuFilter(text, element, on: drawing)
    case .menuRow(_, let entry): menuPainter.paintMenuRow(entry, element, on: drawing)
    case .guide(let hasChannels): guidePainter.paintGuide(hasChannels: hasChannels, element, on: drawing)
    case .programme(_, let phase): guidePainter.paintProgramme(phase, element, on: drawing)
    case .programmeText(_, let title, let detail, let isCutOff):
      guidePainter.paintProgrammeText(title, detail, isCutOff: isCutOff, element, on: drawing)
    case .channel(let name, _): guidePainter.paintChannel(name, element, on: drawing)
    case .hour(let time): guidePainter.paintHour(time, element, on: drawing)
    case .hourRule: guidePainter.paintHourRule(element, on: drawing)
    case .past: guidePainter.paintPast(element, on: drawing)
    case .currentTime: guidePainter.paintCurrentTime(element, on: drawing)
    case .guideCorner(let day, let leadsBack):
      guidePainter.paintGuideCorner(day, leadsBack: leadsBack, element, on: drawing)
    // Veils are painted with what is behind them. None of the springboard's own layouts has other elements.
    case .veil, .other: break
    }
  }
}
