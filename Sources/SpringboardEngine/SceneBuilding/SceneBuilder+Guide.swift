import CollectionEngine

/// The programme guide beside the pages.
extension SceneBuilder {
  /// Appends the part of the guide that is in view, if any.
  mutating func appendGuide() {
    guard let guide = layout.guide, view.isGuideVisible(at: now) else { return }
    let shift = Point(x: layout.metrics.pixels.nearest(layout.guideShift(at: now)), y: 0)
    let builder = GuideSceneBuilder(
      guide: guide, document: document, focus: view.focusedProgramme,
      pressed: document.permissions.restrictions.allowsHighlight ? view.input.pressed : nil,
      offset: aligned(guide.scrolled.contentOffset(at: now)),
      shift: shift, alpha: presence * (1 - searching), isReachable: layout.isGuideInFront && view.mode.drag == nil)
    elements += builder.elements
  }
}

/// Makes the elements of the guide.
struct GuideSceneBuilder {
  let guide: GuidePane
  let document: Document
  /// The programme that has the focus.
  let focus: ItemID?
  /// The target under a finger.
  let pressed: Scene.Target?
  /// The content offset.
  let offset: Point
  /// How far the guide is beside its frame.
  let shift: Point
  let alpha: Double
  /// Whether it can be touched.
  let isReachable: Bool

  /// From back to front.
  var elements: [Scene.Element] {
    let frame = guide.frame.moved(by: shift)
    let content = guide.content
    var elements = [element(.guide(hasChannels: !content.isEmpty), frame, in: frame)]
    guard !content.isEmpty else { return elements }
    for attributes in guide.layout.attributes(in: guide.scrolled.visible(at: offset)).inOrderOfDepth {
      append(attributes, to: &elements)
    }
    return elements
  }

  private var cellArea: Rect { guide.cellArea.moved(by: shift) }

  /// Where the content begins, in the coordinates of the viewport.
  private var origin: Point { guide.frame.moved(by: shift).origin - offset }

  private func append(_ attributes: LayoutAttributes, to elements: inout [Scene.Element]) {
    let place = attributes.frame.moved(by: origin)
    switch attributes.element {
    case .cell(let index): elements += cell(at: index, place, attributes.label?.moved(by: origin) ?? place)
    case .supplementary(.sectionHeader, let index) where guide.content.channels.indices.contains(index.section):
      let row = index.section
      elements.append(element(.channel(guide.content.channels[row].name, row: row), place, in: rowsArea))
    case .decoration(let decoration, let index):
      var element = element(kind(of: decoration, index), place, in: clip(of: decoration))
      if decoration == .hour { element.alpha *= hourAlpha(place) }
      elements.append(element)
    case .supplementary: elements.append(element(.other(attributes.element), place, in: frame))
    }
  }

  /// The part of the frame in which a decoration is visible.
  private func clip(of decoration: ElementKind) -> Rect {
    switch decoration {
    case .corner: frame
    case .hour: hoursArea
    default: cellArea
    }
  }

  private var frame: Rect { guide.frame.moved(by: shift) }
  /// Where the headers of the rows are.
  private var rowsArea: Rect { Rect(x: frame.minX, y: cellArea.minY, width: frame.width, height: cellArea.height) }
  /// Where the headers of the hours are.
  private var hoursArea: Rect { Rect(x: cellArea.minX, y: frame.minY, width: cellArea.width, height: frame.height) }

  /// The time of an hour fades when the headers of the rows cover its beginning.
  private func hourAlpha(_ place: Rect) -> Double {
    let hidden = guide.layout.metrics.isRightToLeft ? place.maxX - hoursArea.maxX : hoursArea.minX - place.minX
    return (1 - hidden / Self.hourFade).clamped(to: 0...1)
  }

  /// In logical pixels (by eye).
  private static let hourFade = 20.0

  private func kind(of decoration: ElementKind, _ index: ItemIndex) -> Scene.Kind {
    let (content, number) = (guide.content, index.item)
    return switch decoration {
    case .hour: .hour(content.timeText(at: guide.layout.marks[number]))
    case .hourRule: .hourRule(guide.layout.marks[number])
    case .past: .past
    case .currentTime: .currentTime
    case .corner: .guideCorner(content.dayName(at: guide.firstMoment(atOffset: offset)), leadsBack: leadsBack)
    default: .other(.decoration(decoration, index))
    }
  }

  /// Whether a tap on the corner leads back to the current time.
  private var leadsBack: Bool { guide.layout.currentTime.map { !guide.isVisible($0) } ?? false }

  private func cell(at index: ItemIndex, _ place: Rect, _ label: Rect) -> [Scene.Element] {
    guard let programme = guide.content.programme(at: index), let id = guide.content.id(at: index) else { return [] }
    var cell = element(.programme(id, phase(of: programme)), place, in: cellArea)
    cell.state.isFocused = id == focus
    cell.state.isReminded = document.reminders.contains(id)
    cell.state.press = pressed == .programme(id) ? 1 : 0
    cell.touch = isReachable ? touchArea(ofCellAt: index, place).intersection(cellArea) : nil
    let detail = programme.subtitle.isEmpty ? guide.content.timeRangeText(of: programme) : programme.subtitle
    let kind = Scene.Kind.programmeText(
      id, title: programme.title, detail: detail, isCutOff: label.width < place.width)
    return [cell, element(kind, label, in: cellArea)]
  }

  /// A narrow cell can also be touched beside it, but not nearer to another narrow one.
  private func touchArea(ofCellAt index: ItemIndex, _ place: Rect) -> Rect {
    let least = guide.layout.metrics.touchWidth
    guard place.width < least else { return place }
    var (left, right) = (place.midX - least / 2, place.midX + least / 2)
    for item in [index.item - 1, index.item + 1] where guide.content.rows[index.section].spans.indices.contains(item) {
      let cell = LayoutElement.cell(ItemIndex(section: index.section, item: item))
      let visible = guide.scrolled.visible(at: offset)
      guard let other = guide.layout.attributes(for: cell, in: visible)?.frame.moved(by: origin), other.width < least
      else { continue }
      if other.midX < place.midX {
        left = max(left, min(place.minX, (other.maxX + place.minX) / 2))
      } else {
        right = min(right, max(place.maxX, (other.minX + place.maxX) / 2))
      }
    }
    return Rect(x: left, y: place.minY, width: right - left, height: place.height)
  }

  private func phase(of programme: Guide.Programme) -> Scene.Phase {
    guard let time = guide.layout.currentTime else { return .future }
    return programme.isRunning(at: time) ? .running : programme.span.end <= time ? .past : .future
  }

  private func element(_ kind: Scene.Kind, _ frame: Rect, in clip: Rect) -> Scene.Element {
    let isInside = clip.contains(frame)
    let touch = isReachable && kind.traits.target != nil ? frame.intersection(clip) : nil
    return Scene.Element(kind: kind, frame: frame, touch: touch, clip: isInside ? nil : clip, alpha: alpha)
  }
}
