import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@Suite("An open folder")
struct FolderLayoutTests {
  private func layout(_ size: Size, _ count: Int, rightToLeft: Bool = false) -> FolderLayout {
    var preferences = Preferences()
    preferences.session.rightToLeft = rightToLeft
    return FolderLayout(
      metrics: LayoutMetrics(viewport: Viewport(size: size), preferences: preferences), count: count)
  }

  @Test("An open folder is centred, with its name on top and dots below")
  func picture() {
    #expect(
      picture(Size(width: 800, height: 600), 14) == Self.expectedPicture)
  }

  private static let expectedPicture = """
    ................................................................................
    ................................................................................
    ................................................................................
    .........==============================================================.........
    .........==tttttttttttttttttttttttttttttttttttttttttttttttttttttttttt==.........
    .........==tttttttttttttttttttttttttttttttttttttttttttttttttttttttttt==.........
    .........==============================================================.........
    .........======aaaaaaa=======bbbbbbb========ccccccc=======ddddddd======.........
    .........======aaaaaaa=======bbbbbbb========ccccccc=======ddddddd======.........
    .........======aaaaaaa=======bbbbbbb========ccccccc=======ddddddd======.........
    .........==============================================================.........
    .........===-------------=----------------------------=-------------===.........
    .........===-------------=----------------------------=-------------===.........
    .........==============================================================.........
    .........======eeeeeee=======fffffff========ggggggg=======hhhhhhh======.........
    .........======eeeeeee=======fffffff========ggggggg=======hhhhhhh======.........
    .........======eeeeeee=======fffffff========ggggggg=======hhhhhhh======.........
    .........==============================================================.........
    .........===-------------=----------------------------=-------------===.........
    .........===-------------=----------------------------=-------------===.........
    .........==============================================================.........
    .........======iiiiiii=======jjjjjjj========kkkkkkk=======lllllll======.........
    .........======iiiiiii=======jjjjjjj========kkkkkkk=======lllllll======.........
    .........======iiiiiii=======jjjjjjj========kkkkkkk=======lllllll======.........
    .........==============================================================.........
    .........===-------------=----------------------------=-------------===.........
    .........==============================================================.........
    .........==============================Oo==============================.........
    .........==============================================================.........
    ................................................................................
    """

  @Test("An open folder is high in a high viewport, and mirrored from right to left")
  func highPicture() {
    #expect(
      picture(Size(width: 400, height: 700), 5, rightToLeft: true) == Self.expectedHighPicture)
  }

  private static let expectedHighPicture = """
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ..====================================..
    ..==tttttttttttttttttttttttttttttttt==..
    ..==tttttttttttttttttttttttttttttttt==..
    ..====================================..
    ..====cccccc=====bbbbbb=====aaaaaa====..
    ..====cccccc=====bbbbbb=====aaaaaa====..
    ..====cccccc=====bbbbbb=====aaaaaa====..
    ..===---------=----------=----------==..
    ..===---------=----------=----------==..
    ..====================================..
    ..===============eeeeee=====dddddd====..
    ..===============eeeeee=====dddddd====..
    ..===============eeeeee=====dddddd====..
    ..====================================..
    ..=============----------=----------==..
    ..=============----------=----------==..
    ..====================================..
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    ........................................
    """

  /// Each text is the number of applications, columns x rows, and screens.
  @Test(
    "The grid of a folder is as nearly square as possible",
    arguments: [
      (
        1920, 1080,
        [
          "1: 2x1 1", "2: 2x1 1", "3: 2x2 1", "5: 3x2 1", "7: 3x3 1", "10: 4x3 1", "12: 4x3 1", "13: 4x4 1",
          "20: 5x4 1", "21: 5x4 2",
        ]
      ),
      (
        1080, 1920, ["1: 2x1 1", "2: 2x1 1", "3: 2x2 1", "5: 2x3 1", "7: 3x3 1", "10: 3x4 1", "12: 3x4 1", "25: 4x5 2"]
      ),
      (800, 480, ["1: 2x1 1", "4: 2x2 1", "9: 3x3 1", "12: 4x3 1", "40: 5x3 3"]),
      (360, 720, ["2: 2x1 1", "6: 3x2 1", "9: 3x3 1", "12: 3x3 2"]),
      (320, 240, ["1: 2x1 1", "2: 2x1 1", "3: 2x1 2", "12: 2x1 6"]),
      (0, 0, ["3: 1x1 3"]),
    ])
  func shape(_ width: Double, _ height: Double, _ shapes: [String]) {
    for shape in shapes {
      let count = Int(shape.prefix { $0 != ":" }) ?? 0
      let grid = layout(Size(width: width, height: height), count).grid
      #expect("\(count): \(grid.columnCount)x\(grid.rowCount) \(grid.screenCount)" == shape)
    }
  }

  @Test("Icons in folders have the size of those on pages", arguments: [(1920, 1080), (800, 480), (360, 800)])
  func iconSize(_ width: Double, _ height: Double) {
    let viewport = Viewport(size: Size(width: width, height: height))
    let metrics = LayoutMetrics(viewport: viewport, preferences: Preferences())
    let folder = FolderLayout(metrics: metrics, count: 12)
    #expect(folder.metrics.iconSide == metrics.iconSide)
    #expect(folder.metrics.labelHeight == metrics.labelHeight)
  }

  @Test("All screens of a folder have the same position when scrolled to", arguments: [false, true])
  func screens(_ rightToLeft: Bool) {
    let layout = layout(Size(width: 1280, height: 800), 46, rightToLeft: rightToLeft)
    #expect(layout.screenCount == 3)
    for screen in 0..<3 {
      let offset = layout.contentOffset(ofScreen: Double(screen))
      let seen = layout.cells(in: layout.panel.moved(by: offset))
      #expect(seen.map(\.index?.item) == Array(screen * 20..<min(46, screen * 20 + 20)))
      let first = layout.attributes(for: ItemIndex(section: 0, item: 0))
      #expect(seen.first?.frame.moved(by: .zero - offset) == first?.frame)
    }
    #expect(layout.contentBounds.minX == (rightToLeft ? layout.panel.minX - 2 * layout.panel.width : layout.panel.minX))
  }
}

extension FolderLayoutTests {
  private func picture(_ size: Size, _ count: Int, rightToLeft: Bool = false) -> String {
    let folder = layout(size, count, rightToLeft: rightToLeft)
    var canvas = CharacterCanvas(size, character: Size(width: 10, height: 20))
    canvas.fill(folder.panel, "=")
    canvas.fill(folder.title, "t")
    for (number, item) in folder.cells(in: folder.panel).enumerated() {
      canvas.fill(item.icon, Character(Unicode.Scalar(UInt8(0x61 + number))))
      if let label = item.label { canvas.fill(label, "-") }
    }
    let dots = folder.metrics.pageDots(count: folder.screenCount)
    for dot in PageDotsLayout(metrics: dots, count: folder.screenCount, position: 0).allCells {
      canvas.fill(dot.icon, dot.index?.item == 0 ? "O" : "o")
    }
    return canvas.text
  }
}
