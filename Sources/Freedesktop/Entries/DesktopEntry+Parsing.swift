import KeyFile

extension DesktopEntry {
  /// Parses an entry. It never fails: malformed lines and values that are not valid UTF-8 are ignored.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - id: The desktop file id, including `.desktop`. A missing name is made from it.
  ///   - file: The absolute path of the file.
  ///   - locale: Decides which translations are used.
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

  /// Makes an entry for a file that cannot be read.
  init(unreadable id: String, file: String) {
    self.init(id: id, file: file, type: "", name: Self.name(from: id))
  }

  private mutating func takeWords(_ places: DesktopEntryReader.Places, in text: Span<UInt8>) {
    untranslatedName = places.untranslatedString(.name, in: text)
    genericName = places.string(.genericName, in: text)
    untranslatedGenericName = places.untranslatedString(.genericName, in: text)
    comment = places.string(.comment, in: text)
    untranslatedComment = places.untranslatedString(.comment, in: text)
    keywords = places.list(.keywords, in: text)
    untranslatedKeywords = places.untranslatedList(.keywords, in: text)
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

  /// A name for an application of which only the desktop file id is known: the last component, such as `Viewer` of
  /// `org.example.Viewer.desktop`, or the whole id of the file `.desktop`.
  public static func name(from id: String) -> String {
    let stem = id.hasSuffix(".desktop") ? id.dropLast(".desktop".count) : id[...]
    return stem.split(separator: ".").last.map(String.init) ?? id
  }
}

extension DesktopEntryReader {
  /// Reads an action; nil if it has no group or no name, or if it has no command and the application is not activated
  /// by D-Bus.
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
