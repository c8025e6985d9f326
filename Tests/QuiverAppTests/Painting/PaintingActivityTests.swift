import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore
@testable import SpringboardEngine

@MainActor
@Suite("Painting counts and progress on tiles")
struct PaintingActivityTests {
  nonisolated static let scales = [1.0, 1.5, 2]
  private static let red = UInt32(0xffe5_342b)

  @Test("A count is a capsule at the upper corner that badges do not use", arguments: scales)
  func count(scale: Double) {
    let canvas = TestCanvas(scale: scale).withIcons(.black)
    let picture = { (count: Int) in canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.count = count }) }
    #expect(!picture(0).pixels.contains(Self.red))
    #expect(picture(3).color(127, 64) == canvas.painter.tools.style.colors.count.fill)
    let amount = { (count: Int) in picture(count).pixels.count { $0 == Self.red } }
    #expect(amount(3) > Int(150 * scale * scale))
    #expect(Double(amount(99)) > Double(amount(3)) * 1.1)
    #expect(amount(100) == amount(1_000_000), "99+")
  }

  @Test("The count is in place of the dot of a new application, and fades while the icon is lifted")
  func corner() {
    let canvas = TestCanvas().withIcons(.black)
    let pixels = { (change: (inout Scene.State) -> Void) in
      canvas.picture(canvas.element(.icon(TestCanvas.id)) { change(&$0.state) }).pixels
    }
    let count = pixels { $0.count = 3 }
    #expect(
      count
        == pixels {
          $0.count = 3
          $0.isNew = true
        })
    #expect(
      !pixels {
        $0.count = 3
        $0.lift = 1
      }.contains(Self.red))
  }

  @Test("A bar is filled by the part of the task that is done", arguments: scales)
  func progress(scale: Double) {
    let canvas = TestCanvas(scale: scale).withIcons(.black)
    let white = { (progress: Double) in
      canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.taskProgress = progress }).pixels
        .count { $0 == 0xffff_ffff }
    }
    #expect(white(1) > 100)
    #expect(abs(Double(white(0.5)) / Double(white(1)) - 0.5) < 0.06)
    #expect(white(0) > 0, "a task that has begun")
  }

  @Test("The icon of an application that is being updated is darker")
  func update() {
    let canvas = TestCanvas().withIcons(.white)
    let color = { (isUpdating: Bool) in
      canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.isUpdating = isUpdating }).color(100, 100)
    }
    #expect(color(false).luminance > 0.9 && color(true).luminance < 0.3)
  }
}
