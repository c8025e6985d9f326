// A programme guide with its own airings, a picture at the start of each row, and a line at the present time.

import CGtk
import CollectionEngine
import CollectionGtk
import ExampleWindow

struct Airing: Hashable { var channel: String, title: String, start: Double, end: Double }

final class Delegate: CollectionViewDelegate {
  func collectionView(_ view: CollectionView<String, Airing>, didTap airing: Airing) { print("tap", airing.title) }
  func collectionView(_ view: CollectionView<String, Airing>, accessibleNameOf airing: Airing) -> String {
    airing.title
  }
}

gtk_init(nil, nil)
let (guide, delegate) = (GuideView<String, Airing> { $0.start..<$0.end }, Delegate())
(guide.leadingWidth, guide.currentTime, guide.delegate) = (90, 20 * 3600 + 900, delegate)
guide.marks = (0..<24).map { (time: Double($0) * 3600, title: "\($0):00") }
guide.channel { channel, cell in paint(channel, on: cell, hue: 0.6, light: 0.3) }
guide.leading { channel, cell in paint("Live", on: cell, hue: Double(channel.count) / 20, light: 0.8, radius: 6) }
guide.hour { title, cell in paint(title, on: cell, hue: 0.6, light: 0.2) }
guide.cell { airing, cell in paint(airing.title, on: cell, hue: 0.55, light: 0.6, radius: 6) }
guide.decoration(.corner) { cell in paint(on: cell, hue: 0.6, light: 0.2) }
guide.decoration(.currentTime) { cell in paint(on: cell, hue: 0) }
let channels = (0..<12).map { number in
  let (channel, length) = ("Channel \(number + 1)", Double(1 + number % 3) * 1800)
  let airings = (0..<Int(86_400 / length)).map { show in
    Airing(channel: channel, title: "Show \(show)", start: Double(show) * length, end: Double(show + 1) * length)
  }
  return (section: channel, items: airings)
}
guide.apply(Snapshot(channels), animation: .none)
guide.scroll(toTime: 20 * 3600, animated: false)
show(guide.widget, "Guide", width: 900, height: 480)
