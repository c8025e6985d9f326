import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverApp

@MainActor
@Suite("Prefetching")
struct PrefetchingTests {
  @Test(
    "The page is prefetched while a search or the library covers it",
    arguments: [Input.search("zzz"), .act(.present("library"))])
  func covered(_ cover: Input) {
    var springboard = Springboard(
      viewport: Viewport(size: Size(width: 800, height: 480)), presentations: .pagesAndLibrary)
    let now = Instant(seconds: 0)
    for input in [.catalogue([AppItem(id: .application("a"), name: "A")]), .shown] as [Input] {
      _ = springboard.handle(input, in: .main, at: now)
    }
    let page = kinds(springboard.scene(of: .main, at: now + 9))
    #expect(page.contains("icon a"))
    _ = springboard.handle(cover, in: .main, at: now + 9)
    #expect(kinds(springboard.scene(of: .main, at: now + 18)) != page)
    #expect(springboard.neighbours(in: .main, at: now + 18).map(kinds).contains(page))
  }

  private func kinds(_ scene: Scene) -> [String] { scene.elements.map { "\($0.kind)" } }
}
