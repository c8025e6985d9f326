import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore
@testable import SpringboardEngine

@MainActor
@Suite("Texts in both directions")
struct TextDirectionTests {
  private let canvas = TestCanvas(on: .white, size: Size(width: 400, height: 300)).withIcons(.black)
  private let frame = Rect(x: 60, y: 40, width: 280, height: 40)

  /// The direction of a name is that of its letters, and the edge at which it begins is that of the desktop's language.
  @Test(
    "A name begins at the leading edge, whatever its direction is", arguments: ["Mail", "بريد", "דואר"], [false, true])
  func leadingEdge(name: String, isRightToLeft: Bool) throws {
    canvas.environment.name = { _ in name }
    let menu = canvas.element(.menu, frame)
    let pictures = [[menu], [menu, canvas.element(.menuTitle(TestCanvas.id), frame)]].map {
      canvas.picture($0, isRightToLeft: isRightToLeft)
    }
    guard case .pixels(_, let columns, _, _) = pictures[1].content.difference(from: pictures[0].content) else {
      Issue.record("there is no title")
      return
    }
    let inset = Int(MenuRowDrawing.inset)
    #expect(
      isRightToLeft
        ? (340 - inset - 4...340 - inset).contains(columns.upperBound + 1)
        : (60 + inset - 1...60 + inset + 4).contains(columns.lowerBound), "\(columns)")
  }

  /// How wide the words are depends on the fonts of the machine, so the layouts get widths that are given here.
  @Test("Texts that are short need no more room than there is usually, and long ones get it")
  func room() {
    var preferences = Preferences()
    let viewport = Viewport(size: Size(width: 1280, height: 800))
    func widths() -> [Double] {
      let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
      let editing = EditingLayout(metrics: metrics)
      let anchor = Rect(x: 100, y: 100, width: 64, height: 64)
      return [
        MenuLayout([MenuEntry(.edit)], beside: anchor, in: metrics).frame.width, editing.done.width,
        editing.sheetButtons(["open", "showFile"], on: editing.sheet(height: 300))[0].width,
        SearchPresentation(metrics: metrics).nothingFound.height,
      ]
    }
    let usual = widths()
    preferences.session.textRoom.menu = 200
    preferences.session.textRoom.done = 60
    preferences.session.textRoom.buttons = ["open": 90, "showFile": 140]
    #expect(widths() == usual)
    preferences.session.textRoom.menu = 350
    preferences.session.textRoom.done = 120
    preferences.session.textRoom.buttons = ["open": 90, "showFile": 180]
    preferences.session.textRoom.nothingFound = [150, 160, 170]
    #expect(widths() == [350, 120, 180, 150])
  }

  @Test("On a narrow screen, buttons of a sheet are as wide as their words need, and an explanation is higher")
  func narrowRoom() {
    var preferences = Preferences()
    preferences.session.textRoom.buttons = ["open": 80, "showFile": 190, "remind": 400]
    preferences.session.textRoom.emptyHome = [100, 110, 120, 130, 140]
    let metrics = LayoutMetrics(
      viewport: Viewport(size: Size(width: 360, height: 720)), preferences: preferences)
    let editing = EditingLayout(metrics: metrics)
    let sheet = editing.sheet(height: 300)
    let buttons = editing.sheetButtons(["open", "showFile"], on: sheet)
    #expect(buttons[0].width >= 80 && buttons[1].width >= 190 && buttons[1].maxX < buttons[0].minX, "\(buttons)")
    #expect(sheet.intersection(buttons[1]) == buttons[1])
    let cut = editing.sheetButtons(["open", "remind"], on: sheet)
    #expect(sheet.intersection(cut[1]) == cut[1] && cut[0].width > 40, "\(cut)")
    let card = EmptyHomeLayout(in: metrics, hasButton: false).card
    #expect((300..<340).contains(card.width) && card.height == 120, "\(card)")
  }

  @Test("An explanation is in the middle of a card that is higher than its words need")
  func middle() {
    let card = Rect(x: 20, y: 20, width: 360, height: 260)
    let picture = canvas.picture(canvas.element(.emptyHome(hasApplications: false), card))
    let plate = picture.pixel(30, 150)
    let rows = (40..<260).filter { y in (40..<360).contains { picture.pixel($0, y) != plate } }
    let (above, below) = ((rows.first ?? 0) - 20, 280 - (rows.last ?? 0))
    // The letters do not fill their lines.
    #expect(rows.count > 20 && abs(above - below) < 16, "\(above) above, \(below) below")
  }

  @Test(
    "A label breaks only between words, also where they have no blanks between them",
    arguments: [
      ("FDOCTwebcam", 1, true), ("Internationalization tool", 1, true), ("My Internationalization", 2, true),
      ("Beatbreaker Editor", 2, false), ("lecteur-accessimap", 2, false), ("日本語の長い名前", 2, false),
    ])
  func wholeWords(name: String, lines: Int, isTruncated: Bool) {
    let font = Font(family: "Sans", size: 13)
    let label = TextLayout(name, font: font, width: 84, lines: 2, keepsWords: true)
    let other = TextLayout(name, font: font, width: 84, lines: 2)
    #expect(label.isTruncated == isTruncated && label.width <= 84)
    #expect(label.height == TextLayout(name, font: font, width: 84).height * Double(lines))
    #expect(other.height > label.height || lines == 2)
  }

  @Test("The room that texts need is that of the longest of them")
  func measuredRoom() {
    let tools = canvas.painter.tools
    let room = tools.textRoom
    let button = tools.font(size: tools.style.fonts.noticeSize, weight: 600)
    func width(of words: String) -> Double {
      TextLayout(words, font: button, width: 10_000, alignment: .leading).width
    }
    let onSheets: [Scene.Button] = [.forgetReminder, .shutDown, .showFile]
    let longest = onSheets.map { width(of: Strings.name(of: $0)) }.max() ?? 0
    #expect((longest...longest + 30).contains(room.buttons.values.max() ?? 0), "\(room)")
    #expect((width(of: Strings.name(of: Scene.Button.done))...200).contains(room.done), "\(room)")
    #expect((100...400).contains(room.menu), "\(room)")
    for heights in [room.nothingFound, room.emptyHome] {
      #expect(heights.count == TextRoom.explanationWidths.count && heights[0] > 40, "\(room)")
      #expect(heights == heights.sorted() && heights[0] < heights[heights.count - 1], "\(room)")
    }
  }
}
