import KeyFile

extension DesktopEntry {
  /// Reads an entry, leniently: what is not understood is passed over, and a value that is not UTF-8 is lost alone.
  ///
  /// `type` is empty where the text names none; a missing name is made from the id.
  public init(parsing text: Span<UInt8>, id: String, file: String, locale: LocaleMatch) {
    let reader = DesktopEntryReader(text, locale: locale)
    let places = reader.places
    let name = places.string(.name, in: text) ?? Self.name(from: id)
    self.init(id: id, file: file, type: places.string(.type, in: text) ?? "", name: name)
    takeWords(places, in: text)
    takeStart(places, in: text)
    takeVisibility(places, in: text)
    actions = places.list(.actions, in: text).compactMap {
      reader.action($0, in: text, startsItself: isDBusActivatable)
    }
  }

  /// An entry of which nothing but its place is known.
  init(unreadable id: String, file: String) {
    self.init(id: id, file: file, type: "", name: Self.name(from: id))
  }

  private mutating func takeWords(_ places: DesktopEntryReader.Places, in text: Span<UInt8>) {
    genericName = places.string(.genericName, in: text)
    comment = places.string(.comment, in: text)
    keywords = places.list(.keywords, in: text)
    categories = places.list(.categories, in: text)
    mimeTypes = places.list(.mimeTypes, in: text)
    icon = places.string(.icon, in: text)
    flatpakID = places.string(.flatpak, in: text)
    version = places.string(.appVersion, in: text) ?? places.string(.appImageVersion, in: text)
  }

  private mutating func takeStart(_ places: DesktopEntryReader.Places, in text: Span<UInt8>) {
    exec = places.string(.exec, in: text)
    tryExec = places.string(.tryExec, in: text)
    directory = places.string(.directory, in: text)
    isTerminal = places.boolean(.terminal, in: text) ?? false
    isDBusActivatable = places.boolean(.dbusActivatable, in: text) ?? false
    startupNotify = places.boolean(.startupNotify, in: text)
    startupWMClass = places.string(.startupWMClass, in: text)
    hasSingleMainWindow = places.boolean(.singleMainWindow, in: text) ?? false
    prefersNonDefaultGPU = places.boolean(.prefersNonDefaultGPU, in: text) ?? false
  }

  private mutating func takeVisibility(_ places: DesktopEntryReader.Places, in text: Span<UInt8>) {
    isHidden = places.boolean(.hidden, in: text) ?? false
    isNoDisplay = places.boolean(.noDisplay, in: text) ?? false
    onlyShowIn = places.has(.onlyShowIn) ? places.list(.onlyShowIn, in: text) : nil
    notShowIn = places.list(.notShowIn, in: text)
  }

  /// The last part of an id: `Viewer` of `org.example.Viewer.desktop`.
  private static func name(from id: String) -> String {
    let stem = id.hasSuffix(".desktop") ? id.dropLast(".desktop".count) : id[...]
    return stem.split(separator: ".").last.map(String.init) ?? id
  }
}

extension DesktopEntryReader {
  /// nil where the action has no group, no name or nothing to start.
  fileprivate func action(_ id: String, in text: Span<UInt8>, startsItself: Bool) -> DesktopEntry.Action? {
    let wanted = Array(id.utf8)
    guard let found = actions.first(where: { $0.id.count == wanted.count && text.equals(wanted, in: $0.id) }) else {
      return nil
    }
    let exec = found.places.string(.exec, in: text)
    guard let name = found.places.string(.name, in: text), exec != nil || startsItself else { return nil }
    return DesktopEntry.Action(id: id, name: name, icon: found.places.string(.icon, in: text), exec: exec)
  }
}
