import Foundation
import TestSupport
import Testing

/// The program is killed at each system call that uses the file or its directory, in a run for each call.
@Suite("Interrupted writing of state", .enabled(if: Machine.canTrace, "it needs strace and root"))
struct StoreKillTests {
  let machine: Machine

  init() throws { machine = try Machine() }

  @Test(
    "A killed write leaves the old or the new state, and the next start removes what it left",
    arguments: StoredFile.allCases)
  func killedWrite(_ file: StoredFile) throws {
    try begin(file)
    let old = try start(file)
    try begin(file)
    try write(file, 2)
    let calls = try machine.tracedCalls()
    let new = try start(file)
    #expect(old != "" && old != new || file == .hint, "\(old), then \(new)")
    #expect(calls.contains { $0.name.hasPrefix("rename") }, "\(calls.map(\.name))")
    for call in calls {
      try begin(file)
      try write(file, 2, call.sending("KILL"))
      let left = try start(file)
      #expect(left == old || left == new, "\(call): \(left)")
      let names = try FileManager.default.contentsOfDirectory(atPath: machine.path(file.directory))
      #expect(names.filter { $0.hasPrefix(".") } == [], "\(call)")
    }
  }

  @Test("The first write can be interrupted too", arguments: StoredFile.allCases)
  func killedFirstWrite(_ file: StoredFile) throws {
    try write(file, 1)
    let calls = try machine.tracedCalls()
    let new = try start(file)
    try remove(file)
    let empty = try start(file)
    for call in calls {
      try remove(file)
      try write(file, 1, call.sending("KILL"))
      let left = try start(file)
      #expect(left == empty || left == new, "\(call): \(left)")
    }
  }

  private func begin(_ file: StoredFile) throws {
    try remove(file)
    try write(file, 1)
  }

  private func remove(_ file: StoredFile) throws {
    try? FileManager.default.removeItem(atPath: machine.path(file.directory))
  }

  private func write(_ file: StoredFile, _ number: Int, _ options: [String] = []) throws {
    try run(file, ["write", "\(number)"], options)
  }

  /// What the next start reads. It has the number of the process that was killed, as can happen in a container.
  private func start(_ file: StoredFile) throws -> String {
    let outcome = try run(file, ["start"])
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.output
  }

  @discardableResult
  private func run(_ file: StoredFile, _ words: [String], _ options: [String] = []) throws -> Machine.Outcome {
    try machine.trace(
      [BuiltProgram.path(of: "StoreProbe"), file.rawValue] + words, using: file.traced, options)
  }
}
