/// The names of the elements that are open. They are one after the other in one array, since there are many elements.
struct ElementStack {
  private var names: [UInt8] = []
  private var starts: [Int] = []

  var count: Int { starts.count }
  var isEmpty: Bool { starts.isEmpty }

  mutating func push(_ name: ArraySlice<UInt8>) {
    starts.append(names.count)
    names += name
  }

  mutating func pop() -> [UInt8]? {
    guard let start = starts.popLast() else { return nil }
    defer { names.removeSubrange(start...) }
    return Array(names[start...])
  }

  /// Ends the innermost element.
  mutating func drop() {
    if let start = starts.popLast() { names.removeSubrange(start...) }
  }

  /// Whether the innermost element has this name.
  func isInside(_ name: ArraySlice<UInt8>) -> Bool {
    starts.last.map { names[$0...].elementsEqual(name) } ?? false
  }

  /// Whether the outermost element has this name.
  func hasRoot(_ name: ArraySlice<UInt8>) -> Bool { self.name(0).elementsEqual(name) }

  /// Whether any element has this name.
  func contains(_ name: ArraySlice<UInt8>) -> Bool { starts.indices.contains { self.name($0).elementsEqual(name) } }

  private func name(_ index: Int) -> ArraySlice<UInt8> {
    names[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : names.count)]
  }
}
