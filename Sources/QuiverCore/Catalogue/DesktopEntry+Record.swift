import Freedesktop

extension DesktopEntry {
  /// Writes everything but the icon.
  func write(to record: inout RecordWriter) {
    for text in [id, file, type, name] { record.add(text) }
    for text in [
      untranslatedName, genericName, untranslatedGenericName, comment, untranslatedComment, exec, tryExec,
      directory, startupWMClass, flatpakID, version,
    ] {
      record.add(text)
    }
    for texts in [keywords, untranslatedKeywords, categories, mimeTypes, notShowIn] { record.add(texts) }
    record.add(onlyShowIn)
    for flag in [isTerminal, isHidden, isNoDisplay, isDBusActivatable, hasSingleMainWindow, prefersNonDefaultGPU] {
      record.add(flag)
    }
    record.add(startupNotify)
    record.add(actions.count)
    for action in actions { action.write(to: &record) }
  }

  /// nil if the bytes are not an entry.
  init?(_ record: inout RecordReader, in bytes: Span<UInt8>, icon: String?) {
    let (id, file) = (record.text(in: bytes), record.text(in: bytes))
    let (type, name) = (record.text(in: bytes), record.text(in: bytes))
    self.init(id: id, file: file, type: type, name: name)
    untranslatedName = record.optionalText(in: bytes)
    genericName = record.optionalText(in: bytes)
    untranslatedGenericName = record.optionalText(in: bytes)
    comment = record.optionalText(in: bytes)
    untranslatedComment = record.optionalText(in: bytes)
    self.icon = icon
    exec = record.optionalText(in: bytes)
    tryExec = record.optionalText(in: bytes)
    directory = record.optionalText(in: bytes)
    startupWMClass = record.optionalText(in: bytes)
    flatpakID = record.optionalText(in: bytes)
    version = record.optionalText(in: bytes)
    keywords = record.texts(in: bytes)
    untranslatedKeywords = record.texts(in: bytes)
    categories = record.texts(in: bytes)
    mimeTypes = record.texts(in: bytes)
    notShowIn = record.texts(in: bytes)
    onlyShowIn = record.optionalTexts(in: bytes)
    readFlags(&record, in: bytes)
    guard !record.isBroken else { return nil }
  }

  private mutating func readFlags(_ record: inout RecordReader, in bytes: Span<UInt8>) {
    isTerminal = record.flag(in: bytes)
    isHidden = record.flag(in: bytes)
    isNoDisplay = record.flag(in: bytes)
    isDBusActivatable = record.flag(in: bytes)
    hasSingleMainWindow = record.flag(in: bytes)
    prefersNonDefaultGPU = record.flag(in: bytes)
    startupNotify = record.optionalFlag(in: bytes)
    for _ in 0..<record.number(in: bytes) {
      guard !record.isBroken else { return }
      actions.append(Action(&record, in: bytes))
    }
  }
}

extension DesktopEntry.Action {
  fileprivate func write(to record: inout RecordWriter) {
    record.add(id)
    record.add(name)
    record.add(icon)
    record.add(exec)
  }

  fileprivate init(_ record: inout RecordReader, in bytes: Span<UInt8>) {
    self.init(
      id: record.text(in: bytes), name: record.text(in: bytes), icon: record.optionalText(in: bytes),
      exec: record.optionalText(in: bytes))
  }
}
