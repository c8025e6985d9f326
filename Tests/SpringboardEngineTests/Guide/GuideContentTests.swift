import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The contents of a guide")
struct GuideContentTests {
  @Test("Each programme is found by its id", arguments: 0..<50)
  func ids(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let content = GuideContent(.random(using: &generator))
    for (section, row) in content.rows.enumerated() {
      #expect(row.spans == content.channels[section].programmes.map(\.span))
      for item in row.spans.indices {
        let index = ItemIndex(section: section, item: item)
        guard let id = content.id(at: index), let found = content.index(of: id) else {
          Issue.record("\(index) has no id")
          continue
        }
        // Programmes with the same channel, start and title have the same id.
        #expect(content.id(at: found) == id)
      }
    }
    #expect(content.index(of: .programme(ProgrammeID(title: "x", start: 0, channel: "c0"))) == nil)
    #expect(content.index(of: "application.desktop") == nil)
  }

  @Test("Times of day are written with twenty-four hours or with twelve")
  func clock() {
    var guide = Guide.hourly(1)
    #expect(GuideContent(guide).timeText(at: Guide.evening + 5 * 60) == "20:05")
    #expect(GuideContent(guide).timeText(at: Guide.evening + 5 * 3600 - 60) == "0:59")
    guide.dayPeriods = Guide.DayPeriods(morning: "am", afternoon: "pm")
    #expect(GuideContent(guide).timeText(at: Guide.evening + 5 * 60) == "8:05 pm")
    #expect(GuideContent(guide).timeText(at: Guide.evening + 4 * 3600) == "12:00 am")
    #expect(GuideContent(guide).timeText(at: Guide.evening - 8 * 3600) == "12:00 pm")
    #expect(GuideContent(guide).dayName(at: Guide.evening + 4 * 3600) == "Wed")
    #expect(GuideContent(guide).dayName(at: Guide.evening + 4 * 3600 - 1) == "Tue")
  }

  @Test("Times outside of the hours that are shown are those of other hours")
  func outerHours() {
    var guide = Guide.hourly(1)
    let (first, end) = (Guide.evening - 8 * 3600, Guide.evening + 40 * 3600)
    guide.outerHours = [Guide.Hour(start: first - 7200, hour: 9), Guide.Hour(start: end, hour: 12)]
    #expect(GuideContent(guide).timeText(at: first - 5400) == "9:30")
    #expect(GuideContent(guide).timeText(at: end) == "12:00")
    #expect(GuideContent(guide).time == first..<end)
  }

  @Test("The times of a programme that takes a day or more have their days")
  func longProgrammes() {
    let content = GuideContent(.hourly(1))
    #expect(content.timeRangeText(of: Guide.programme("film", 3, 5)) == "23:00 – 1:00")
    #expect(content.timeRangeText(of: Guide.programme("fair", 3, 28)) == "Tue 23:00 – Thu 0:00")
  }

  @Test("The day of a programme is said on other days")
  func otherDays() {
    let content = GuideContent(.hourly(1))
    let film = Guide.programme("film", 8, 10)
    #expect(content.timeRangeText(of: film, on: Guide.evening) == "Wed, 4:00 – 6:00")
    #expect(content.timeRangeText(of: film, on: Guide.evening + 5 * 3600) == "4:00 – 6:00")
    #expect(content.timeRangeText(of: film) == "4:00 – 6:00")
  }

  @Test("Marks are at full parts of an hour, or at multiples of hours")
  func marks() {
    let content = GuideContent(.hourly(1))
    let hours = content.marks(everyMinutes: 60)
    #expect(hours == content.hours.map(\.start))
    #expect(content.marks(everyMinutes: 15).count == 4 * hours.count)
    #expect(content.marks(everyMinutes: 180).map { content.timeText(at: $0) }.prefix(3) == ["12:00", "15:00", "18:00"])
    for width in stride(from: 60.0, through: 1200, by: 10) {
      var metrics = TimelineMetrics()
      metrics.hourWidth = width
      #expect((120...300).contains(Double(metrics.minutesPerMark) / 60 * width))
    }
  }

  /// The hours of three days, of which the second one has more or fewer than 24.
  private func content(_ lengths: [Int]) -> GuideContent {
    var (hours, days, start) = ([Guide.Hour](), [Guide.Day](), 0.0)
    for (number, length) in lengths.enumerated() {
      days.append(Guide.Day(start: start, name: "\(number)"))
      // At 02:00, the clock is set forward to 03:00, or at 03:00 back to 02:00.
      let clock = length == 23 ? [0, 1] + Array(3...23) : length == 25 ? [0, 1, 2, 2] + Array(3...23) : Array(0...23)
      for hour in clock {
        hours.append(Guide.Hour(start: start, hour: hour))
        start += 3600
      }
    }
    return GuideContent(Guide(channels: [Guide.Channel(id: "a", name: "A")], hours: hours, days: days))
  }

  @Test("The same time of the next day is 23, 24 or 25 hours later", arguments: [23, 24, 25])
  func days(_ length: Int) {
    let content = content([24, length, 24])
    let (noon, quarter) = (12 * 3600.0, 900.0)
    #expect(content.moment(noon + quarter, addingDays: 1) == noon + quarter + Double(length) * 3600)
    let next = noon + Double(length) * 3600
    #expect(content.moment(next, addingDays: -1) == noon)
    #expect(content.moment(next, addingDays: 1) == next + 24 * 3600)
    #expect(content.moment(noon, addingDays: -1) == nil)
  }
}
