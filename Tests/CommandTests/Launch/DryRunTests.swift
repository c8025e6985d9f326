import TestSupport
import Testing

@Suite("launch --dry-run --json")
struct DryRunTests {
  @Test("The plan shows what an Exec line runs", arguments: ExecRow.table)
  func line(_ row: ExecRow) throws {
    let machine = try Machine()
    for program in ["viewer", "sh", "env"] { try machine.install(program: program) }
    try machine.install(
      application: "org.example.Viewer", name: #"Bob's "Viewer" %f $HOME"#, exec: row.line, "Icon=my icon")
    let outcome = try machine.run(
      [BuiltProgram.quiver, "launch", "org.example.Viewer", "--dry-run", "--json"] + row.documents)
    check(try outcome.json(), outcome.status, against: row.expected, on: machine)
  }

  private func check(
    _ plan: PlannedLaunch, _ status: Int32, against expected: ExecRow.Outcome, on machine: Machine
  ) {
    switch expected {
    case .runs(let commands):
      let file = machine.path("share/applications/org.example.Viewer.desktop")
      #expect(plan.argv == commands.map { $0.map { $0 == "FILE" ? file : $0 } })
      #expect((plan.method, plan.reason, status) == ("spawn", nil, 0))
    case .refused(let words):
      #expect(plan.argv == [])
      #expect(plan.reason?.contains(words) == true, "\(plan.reason ?? "no reason")")
      #expect((plan.method, status) == ("refused", 4))
    }
  }

  @Test("There are more than sixty examples")
  func count() {
    #expect(ExecRow.table.count > 60)
  }
}
