import CollectionEngine
import TestSupport
import Testing

@Suite("Invariants of flow layouts")
struct FlowLayoutInvariantTests {
  private func layouts(_ seed: Int, _ body: (FlowLayout, inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let layout = FlowLayout.random(using: &generator)
      body(layout, &generator)
    }
  }

  @Test("The elements of a rectangle are exactly those that intersect it", arguments: 0..<4)
  func visibleElements(_ seed: Int) {
    layouts(seed) { layout, generator in
      for _ in 0..<10 {
        let visible = layout.randomRect(using: &generator)
        let shown = layout.attributes(in: visible)
        let expected = layout.elements(in: visible).filter { $0.frame.intersects(visible) }
        #expect(shown.count == expected.count)
        #expect(
          shown.sorted { $0.element.text < $1.element.text } == expected.sorted { $0.element.text < $1.element.text })
      }
    }
  }

  @Test("Elements at rest do not overlap, are inside the content and on whole device pixels", arguments: 0..<4)
  func rest(_ seed: Int) {
    layouts(seed) { layout, _ in
      let elements = layout.elements(in: layout.contentBounds)
      let bounds = layout.contentBounds
      #expect(elements.allSatisfy { bounds.holds($0.frame) })
      #expect(elements.allSatisfy { $0.frame.isWhole(layout.pixels.scale) })
      let frames = elements.filter { !$0.element.text.hasPrefix("backdrop") }.map(\.frame)
      for (number, frame) in frames.enumerated() {
        #expect(!frames[..<number].contains { $0.shrunk.intersects(frame.shrunk) })
      }
    }
  }

  @Test("Icon and label are inside their cell, do not overlap and are on whole device pixels", arguments: 0..<4)
  func anatomy(_ seed: Int) {
    layouts(seed) { layout, _ in
      for cell in layout.elements(in: layout.contentBounds) where cell.index != nil {
        let parts = [cell.icon] + [cell.label].compactMap(\.self)
        #expect(parts.allSatisfy { cell.frame.holds($0) && $0.isWhole(layout.pixels.scale) })
        #expect((cell.label?.minY ?? .infinity) >= cell.icon.maxY - 1e-6)
      }
    }
  }

  @Test("Pinned headers and footers stay in their section", arguments: 0..<4)
  func pinning(_ seed: Int) {
    layouts(seed) { layout, generator in
      let visible = layout.randomRect(using: &generator)
      let elements = layout.elements(in: visible)
      #expect(elements.allSatisfy { layout.contentBounds.holds($0.frame) })
      #expect(elements.allSatisfy { $0.flags.contains(.pinned) == ($0.z == 1) })
      let supplementary = elements.filter { $0.element.text.hasPrefix("header") || $0.element.text.hasPrefix("footer") }
      for (number, element) in supplementary.enumerated() where !layout.metrics.pinsFooters {
        #expect(!supplementary[..<number].contains { $0.frame.shrunk.intersects(element.frame.shrunk) })
      }
    }
  }

  @Test("A layout from right to left is the mirror image", arguments: 0..<4)
  func mirroring(_ seed: Int) {
    layouts(seed) { layout, generator in
      let width = layout.pixels.floor(layout.viewportSize.width) + 2 * layout.pixels.nearest(layout.origin.x)
      let visible = layout.randomRect(using: &generator)
      let elements = layout.elements(in: visible)
      let mirrored = layout.mirrored.elements(in: visible.mirrored(in: width))
      #expect(elements.map(\.element) == mirrored.map(\.element))
      #expect(zip(elements, mirrored).allSatisfy { $0.frame.mirrored(in: width).isNear($1.frame) })
    }
  }

  @Test("Back and onward visit every item in opposite order", arguments: 0..<4)
  func readingOrder(_ seed: Int) {
    layouts(seed) { layout, _ in
      let isVertical = layout.metrics.scrollDirection == .vertical
      let (back, onward): (FocusDirection, FocusDirection) = isVertical ? (.back, .onward) : (.up, .down)
      let items = layout.itemCounts.enumerated().flatMap { section, count in (0..<count).map { ItemIndex(section, $0) }
      }
      for (item, next) in zip(items, items.dropFirst()) {
        #expect(layout.neighbor(of: item, toward: onward) == next)
        #expect(layout.neighbor(of: next, toward: back) == item)
      }
      #expect(items.first.flatMap { layout.neighbor(of: $0, toward: back) } == nil)
      #expect(items.last.flatMap { layout.neighbor(of: $0, toward: onward) } == nil)
    }
  }

  @Test(
    "Moving to the next line and back ends on the same line", arguments: 0..<4)
  func movingToTheNextLineAndBackEndsOnTheSameLine(_ seed: Int) {
    layouts(seed) { layout, _ in
      let isVertical = layout.metrics.scrollDirection == .vertical
      let (back, onward): (FocusDirection, FocusDirection) = isVertical ? (.up, .down) : (.back, .onward)
      for cell in layout.elements(in: layout.contentBounds) {
        guard let index = cell.index, let next = layout.neighbor(of: index, toward: onward) else { continue }
        #expect(next > index)
        guard let returned = layout.neighbor(of: next, toward: back),
          let frame = layout.attributes(for: returned)?.frame
        else {
          Issue.record("\(next) has no previous line")
          continue
        }
        #expect(returned.section == index.section)
        let apart = isVertical ? frame.midY - cell.frame.midY : frame.midX - cell.frame.midX
        #expect(
          apart.magnitude < (isVertical ? frame.height + cell.frame.height : frame.width + cell.frame.width) / 2 + 1)
      }
    }
  }

  @Test("A drop target is an existing item; on a cell's centre it is that item", arguments: 0..<4)
  func dropping(_ seed: Int) {
    layouts(seed) { layout, generator in
      for cell in layout.elements(in: layout.contentBounds)
      where cell.index != nil && cell.icon.width > 1 && cell.icon.height > 1 {
        #expect(layout.dropTarget(at: cell.icon.center, share: 0.9) == cell.index.map { .onto($0) })
      }
      for _ in 0..<20 {
        let point = layout.randomRect(using: &generator).origin
        switch layout.dropTarget(at: point, share: 0.6) {
        case .onto(let index), .before(let index), .after(let index):
          #expect(layout.attributes(for: index) != nil)
        case .end, nil: break
        }
      }
    }
  }

  @Test("The resting offset of a resting offset is itself", arguments: 0..<4)
  func restingOffsetOfARestingOffsetIsItself(_ seed: Int) {
    layouts(seed) { layout, generator in
      let offset = layout.restingOffset(near: layout.randomRect(using: &generator).origin, velocity: .zero)
      let visible = Rect(origin: offset + layout.origin, size: layout.viewportSize)
      #expect(layout.restingOffset(near: offset, velocity: .zero).distance(to: offset) < 1e-6)
      #expect(visible.intersects(layout.contentBounds) || layout.contentBounds.isEmpty)
    }
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }

  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 1e-6 && other.maxX <= maxX + 1e-6 && other.minY >= minY - 1e-6 && other.maxY <= maxY + 1e-6
  }

  fileprivate func isWhole(_ scale: Double) -> Bool {
    [minX, minY, width, height].allSatisfy { ($0 * scale - ($0 * scale).rounded()).magnitude < 1e-4 }
  }

  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
