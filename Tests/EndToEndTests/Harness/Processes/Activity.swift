import Foundation

/// The activity of the threads of a process, read from `/proc`.
struct Activity: Equatable {
  private(set) var wakeups = 0
  /// Whether there are threads, and none is running or ready to run.
  private(set) var isAsleep = false
  private(set) var hasChildren = false

  init(of process: Int32) {
    let tasks = "/proc/\(process)/task"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    isAsleep = !numbers.isEmpty
    for task in numbers {
      read((try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? "")
      let children = (try? String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)) ?? ""
      hasChildren = hasChildren || !children.isEmpty
    }
  }

  private mutating func read(_ status: String) {
    for line in status.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      switch words.first {
      case "voluntary_ctxt_switches:": wakeups += Int(words[1]) ?? 0
      case "State:": isAsleep = isAsleep && words[1] == "S"
      default: continue
      }
    }
  }
}
