import GioBridge
import QuiverCore

/// The settings that the sheet offers, and the choices that are made there.
final class SettingsStore {
  /// Called when the sheet has other rows or values.
  var onChange: () -> Void = {}
  /// Called with a message if a choice cannot be written.
  var onFailure: (String) -> Void = { _ in }
  private var environment: Environment
  /// The wallpapers and the themes to choose from; nil until they are found.
  private var found: (pictures: [String], themes: [String])?
  private var finding: BackgroundTask?
  private var writing: BackgroundTask?
  /// The choices that are not written yet.
  private var chosen: [SettingName: String?] = [:]

  init(_ environment: Environment) {
    self.environment = environment
  }

  var sheet: SettingsSheet {
    SettingsSheet(environment, pictures: found?.pictures ?? [], themes: found?.themes ?? [])
  }

  func follow(_ environment: Environment) {
    self.environment = environment
    onChange()
  }

  /// Looks for wallpapers and themes.
  func find() {
    guard finding == nil else { return }
    finding = BackgroundTask.run { [environment] in
      (pictures: WallpaperGallery.pictures(for: environment), themes: environment.themeNames)
    } then: { [weak self] found in
      self?.finding = nil
      self?.found = found
      self?.onChange()
    }
  }

  /// Writes a choice. The configuration is then read again, as after any change of a file.
  func choose(_ index: Int, of id: String) {
    guard let row = sheet.sections.flatMap(\.rows).first(where: { $0.name.dotted == id }), row.reason == nil,
      row.choices.indices.contains(index)
    else { return }
    chosen.updateValue(row.choices[index].value, forKey: row.name)
    write()
  }

  /// One task writes at a time, so that the last choice is the one that remains.
  private func write() {
    guard writing == nil, !chosen.isEmpty else { return }
    let values = chosen
    chosen = [:]
    writing = BackgroundTask.run { [environment] in
      Result { () throws(ConfigurationFileFault) in try environment.write(values) }
    } then: { [weak self] outcome in
      guard let self else { return }
      writing = nil
      if case .failure(let fault) = outcome {
        onFailure(Strings.settingIsNotSaved("\(fault)"))
        onChange()
      }
      write()
    }
  }

  /// Writes before the program ends, and waits some seconds for that.
  func finish() {
    let end = MonotonicClock.now + Self.finalTimeLimit
    while let writing, MonotonicClock.now < end { writing.wait(atMost: end - MonotonicClock.now) }
  }

  /// Seconds that the program waits for the disk before it ends.
  private static let finalTimeLimit = 5.0
}
