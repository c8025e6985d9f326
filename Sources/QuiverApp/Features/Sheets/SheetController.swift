import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The sheets with widgets: the settings and the help.
final class SheetController: Feature {
  private let services: Services
  private let settings: SettingsStore

  init(_ services: Services) {
    self.services = services
    settings = SettingsStore(services.environment)
    settings.onChange = { [weak self] in self?.updateSettings() }
    settings.onFailure = { services.send(.notice($0)) }
  }

  func carryOut(_ effect: SheetEffect, in window: SpringboardWindow) {
    switch effect {
    case .begin(let content): begin(content, in: window)
    case .end: end(in: window)
    case .measureDetails(let id, let width):
      window.stage.send(
        .sheetHeight(
          .details(id), window.resources.painter.sheetPainter.sheetHeight(of: id, width: width)))
    }
  }

  func connect(_ window: SpringboardWindow) {
    window.sheet.onKey = { [services, weak window] event in
      window.map { services.windows.receive(event, in: $0) } ?? false
    }
  }

  func follow(_ environment: Environment, since old: Environment) { settings.follow(environment) }

  /// Keeps the form where its sheet is painted, when the window has another size.
  func rest(_ scene: Scene, in window: SpringboardWindow) {
    if window.sheet.isOpen, let frame = formFrame(of: window, in: scene) { window.sheet.move(to: frame) }
  }

  func finish() { settings.finish() }

  /// Shows the form of a sheet where the scene has the sheet, and tells the springboard how high it is.
  private func begin(_ content: SheetContent, in window: SpringboardWindow) {
    guard !services.environment.isDemo || content != .settings else { return refuseSettingsOfDemo(in: window) }
    guard let frame = formFrame(of: window, in: window.stage.scene) else { return }
    services.session.nativeStyle.applyTheme(of: services.session.settings.current)
    switch content {
    case .settings: beginSettings(in: window, frame)
    case .help:
      let help = HelpSection.all(of: window.stage.springboard)
      _ = window.sheet.begin(FormRow.rows(of: help), called: Strings.help, in: frame)
    case .details: return
    }
    window.stage.repaint()
    measure(content, of: window)
  }

  private func end(in window: SpringboardWindow) {
    window.endSheet()
    window.stage.repaint()
  }

  private func refuseSettingsOfDemo(in window: SpringboardWindow) {
    window.stage.send(.act(.closeSheet))
    window.stage.send(.notice(Strings.demoHasNoSettings))
  }

  private func formFrame(of window: SpringboardWindow, in scene: Scene) -> Rect? {
    let element = scene.elements.last { if case .sheet = $0.kind { true } else { false } }
    return element.map { window.resources.painter.sheetPainter.formFrame(onSheet: $0.frame) }
  }

  private func measure(_ content: SheetContent, of window: SpringboardWindow) {
    guard let form = window.sheet.form else { return }
    window.stage.send(
      .sheetHeight(
        content, window.resources.painter.sheetPainter.sheetHeight(forForm: form.contentHeight)))
    rest(window.stage.scene, in: window)
  }
}

extension SheetController {
  private func beginSettings(in window: SpringboardWindow, _ frame: Rect) {
    settings.find()
    let form = window.sheet.begin(FormRow.rows(of: settings.sheet), called: Strings.settings, in: frame)
    form.onChoose = { [settings] in settings.choose($1, of: $0) }
    form.onPress = { [unowned window] _ in window.stage.send(.act(.showElsewhere(.settings))) }
    let thumbnails = window.beginThumbnails(cache: services.environment.pictureCache)
    thumbnails.onPicture = { [weak self, unowned window] in self?.show($1, of: $0, in: window) }
    loadThumbnails(of: window)
  }

  private func updateSettings() {
    for window in services.windows.all where window.thumbnails != nil {
      window.sheet.form?.show(FormRow.rows(of: settings.sheet))
      measure(.settings, of: window)
      loadThumbnails(of: window)
    }
  }

  private func loadThumbnails(of window: SpringboardWindow) {
    window.thumbnails?.load(settings.sheet.pictures.map(\.path))
  }

  private func show(_ picture: Surface, of path: String, in window: SpringboardWindow) {
    for (row, choice, _) in settings.sheet.pictures.filter({ $0.path == path }) {
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
