import Posix
import Testing

@Suite("The protection against other processes")
struct ProcessProtectionTests {
  @Test("A protected process cannot be traced")
  func protection() {
    ProcessProtection.begin()
    #expect(ProcessProtection.isActive)
  }

  @Test("The standard input of the tests is no socket of a supervisor")
  func supervisor() {
    #expect(LineSocket.fromParent == nil)
  }
}
