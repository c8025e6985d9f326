import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Keeping the size of icons")
struct IconZoomStoreTests {
  private let fixture: AppFixture
  private static let file = "state/quiver/icon-size"

  init() throws {
    fixture = try AppFixture()
  }

  private func store(_ overrides: String...) -> IconZoomStore {
    let store = IconZoomStore(
      Environment(
        variables: fixture.variables, overrides: overrides,
        administrator: AdministratorFiles(directory: fixture.scratch("administrator"))))
    store.wait(atMost: 20)
    return store
  }

  private func zoom(_ percent: Int) throws -> IconZoom { try #require(IconZoom(percent: percent)) }

  @Test("The next run has the size at once")
  func keeping() throws {
    let first = store()
    first.save(try zoom(125))
    first.finish()
    #expect(fixture.scratch.text(Self.file) == "icons 125\n")
    #expect(try store().zoom == zoom(125))
  }

  @Test("A locked home screen neither uses nor changes the file")
  func locked() throws {
    try fixture.scratch.write(Self.file, "icons 80\n")
    let store = store("home.locked=true")
    store.save(try zoom(125))
    store.finish()
    #expect(fixture.scratch.text(Self.file) == "icons 80\n")
  }

  @Test("A size that the administrator locked is not changed")
  func lockedSize() throws {
    try fixture.scratch.write("administrator/quiver.conf", "[grid]\nicon-size=64\n[Locked]\nkeys=grid.icon-size;\n")
    try fixture.scratch.write(Self.file, "icons 80\n")
    #expect(store().zoom == .none)
  }

  @Test("A file that cannot be read is left alone")
  func unreadable() throws {
    try fixture.scratch.write("\(Self.file)/child", "")
    let store = store()
    store.save(try zoom(125))
    store.finish()
    #expect(try store.zoom == zoom(125))
    #expect(fixture.scratch.text("\(Self.file)/child") == "")
  }

  @Test("Lines of a newer version are kept")
  func newer() throws {
    try fixture.scratch.write(Self.file, "labels 80\n")
    let store = store()
    #expect(store.zoom == .none)
    store.save(try zoom(90))
    store.finish()
    #expect(fixture.scratch.text(Self.file) == "icons 90\nlabels 80\n")
  }
}
