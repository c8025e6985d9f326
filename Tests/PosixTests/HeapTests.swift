import Foundation
import Posix
import Testing

@Suite("The heap")
struct HeapTests {
  /// The C library keeps what is freed, because every eighth page stays.
  @Test("Memory that was freed is returned if it is more than a limit")
  func freeMemoryIsReturnedOverALimit() throws {
    let size = Self.pageSize
    let pages = (0..<(64 << 20) / size).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8) }
    for page in pages { page.initializeMemory(as: UInt8.self, repeating: 1, count: size) }
    defer { for (number, page) in pages.enumerated() where number.isMultiple(of: 8) { page.deallocate() } }
    for (number, page) in pages.enumerated() where !number.isMultiple(of: 8) { page.deallocate() }
    let before = try residentBytes()
    Heap.returnFreeMemory(over: .max)
    #expect(try residentBytes() > before - 16 << 20)
    Heap.returnFreeMemory(over: 1 << 20)
    #expect(try residentBytes() < before - 32 << 20)
  }

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// From the second field of statm (proc(5)), which counts pages.
  private func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(fields[1])) * Self.pageSize
  }
}
