import KeyFile

extension ValueSyntax {
  static var boolean: ValueSyntax<Bool> {
    ValueSyntax<Bool>(
      values: ["true", "false"].alternatives, listsAlternatives: true, words: ["true", "false"],
      read: { raw, _ in raw == "true" ? true : raw == "false" ? false : nil }, write: \.description)
  }

  package static func whole(_ range: ClosedRange<Int>) -> ValueSyntax<Int> {
    ValueSyntax<Int>(
      values: tr("a whole number from %1$d to %2$d", range.lowerBound, range.upperBound),
      read: { raw, _ in Int(raw).flatMap { range.contains($0) ? $0 : nil } }, write: \.description)
  }

  package static func number(_ range: ClosedRange<Double>) -> ValueSyntax<Double> {
    ValueSyntax<Double>(
      values: tr("a number from %1$s to %2$s", range.lowerBound.plain, range.upperBound.plain),
      read: { raw, _ in Double(decimal: raw).flatMap { range.contains($0) ? $0 : nil } }, write: \.plain)
  }

  package static func text(_ values: String) -> ValueSyntax<String> {
    ValueSyntax<String>(
      values: values,
      read: { raw, _ in
        let text = KeyFileValue.string(raw)
        return text.isEmpty ? nil : text
      }, write: { KeyFileValue.escaped($0) })
  }

  /// An absolute path. A leading `~/` stands for the home directory; nothing else is expanded.
  package static var path: ValueSyntax<String> {
    ValueSyntax<String>(
      values: tr("a path that starts with / or ~/"),
      read: { raw, home in absolutePath(KeyFileValue.string(raw), home: home) }, write: { KeyFileValue.escaped($0) })
  }

  package static var theme: ValueSyntax<String> {
    ValueSyntax<String>(
      values: tr("auto, a theme's name, or a path that starts with / or ~/"), listsAlternatives: true,
      words: [Configuration.automaticTheme] + Setting.shippedThemes,
      read: { raw, home in
        let name = KeyFileValue.string(raw)
        return absolutePath(name, home: home) ?? (name.isEmpty || name.contains("/") ? nil : name)
      }, write: { KeyFileValue.escaped($0) })
  }

  /// A hash in the format of crypt(5).
  static var pinHash: ValueSyntax<String> {
    ValueSyntax<String>(
      values: tr("a hash that 'quiver kiosk pin' prints"),
      read: { raw, _ in raw.hasPrefix("$") && raw.utf8.count < 400 && raw.utf8.allSatisfy { $0 > 0x20 } ? raw : nil },
      write: \.self)
  }

  static var allowedActions: ValueSyntax<AllowedActions> {
    ValueSyntax<AllowedActions>(
      values: tr("none, all, or a list such as firefox.desktop:new-window, each ended by ;"),
      listsAlternatives: true, words: ["none", "all"],
      read: { raw, _ in
        if raw == "none" { return .only([]) }
        if raw == "all" { return .all }
        let parts = KeyFileValue.list(raw).filter { !$0.isEmpty }
        return !parts.isEmpty && parts.allSatisfy(isAction) ? .only(parts) : nil
      },
      write: { actions in
        switch actions {
        case .all: "all"
        case .only([]): "none"
        case .only(let parts): KeyFileValue.escaped(parts)
        }
      }, wrongPart: { raw in KeyFileValue.list(raw).first { !$0.isEmpty && !isAction($0) } })
  }

  private static func isAction(_ text: String) -> Bool {
    guard let name = text.firstRange(of: ".desktop:") else { return false }
    return name.lowerBound > text.startIndex && name.upperBound < text.endIndex
  }

  static var searchProviders: ValueSyntax<SearchProviderChoice> {
    ValueSyntax<SearchProviderChoice>(
      values: tr(
        "%1$s, %2$s, or a list of ids, each ended by ;", SearchProviderChoice.localWord, SearchProviderChoice.allWord),
      listsAlternatives: true, words: [SearchProviderChoice.localWord, SearchProviderChoice.allWord],
      read: { raw, _ in
        switch raw {
        case SearchProviderChoice.allWord: .all
        case SearchProviderChoice.localWord: .local
        default: .only(KeyFileValue.list(raw).filter { !$0.isEmpty })
        }
      },
      write: { choice in
        switch choice {
        case .all: SearchProviderChoice.allWord
        case .local: SearchProviderChoice.localWord
        case .only(let ids): KeyFileValue.escaped(ids)
        }
      })
  }

  static func list(_ values: String) -> ValueSyntax<[String]> {
    ValueSyntax<[String]>(
      values: values, read: { raw, _ in KeyFileValue.list(raw).filter { !$0.isEmpty } },
      write: { KeyFileValue.escaped($0) })
  }

  package static var paths: ValueSyntax<[String]> {
    ValueSyntax<[String]>(
      values: tr("a list of paths that start with / or ~/, each ended by ;"),
      read: { raw, home in
        let items = KeyFileValue.list(raw).filter { !$0.isEmpty }
        let paths = items.compactMap { absolutePath($0, home: home) }
        return paths.count == items.count ? paths : nil
      }, write: { KeyFileValue.escaped($0) },
      wrongPart: { raw in KeyFileValue.list(raw).first { !$0.isEmpty && absolutePath($0, home: "/") == nil } })
  }

  /// For example `22:00-07:00;12:30-13:00;`.
  static var dailyTimes: ValueSyntax<DailyTimes> {
    ValueSyntax<DailyTimes>(
      values: tr("a list of times such as 22:00-07:00, each ended by ;"),
      read: { raw, _ in DailyTimes(KeyFileValue.list(raw).filter { !$0.isEmpty }) },
      write: { KeyFileValue.escaped($0.texts) },
      wrongPart: { raw in KeyFileValue.list(raw).first { !$0.isEmpty && !DailyTimes.isPart($0) } })
  }
}

extension ValueSyntax where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// The raw values of an enumeration.
  package static var word: ValueSyntax {
    let words = Value.allCases.map(\.rawValue)
    return ValueSyntax(
      values: words.alternatives, listsAlternatives: true, words: words,
      read: { raw, _ in Value(rawValue: raw) ?? Value(rawValue: raw.british) },
      write: \.rawValue)
  }
}

extension ValueSyntax {
  /// A list of the raw values of an enumeration. Each counts once.
  static func words<Word: RawRepresentable<String> & CaseIterable & Hashable & Sendable>() -> ValueSyntax
  where Value == [Word] {
    let words = Word.allCases.map(\.rawValue)
    return ValueSyntax(
      values: tr("a list of %1$s, each ended by ;", words.alternatives), words: words,
      read: { raw, _ in
        let items = KeyFileValue.list(raw).filter { !$0.isEmpty }
        let known = items.compactMap(Word.init(rawValue:))
        return known.count == items.count ? known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } : nil
      }, write: { KeyFileValue.escaped($0.map(\.rawValue)) },
      wrongPart: { raw in KeyFileValue.list(raw).first { !$0.isEmpty && Word(rawValue: $0) == nil } })
  }
}

extension ValueSyntax where Value: LosslessStringConvertible & SendableMetatype {
  /// A type with a parser and a description of its own.
  static func selfDescribing(
    _ values: String, notation: String, refusal: @escaping @Sendable (String?) -> String
  ) -> ValueSyntax {
    ValueSyntax(
      values: values, notation: notation, refusal: refusal, read: { raw, _ in Value(KeyFileValue.string(raw)) },
      write: \.description)
  }
}
