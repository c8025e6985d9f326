import Testing

@testable import QuiverCore

@Suite("When a kiosk accepts a PIN")
struct PINPermissionTests {
  @Test("After a start none is accepted for ten seconds, whatever is stored")
  func start() {
    var permission = PINPermission(startedAt: 100)
    permission.recall(WrongPINs())
    #expect([100.0, 104, 110, 120].map(permission.wrong.remaining) == [10, 6, 0, 0])
  }

  @Test("A longer wait that is stored goes on")
  func recalled() throws {
    var permission = PINPermission(startedAt: 100)
    permission.recall(try #require(WrongPINs("5 5000\n", at: 101, time: 5002)))
    #expect(permission.wrong.remaining(at: 101) == 30)
    permission.enter(isRight: false, at: 131)
    #expect(permission.wrong.remaining(at: 131) == 64)
  }

  @Test("What is stored later is not read: only the memory of the supervisor counts")
  func forgotten() {
    var permission = PINPermission(startedAt: 0)
    for _ in 0..<4 { permission.enter(isRight: false, at: 20) }
    permission.recall(WrongPINs())
    #expect(permission.wrong.count == 4 && permission.wrong.remaining(at: 21) == 15)
  }

  @Test("Only the right PIN lets the staff leave, for two minutes, until a wrong one")
  func leaving() {
    var permission = PINPermission(startedAt: 0)
    #expect(!permission.allowsLeaving(at: 20))
    permission.enter(isRight: true, at: 20)
    #expect([20.0, 139, 140].map(permission.allowsLeaving) == [true, true, false])
    permission.enter(isRight: false, at: 30)
    #expect(!permission.allowsLeaving(at: 31))
  }
}
