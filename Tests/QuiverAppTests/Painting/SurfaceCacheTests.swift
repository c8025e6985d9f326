import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("A cache of pictures")
struct SurfaceCacheTests {
  @Test("Pictures that are used are kept while others come and go")
  func keeping() throws {
    let cache = SurfaceCache<Int>(capacity: 10)
    var drawn: [Int] = []
    func use(_ key: Int) {
      _ = cache.surface(for: key) {
        drawn.append($0)
        return Surface(width: 1, height: 1, scale: 1)
      }
    }
    for other in 100..<200 {
      for key in 0..<9 { use(key) }
      use(other)
      #expect(cache.count <= 20)
    }
    #expect(drawn.filter { $0 < 100 } == Array(0..<9))
    #expect(cache[199] != nil && cache[100] == nil)
    cache.forget()
    #expect(cache.count == 0 && cache[199] == nil)
  }
}
