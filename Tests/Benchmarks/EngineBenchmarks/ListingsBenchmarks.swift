import Benchmark
import Foundation
import Listings

/// The time until 50,000 programmes are read, which must be less than a second.
func measureListings() {
  Benchmark("Listings of 50000 programmes, read") { benchmark in
    let path = NSTemporaryDirectory() + "quiver-listings-\(UUID().uuidString).xml"
    FileManager.default.createFile(atPath: path, contents: Data(sampleListings().utf8))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(Listings.read(path, window: 0..<1)) }
    benchmark.stopMeasurement()
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// 100 channels with half-hour programmes.
private func sampleListings() -> String {
  let description = String(repeating: "A quiet evening turns into a journey. ", count: 5)
  let channels = (0..<100).map { "<channel id=\"c\($0)\"><display-name>Channel \($0)</display-name></channel>" }
  let programmes = (0..<50_000).map { number in
    let (slot, channel) = (number / 100, number % 100)
    let time = 20_260_101_000_000 + slot / 48 * 1_000_000 + slot % 48 / 2 * 10_000 + slot % 2 * 3000
    return "<programme start=\"\(time) +0100\" channel=\"c\(channel)\"><title>Title \(number)</title>"
      + "<sub-title>Part \(slot)</sub-title><desc>\(description)</desc><category>News</category></programme>"
  }
  return "<tv>\((channels + programmes).joined(separator: "\n"))</tv>"
}
