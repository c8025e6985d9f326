/// A snapshot as simply as possible: an array of arrays, which is searched for everything.
struct SnapshotModel: Equatable {
  var sections: [Int] = []
  var contents: [[Int]] = []
  var reloadedSections: Set<Int> = []
  var reloadedItems: Set<Int> = []

  func contains(_ item: Int) -> Bool { contents.contains { $0.contains(item) } }

  func position(of item: Int) -> (section: Int, item: Int)? {
    for (section, items) in contents.enumerated() {
      if let index = items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  mutating func insertItems(_ items: [Int], section: Int, at start: Int) -> [Int] {
    var ignored: [Int] = []
    var index = start
    for item in items {
      if contains(item) {
        ignored.append(item)
      } else {
        contents[section].insert(item, at: index)
        index += 1
      }
    }
    return ignored
  }

  mutating func insertSections(_ added: [Int], at start: Int) -> [Int] {
    var ignored: [Int] = []
    var number = start
    for section in added {
      if sections.contains(section) {
        ignored.append(section)
      } else {
        sections.insert(section, at: number)
        contents.insert([], at: number)
        number += 1
      }
    }
    return ignored
  }

  mutating func deleteItems(_ items: [Int]) -> [Int] {
    items.filter { item in
      guard let (section, index) = position(of: item) else { return true }
      contents[section].remove(at: index)
      reloadedItems.remove(item)
      return false
    }
  }

  mutating func deleteSections(_ deleted: [Int]) -> [Int] {
    deleted.filter { section in
      guard let number = sections.firstIndex(of: section) else { return true }
      reloadedItems.subtract(contents[number])
      reloadedSections.remove(section)
      sections.remove(at: number)
      contents.remove(at: number)
      return false
    }
  }

  mutating func moveItem(_ item: Int, nextTo other: Int, offset: Int) -> Bool {
    guard item != other, contains(other), let source = position(of: item) else { return false }
    contents[source.section].remove(at: source.item)
    guard let target = position(of: other) else { return false }
    contents[target.section].insert(item, at: target.item + offset)
    return true
  }

  mutating func moveItem(_ item: Int, toEndOf section: Int) -> Bool {
    guard let source = position(of: item), let number = sections.firstIndex(of: section) else { return false }
    contents[source.section].remove(at: source.item)
    contents[number].append(item)
    return true
  }

  mutating func moveSection(_ section: Int, nextTo other: Int, offset: Int) -> Bool {
    guard section != other, sections.contains(other), let source = sections.firstIndex(of: section) else {
      return false
    }
    sections.remove(at: source)
    let items = contents.remove(at: source)
    guard let target = sections.firstIndex(of: other) else { return false }
    sections.insert(section, at: target + offset)
    contents.insert(items, at: target + offset)
    return true
  }
}
