import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Sections and letters of the library")
struct LibrarySectionTests: LibrarySuite {
  var harness = SpringboardHarness.withLibrary()

  @Test("Arrow keys with Ctrl move by section")
  mutating func ctrlArrowsMoveBySection() {
    send(.key(.library))
    for title in ["Office", "Other", "Other"] {
      send(.key(.nextSection))
      #expect(topSection == title)
      let section = flow.sections.first { $0.title == title }
      #expect(view.focusedItem == section?.items.first?.id)
    }
    for title in ["Office", "Games", "Games"] {
      send(.key(.previousSection))
      #expect(topSection == title)
    }
    #expect(flow.content.contentOffset(at: harness.now).y == 0)
  }

  @Test("A header opens a picker of sections")
  mutating func aHeaderOpensAPickerOfSections() throws {
    send(.key(.library))
    harness.tap(.header("Games", section: 0))
    harness.rest()
    #expect(harness.menuEntries.map(\.wording) == [.words("Games"), .words("Office"), .words("Other")])
    send(.key(.down))
    send(.key(.activate))
    #expect(topSection == "Office" && !view.layers.menu.isModal)
  }

  @Test("An unknown section is the nearest", arguments: [-1, 3, Int.max])
  mutating func anUnknownSectionIsTheNearest(section: Int) {
    send(.key(.library))
    send(.act(.showSection(section)))
    #expect(topSection == (section < 0 ? "Games" : "Other"))
  }

  @Test("A finger on the letters scrolls and shows a bubble")
  mutating func aFingerOnTheLettersScrollsAndShowsABubble() throws {
    harness = .withLibrary(sortedBy: .name)
    send(.key(.library))
    #expect(harness.effects == [.announce(.library)])
    harness.forgetEffects()
    let bar = try #require(flow.indexBar)
    func center(_ title: String) throws -> Point {
      try #require(bar.letters.first { $0.title == title }?.frame).center
    }
    let (start, end) = (try center("C"), try center("K"))
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.2)
    harness.wait(0.2)
    #expect(harness.element(.indexBubble("C")) != nil)
    #expect(topSection == "C")
    for step in 1...20 {
      harness.skip(0.01)
      harness.pointer(.move, start.x, start.y + (end.y - start.y) * Double(step) / 20)
    }
    #expect(harness.element(.indexBubble("K")) != nil)
    #expect(topSection == "K")
    harness.pointer(.up, end.x, end.y)
    harness.rest()
    #expect(!harness.scene.elements.contains { if case .indexBubble = $0.kind { true } else { false } })
    #expect(topSection == "K" && harness.effects.isEmpty)
  }

  @Test("Escape ends a slide along the letters")
  mutating func escapeEndsASlideAlongTheLetters() throws {
    harness = .withLibrary(sortedBy: .name)
    send(.key(.library))
    let start = try #require(flow.indexBar?.letters.compactMap(\.frame).last).center
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.2)
    let section = topSection
    send(.key(.escape))
    harness.pointer(.move, start.x, 0)
    harness.rest()
    #expect(isInLibrary && topSection == section)
    #expect(!harness.scene.elements.contains { if case .indexBubble = $0.kind { true } else { false } })
  }

  @Test("At the end the last letter is the present one")
  mutating func atTheEndTheLastLetterIsThePresentOne() throws {
    harness = .withLibrary(sortedBy: .name)
    send(.key(.library))
    send(.key(.end))
    let last = try #require(flow.indexBar?.letters.last)
    #expect(topSection != last.title)
    #expect(harness.element(.indexBar(last.title, section: last.section)) != nil)
  }

  @Test("The first pixel of the letters is the first section, and the last one is the end")
  mutating func theFirstPixelOfTheLettersIsTheFirstSectionAndTheLastIsTheEnd() throws {
    harness = .withLibrary(sortedBy: .name)
    send(.key(.library))
    let bar = try #require(flow.indexBar)
    harness.pointer(.down, bar.frame.midX, bar.frame.maxY - 1)
    harness.rest()
    #expect(flow.content.contentOffset(at: harness.now).y == flow.layout.contentBounds.maxY - flow.frame.maxY)
    harness.pointer(.move, bar.frame.midX, bar.frame.minY)
    #expect(flow.content.contentOffset(at: harness.now).y == 0)
    harness.pointer(.cancel, bar.frame.midX, bar.frame.minY)
    harness.rest()
    #expect(harness.scene.next == .never)
  }

  @Test("The picker of sections is below the title", arguments: [false, true])
  mutating func thePickerOfSectionsIsBelowTheTitle(isRightToLeft: Bool) throws {
    harness.send(.preferences(.withCategories.with { $0.session.rightToLeft = isRightToLeft }))
    send(.key(.library))
    let header = try #require(
      harness.scene.elements.first { if case .header = $0.kind { true } else { false } }?.frame)
    harness.pointer(.down, header.midX, header.midY)
    harness.pointer(.up, header.midX, header.midY)
    harness.rest()
    let menu = try #require(harness.element(.menu)?.frame)
    #expect(menu.minY >= header.maxY)
    #expect(isRightToLeft ? menu.maxX == header.maxX : menu.minX == header.minX)
  }
}
