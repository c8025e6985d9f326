import CollectionEngine
import Testing

@Suite("Slots along an axis")
struct SlotAxisTests {
  private func axis(_ length: Double, _ division: SlotDivision) -> String {
    let axis = SlotAxis(start: 10, length: length, division, pixels: PixelGrid(scale: 1))
    return "\(axis.count) of \(Int(axis.slot)) from \(Int(axis.start)), gap \(Int(axis.gap))"
  }

  @Test("Slots grow, spread or stay in the middle")
  func distributions() {
    func division(_ distribution: SlotDivision.Distribution) -> SlotDivision {
      SlotDivision(minimum: 80, preferred: 100, distribution: distribution)
    }
    #expect(axis(341, division(.fill)) == "3 of 113 from 11, gap 0")
    #expect(axis(341, division(.spread)) == "3 of 100 from 10, gap 20")
    #expect(axis(341, division(.center)) == "3 of 100 from 30, gap 0")
    #expect(axis(270, division(.fill)) == "3 of 90 from 10, gap 0")
    #expect(axis(50, division(.fill)) == "1 of 50 from 10, gap 0")
  }

  @Test("A fixed number of slots is smaller where there is no room for it")
  func fixedNumber() {
    #expect(axis(341, SlotDivision(minimum: 80, preferred: 100, count: .fixed(4))) == "4 of 85 from 10, gap 0")
    #expect(axis(341, SlotDivision(minimum: 80, preferred: 100, count: .fixed(9))) == "4 of 85 from 10, gap 0")
    #expect(axis(341, SlotDivision(minimum: 80, preferred: 100, count: .fixed(-1))) == "1 of 341 from 10, gap 0")
  }

  @Test(
    "Slots of one extent are spread evenly, and the minimum spacing is a minimum",
    arguments: [
      (320, 10, "3 of 100 from 10, gap 10"), (319, 10, "2 of 100 from 10, gap 119"),
      (339, 10, "3 of 100 from 10, gap 19"), (100, 10, "1 of 100 from 10, gap 10"), (60, 10, "1 of 60 from 10, gap 10"),
      (320, 9.5, "3 of 100 from 10, gap 10"),
    ])
  func minimumSpacing(_ length: Double, _ spacing: Double, _ expected: String) {
    #expect(axis(length, SlotDivision(extent: 100, minimumSpacing: spacing)) == expected)
  }

  @Test("Slots that fill a length keep the minimum spacing too")
  func filling() {
    let division = SlotDivision(minimum: 80, preferred: 100, distribution: .fill, minimumSpacing: 20)
    #expect(axis(340, division) == "3 of 100 from 10, gap 20")
    #expect(axis(400, division) == "4 of 85 from 10, gap 20")
  }
}
