import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The sheets with widgets: the settings and the help.
extension Application {
  func connectSettings() {
    chosenSettings.onChange = { [weak self] in self?.updateSettings() }
    chosenSettings.onFailure = { [weak self] in self?.stage.send(.notice($0)) }
  }

  /// Shows the form of a sheet where the scene has the sheet, and tells the springboard how high it is.
  func beginSheet(_ content: SheetContent, in window: SpringboardWindow) {
    guard !environment.isDemo || content != .settings else { return refuseSettingsOfDemo(in: window) }
    guard let frame = formFrame(of: window, in: window.stage.scene) else { return }
    nativeStyle.applyTheme(of: settings.current)
    switch content {
    case .settings: beginSettings(in: window, frame)
    case .help:
      let help = HelpSection.all(of: window.stage.springboard)
      _ = window.sheet.begin(FormRow.rows(of: help), called: Strings.help, in: frame)
    case .details: return
    }
    window.stage.repaint()
    measureSheet(content, of: window)
  }

  func endSheet(in window: SpringboardWindow) {
    window.sheet.end()
    window.thumbnails = nil
    window.stage.repaint()
  }

  /// Keeps the form where its sheet is painted, when the window has another size.
  func placeSheet(of window: SpringboardWindow, in scene: Scene) {
    if window.sheet.isOpen, let frame = formFrame(of: window, in: scene) { window.sheet.move(to: frame) }
  }

  private func refuseSettingsOfDemo(in window: SpringboardWindow) {
    window.stage.send(.act(.closeSheet))
    window.stage.send(.notice(Strings.demoHasNoSettings))
  }

  private func formFrame(of window: SpringboardWindow, in scene: Scene) -> Rect? {
    let element = scene.elements.last { if case .sheet = $0.kind { true } else { false } }
    return element.map { window.resources.painter.formFrame(onSheet: $0.frame) }
  }

  private func measureSheet(_ content: SheetContent, of window: SpringboardWindow) {
    guard let form = window.sheet.form else { return }
    window.stage.send(.sheetHeight(content, window.resources.painter.sheetHeight(forForm: form.contentHeight)))
    placeSheet(of: window, in: window.stage.scene)
  }
}

extension Application {
  private func beginSettings(in window: SpringboardWindow, _ frame: Rect) {
    chosenSettings.find()
    let form = window.sheet.begin(FormRow.rows(of: chosenSettings.sheet), called: Strings.settings, in: frame)
    form.onChoose = { [chosenSettings] in chosenSettings.choose($1, of: $0) }
    form.onPress = { [unowned window] _ in window.stage.send(.act(.showElsewhere(.settings))) }
    let thumbnails = Thumbnails(cache: environment.pictureCache, scale: Double(window.canvas.scaleFactor))
    thumbnails.onPicture = { [weak self, unowned window] in self?.show($1, of: $0, in: window) }
    window.thumbnails = thumbnails
    loadThumbnails(of: window)
  }

  private func updateSettings() {
    for window in windows where window.thumbnails != nil {
      window.sheet.form?.show(FormRow.rows(of: chosenSettings.sheet))
      measureSheet(.settings, of: window)
      loadThumbnails(of: window)
    }
  }

  private func loadThumbnails(of window: SpringboardWindow) {
    window.thumbnails?.load(chosenSettings.sheet.pictures.map(\.path))
  }

  private func show(_ picture: Surface, of path: String, in window: SpringboardWindow) {
    for (row, choice, _) in chosenSettings.sheet.pictures.filter({ $0.path == path }) {
      window.sheet.form?.setPicture(picture, row: row, choice: choice)
    }
  }
}

extension SettingsSheet {
  /// The choices that are shown as pictures: the id of the row, the index of the choice, and the path.
  fileprivate var pictures: [(row: String, choice: Int, path: String)] {
    sections.flatMap(\.rows).flatMap { row in
      row.choices.enumerated().compactMap { index, choice in
        if case .picture(let path) = choice.look { (row.name.dotted, index, path) } else { nil }
      }
    }
  }
}
