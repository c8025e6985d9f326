import CollectionEngine
import TestSupport

/// A change that can be made to a snapshot and to the model.
enum SnapshotOperation {
  case appendItems([Int], section: Int)
  case insertItems([Int], other: Int, offset: Int)
  case moveItem(Int, other: Int, offset: Int)
  case moveItemToEnd(Int, section: Int)
  case deleteItems([Int])
  case reloadItems([Int])
  case appendSections([Int])
  case insertSections([Int], other: Int, offset: Int)
  case moveSection(Int, other: Int, offset: Int)
  case deleteSections([Int])
  case reloadSections([Int])
  case deleteAll
  case clearReloads

  /// What a call returned.
  enum Answer: Equatable {
    case ignored([Int])
    case moved(Bool)
    case nothing
  }

  static func random(using generator: inout SeededGenerator) -> SnapshotOperation {
    let item = generator.number(0..<14)
    let other = generator.number(0..<14)
    let section = generator.number(100..<105)
    let otherSection = generator.number(100..<105)
    let offset = generator.number(0..<2)
    let items = (0..<generator.number(0..<5)).map { _ in generator.number(0..<14) }
    let sections = (0..<generator.number(0..<3)).map { _ in generator.number(100..<105) }
    switch generator.number(0..<40) {
    case 0..<7: return .appendItems(items, section: section)
    case 7..<12: return .insertItems(items, other: other, offset: offset)
    case 12..<18: return .moveItem(item, other: other, offset: offset)
    case 18..<21: return .moveItemToEnd(item, section: section)
    case 21..<24: return .deleteItems(items)
    case 24..<26: return .reloadItems(items)
    case 26..<29: return .appendSections(sections)
    case 29..<32: return .insertSections(sections, other: otherSection, offset: offset)
    case 32..<35: return .moveSection(section, other: otherSection, offset: offset)
    case 35..<37: return .deleteSections(sections)
    case 37: return .reloadSections(sections)
    case 38: return generator.number(0..<5) == 0 ? .deleteAll : .reloadItems([item])
    default: return .clearReloads
    }
  }

  func apply(to snapshot: inout Snapshot<Int, Int>) -> Answer {
    switch self {
    case .appendItems(let items, let section): return .ignored(snapshot.appendItems(items, to: section))
    case .insertItems(let items, let other, 0): return .ignored(snapshot.insertItems(items, before: other))
    case .insertItems(let items, let other, _): return .ignored(snapshot.insertItems(items, after: other))
    case .moveItem(let item, let other, 0): return .moved(snapshot.moveItem(item, before: other))
    case .moveItem(let item, let other, _): return .moved(snapshot.moveItem(item, after: other))
    case .moveItemToEnd(let item, let section): return .moved(snapshot.moveItem(item, toEndOf: section))
    case .deleteItems(let items): return .ignored(snapshot.deleteItems(items))
    case .reloadItems(let items): return .ignored(snapshot.reloadItems(items))
    case .appendSections(let sections): return .ignored(snapshot.appendSections(sections))
    case .insertSections(let sections, let other, 0): return .ignored(snapshot.insertSections(sections, before: other))
    case .insertSections(let sections, let other, _): return .ignored(snapshot.insertSections(sections, after: other))
    case .moveSection(let section, let other, 0): return .moved(snapshot.moveSection(section, before: other))
    case .moveSection(let section, let other, _): return .moved(snapshot.moveSection(section, after: other))
    case .deleteSections(let sections): return .ignored(snapshot.deleteSections(sections))
    case .reloadSections(let sections): return .ignored(snapshot.reloadSections(sections))
    case .deleteAll: snapshot.deleteAll()
    case .clearReloads: snapshot.clearReloads()
    }
    return .nothing
  }

  func apply(to model: inout SnapshotModel) -> Answer {
    switch self {
    case .appendItems(let items, let section):
      guard let number = model.sections.firstIndex(of: section) else { return .ignored(items) }
      return .ignored(model.insertItems(items, section: number, at: model.contents[number].count))
    case .insertItems(let items, let other, let offset):
      guard let target = model.position(of: other) else { return .ignored(items) }
      return .ignored(model.insertItems(items, section: target.section, at: target.item + offset))
    case .moveItem(let item, let other, let offset): return .moved(model.moveItem(item, nextTo: other, offset: offset))
    case .moveItemToEnd(let item, let section): return .moved(model.moveItem(item, toEndOf: section))
    case .deleteItems(let items): return .ignored(model.deleteItems(items))
    case .reloadItems(let items):
      model.reloadedItems.formUnion(items.filter(model.contains))
      return .ignored(items.filter { !model.contains($0) })
    case .appendSections(let sections): return .ignored(model.insertSections(sections, at: model.sections.count))
    case .insertSections(let sections, let other, let offset):
      guard let target = model.sections.firstIndex(of: other) else { return .ignored(sections) }
      return .ignored(model.insertSections(sections, at: target + offset))
    case .moveSection(let section, let other, let offset):
      return .moved(model.moveSection(section, nextTo: other, offset: offset))
    case .deleteSections(let sections): return .ignored(model.deleteSections(sections))
    case .reloadSections(let sections):
      model.reloadedSections.formUnion(sections.filter(model.sections.contains))
      return .ignored(sections.filter { !model.sections.contains($0) })
    case .deleteAll: model = SnapshotModel()
    case .clearReloads: (model.reloadedSections, model.reloadedItems) = ([], [])
    }
    return .nothing
  }
}
