import Foundation

/// All processes with a marker in their environment.
struct MarkedProcesses {
  let marker: String

  var numbers: [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap(Int32.init).filter(isMarked)
  }

  /// Terminates all processes, and kills those that do not end.
  func end() {
    for number in numbers {
      kill(number, SIGTERM)
      kill(number, SIGCONT)
    }
    if !areGone(within: 2) { for number in numbers { kill(number, SIGKILL) } }
    _ = areGone(within: 2)
  }

  private func areGone(within seconds: Double) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    while !numbers.isEmpty {
      guard Date.now < limit else { return false }
      usleep(20_000)
    }
    return true
  }

  private func isMarked(_ number: Int32) -> Bool {
    guard let environment = try? Data(contentsOf: URL(filePath: "/proc/\(number)/environ")) else { return false }
    return environment.split(separator: 0).contains { $0.elementsEqual(marker.utf8) }
  }
}
