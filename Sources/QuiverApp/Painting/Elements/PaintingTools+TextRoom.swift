import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Measures texts of fixed wording, which are longer in some languages than in others.
extension PaintingTools {
  package var textRoom: TextRoom {
    var room = TextRoom()
    let menuTitles = Strings.menuTitles.map { width(of: $0) }
    room.menu = min(menuTitles.max() ?? 0, MenuRowDrawing.widest) + MenuRowDrawing.fixedWidth
    room.done = buttonWidth(.done)
    let buttons = Scene.Button.onSheets + Scene.Button.onNotices
    room.buttons = Dictionary(uniqueKeysWithValues: buttons.map { ($0.rawValue, buttonWidth($0)) })
    room.showAll = buttonWidth(.showAll)
    room.emptyHome = explanationHeights(Strings.emptyHomeTitle, [Strings.emptyHome, Strings.noApplications])
    room.nothingFound = explanationHeights(Strings.nothingFound, [Strings.nothingFoundHint])
    return room
  }

  /// The heights that the longest of some texts needs below a title, at each of the widths.
  private func explanationHeights(_ title: String, _ texts: [String]) -> [Double] {
    TextRoom.explanationWidths.map { width in
      texts.map { explanationHeight(title, $0, width: width * max(1, style.fonts.textScale)) }.max() ?? 0
    }
  }

  /// The distance of the words of a button to its edges (by eye).
  private static let wordsInset = 12.0

  private func buttonWidth(_ button: Scene.Button) -> Double {
    width(of: Strings.name(of: button), weight: 600) + 2 * Self.wordsInset
  }

  /// The width of words in one line, as in menus and on buttons.
  func width(of words: String, weight: Int = 400) -> Double {
    let font = font(size: style.fonts.noticeSize, weight: weight)
    return TextLayout(words, font: font, width: Self.unlimited, alignment: .leading).width.rounded(.up)
  }

  private static let unlimited = 10_000.0
}

extension Scene.Button {
  /// The buttons that sheets have.
  fileprivate static let onSheets: [Scene.Button] = [
    .open, .showFile, .remind, .forgetReminder, .restart, .shutDown, .logOut,
  ]
  fileprivate static let onNotices: [Scene.Button] = [.undo, .takeOver]
}
