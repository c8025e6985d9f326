import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints a scene, on a window or to a picture.
package final class Painter {
  package let tools: PaintingTools
  /// The plates of open folders in the last frame.
  private var panels: Set<Rect> = []
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
    paint(scene, scene.elements.indices, of: beginFrame(scene), on: drawing)
    tools.rotations.endFrame()
  }

  /// Paints the parts of a canvas that need it.
  func paint(_ scene: Scene, on target: DrawTarget) {
    let pass = beginFrame(scene)
    var reaches: [Rect?] = []
    // A closure that calls this actor's method would check its thread for each element.
    for element in scene.elements { reaches.append(reach(of: element)) }
    target.paint { drawing, parts in
      var near: [Int] = []
      for (number, reach) in reaches.enumerated() where reach?.meets(parts) != false { near.append(number) }
      paint(scene, near, of: pass, on: drawing)
    }
    tools.rotations.endFrame()
  }

  private func beginFrame(_ scene: Scene) -> Pass {
    var pass = Pass(scene, scale: tools.scale)
    pass.stillPanels = pass.panels.intersection(panels)
    panels = pass.panels
    return pass
  }

  /// Paints some elements of a scene, given by their indices in order.
  private func paint(_ scene: Scene, _ numbers: some Sequence<Int>, of pass: Pass, on drawing: Drawing) {
    paintBackdrop(on: drawing, blurred: pass.veil)
    tools.begin(pass)
    for number in numbers where scene.elements[number].alpha > 0 { paint(scene.elements[number], on: drawing) }
  }

  /// Paints only the wallpaper. `blurred` is what blurs it, from 0 to 1.
  func paintBackdrop(on drawing: Drawing, blurred: Double = 0) {
    tools.backdrop.paint(on: drawing, blurred: blurred)
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
    case .veil: platePainter.paintVeil(element, on: drawing)
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
    // None of the springboard's own layouts has such elements.
    case .other: break
    }
  }
}
