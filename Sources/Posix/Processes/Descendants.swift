import CPosix
import Glibc
import Synchronization

/// The processes that this one has started, directly or not: `prctl`, `/proc`, `kill`, `waitpid`.
package enum Descendants {
  /// From now on, a process whose parent has ended becomes a child of this one, whatever session or process group it made.
  package static func adopt() {
    _ = quiver_prctl(PR_SET_CHILD_SUBREAPER, 1)
  }

  /// Sends a signal to all descendants of these processes, and to the adopted ones with theirs.
  package static func signal(_ signal: Int32, to processes: Set<Int32>, withAdopted: Bool) {
    for process in targets(processes, withAdopted: withAdopted) { _ = kill(process, signal) }
  }

  /// Removes the adopted processes that have ended from the table of processes.
  package static func reapAdopted() {
    for process in adopted(among: parents()) { _ = waitpid(process, nil, WNOHANG) }
  }

  static func targets(_ processes: Set<Int32>, withAdopted: Bool) -> Set<Int32> {
    let parents = parents()
    var found = processes.union(withAdopted ? adopted(among: parents) : [])
    var fresh = found
    while !fresh.isEmpty {
      fresh = Set(parents.filter { fresh.contains($0.value) }.keys).subtracting(found)
      found.formUnion(fresh)
    }
    return found.subtracting(processes)
  }

  /// The children of this process that it has not started itself.
  private static func adopted(among parents: [Int32: Int32]) -> Set<Int32> {
    let own = getpid()
    return started.withLock { started in
      Set(parents.filter { $0.value == own && !started.contains($0.key) }.keys)
    }
  }

  /// The parent of each process of the computer that this one can see.
  private static func parents() -> [Int32: Int32] {
    let processes = DirectoryReader("/proc")?.items().compactMap { Int32($0.name) } ?? []
    return processes.reduce(into: [:]) { parents, process in parents[process] = parent(of: process) }
  }

  /// The fourth field of proc_pid_stat(5). The second one, the name in parentheses, may contain anything.
  private static func parent(of process: Int32) -> Int32? {
    // The size of such a file is reported as 0.
    guard let bytes = try? OpenFile(reading: "/proc/\(process)/stat").chunk(at: 0, max: 512),
      let end = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  /// The children that this process has started and not reaped.
  private static let started = Mutex<Set<Int32>>([])

  /// Notes the child that the closure starts before anybody can take it for an adopted one.
  static func noting<Failure>(_ start: () throws(Failure) -> Int32) throws(Failure) -> Int32 {
    try started.withLock { started throws(Failure) in
      let process = try start()
      started.insert(process)
      return process
    }
  }

  /// A child has been reaped.
  static func forget(_ process: Int32) {
    _ = started.withLock { $0.remove(process) }
  }
}
