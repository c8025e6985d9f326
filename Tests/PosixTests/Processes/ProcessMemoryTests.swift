import Testing

@testable import Posix

@Suite("The memory of this process")
struct ProcessMemoryTests {
  @Test("Other programs cannot read it after it was protected")
  func protect() {
    ProcessMemory.protect()
    #expect(ProcessMemory.isProtected)
  }
}
