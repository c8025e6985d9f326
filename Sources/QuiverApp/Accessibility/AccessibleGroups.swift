import GtkBridge
import QuiverCore
import SpringboardEngine

/// The dock, the page, the open folder and the sections as groups for screen readers, and the positions of the elements in them.
struct AccessibleGroups {
  private let springboard: Springboard
  private let view: ViewID
  private let words: ItemDescriptions

  init(in springboard: Springboard, _ view: ViewID, words: ItemDescriptions) {
    (self.springboard, self.view, self.words) = (springboard, view, words)
  }

  /// The place of an element; nil if it is in no group. Titles are not counted.
  func place(of element: Scene.Element) -> AccessibleItem.Place? {
    group(of: element).map { AccessibleItem.Place(in: id(of: $0.group), index: $0.index, of: $0.count) }
  }

  /// Appends each element to its group, at the place of the group's first element. In a group, the title is first, and the items
  /// follow in order.
  func arranging(_ readings: [(element: Scene.Element, reading: AccessibleReading)]) -> [AccessibleReading] {
    let members = Dictionary(grouping: readings) { $0.reading.item.place?.group }
    var appended: Set<String> = []
    return readings.flatMap { element, reading -> [AccessibleReading] in
      guard let id = reading.item.place?.group, let group = group(of: element)?.group else { return [reading] }
      guard appended.insert(id).inserted else { return [] }
      let inOrder = (members[id] ?? []).enumerated()
        .sorted { ($0.element.reading.order, $0.offset) < ($1.element.reading.order, $1.offset) }.map(\.element)
      return [panel(of: group, around: inOrder.map(\.element))] + inOrder.map(\.reading)
    }
  }

  /// Dragged items are in no group. They are read last, where the scene has them.
  private func group(of element: Scene.Element) -> (group: ItemPosition.Group, index: Int?, count: Int)? {
    guard element.state.lift == 0 else { return nil }
    let traits = element.kind.traits
    switch (traits.reading, traits.subject, element.kind) {
    case (.application, .item(let id), _), (.folder, .item(let id), _):
      return springboard.position(of: id, in: view).map { ($0.group, $0.index, $0.count) }
    case (.heading, _, .header(let title, let section)): return (.section(section, title: title), nil, 0)
    case (.folderName, .item(let id), _): return (.folder(id), nil, 0)
    default: return nil
    }
  }

  private func panel(of group: ItemPosition.Group, around elements: [Scene.Element]) -> AccessibleReading {
    let frames = elements.map { $0.touch ?? $0.frame }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let item = AccessibleItem(id: id(of: group), role: .panel, name: name(of: group), frame: Extent(frame))
    return AccessibleReading(item: item, actions: [])
  }

  private func id(of group: ItemPosition.Group) -> String {
    switch group {
    case .dock: "/dock"
    case .page(let page, _): "/page \(page)"
    case .folder(let id): "/folder \(id)"
    case .section(let section, _): "/items \(section)"
    }
  }

  private func name(of group: ItemPosition.Group) -> String {
    switch group {
    case .dock: Strings.dock
    case .page(let page, let count): Strings.page(page + 1, of: count)
    case .folder(let id): words.name(id) ?? id.text
    case .section(_, let title): title
    }
  }
}

extension AccessibleReading {
  /// The position in the group; the title is before everything else.
  fileprivate var order: Int { item.place?.index ?? -1 }
}
