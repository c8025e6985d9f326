import CollectionEngine
import CollectionGtk
import GtkBridge

/// What is painted again because something has changed, and what is larger than any picture. Returns what was wrong.
func paintAgain() -> [String] {
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  var painted: [String] = []
  var faults: [String] = []
  func frame(_ wanted: [String], _ what: String, _ paint: () -> Void) {
    painted = []
    paint()
    if painted != wanted { faults.append("\(what): \(painted)") }
  }
  // The airing and the header of the last mark are as wide as the rest of the day, and are painted in each frame.
  let guide = GuideView<String, Int> { _ in 0..<86_400 }
  guide.drive(size: Size(width: 400, height: 300)) { Instant(seconds: 1000) }
  guide.metrics.hourWidth = 1200
  guide.cell { _, cell in painted.append("airing \(Int(cell.size.width))") }
  guide.channel { channel, _ in painted.append(channel) }
  guide.hour { title, _ in painted.append(title) }
  guide.marks = [(time: 0, title: "0:00"), (time: 600, title: "0:10")]
  guide.apply(Snapshot(["One": [1]]), animation: .none)
  _ = guide.paintFrame(on: surface)
  frame(["airing 28800", "0:10"], "nothing has changed") { _ = guide.paintFrame(on: surface) }
  guide.performBatchUpdates { $0.reloadSections(["One"]) }
  frame(["airing 28800", "One", "0:00", "0:10"], "the section is reloaded") { _ = guide.paintFrame(on: surface) }
  guide.marks = [(time: 0, title: "midnight"), (time: 600, title: "0:10")]
  frame(["airing 28800", "One", "midnight", "0:10"], "the mark has another title") { _ = guide.paintFrame(on: surface) }
  return faults
}
