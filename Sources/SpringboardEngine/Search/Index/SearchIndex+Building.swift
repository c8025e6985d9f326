extension SearchIndex {
  /// The largest number of texts of one kind that are searched for an application.
  private static let listLimit = 128

  mutating func add(_ item: AppItem) {
    let first = terms.count
    add(item.name.utf8.span, as: .name)
    addTexts(of: item, in: 0...1)
    let hasUntranslatedName = first + 1 < terms.count && terms[first + 1].field == .untranslatedName
    let firstAction = terms.count
    for (number, action) in item.actions.prefix(Self.listLimit).enumerated() {
      add(action.name.utf8.span, as: .action, action: UInt8(number))
    }
    if !item.actions.isEmpty { actions[ids.count] = item.actions.map(\.id) }
    ids.append(item.id)
    let end = terms.count
    addTexts(of: item, in: 2...2)
    applications.append(
      summary(of: item, first..<end, actions: firstAction..<end, englishName: first + (hasUntranslatedName ? 1 : 0)))
  }

  /// The fields of each group of packed texts. The last one of a group is that of all further texts.
  private static let fields: [[SearchField]] = [
    [.untranslatedName, .program, .genericName, .keyword], [.untranslatedGenericName, .untranslatedKeyword],
    [.comment, .untranslatedComment],
  ]

  /// Adds the packed texts of some groups.
  private mutating func addTexts(of item: AppItem, in groups: ClosedRange<Int>) {
    let packed = item.searchTexts.packed.utf8.span
    let (separator, groupSeparator) = (SearchTexts.separator.asciiValue, SearchTexts.groupSeparator.asciiValue)
    var (start, group, number) = (0, 0, 0)
    for index in 0...packed.count where index == packed.count || packed[index] <= UInt8(ascii: " ") {
      let endsGroup = index == packed.count || packed[index] == groupSeparator
      guard endsGroup || packed[index] == separator else { continue }
      if groups.contains(group), number < Self.listLimit {
        let fields = Self.fields[group]
        add(packed.extracting(start..<index), as: fields[min(number, fields.count - 1)])
      }
      (start, group, number) = (index + 1, endsGroup ? group + 1 : group, endsGroup ? 0 : number + 1)
    }
  }

  /// `range` is that of the application's terms without those of its comments, which are the last ones, and `englishName`
  /// the index of the term with the untranslated name.
  private func summary(of item: AppItem, _ range: Range<Int>, actions: Range<Int>, englishName: Int) -> Application {
    var summary = Application(
      terms: Int32(range.lowerBound)..<Int32(range.upperBound),
      actions: Int32(actions.lowerBound)..<Int32(actions.upperBound),
      comments: Int32(range.upperBound)..<Int32(terms.count), purposes: item.purposes, preferredFor: item.preferredFor,
      isRemover: englishName < terms.count && removes(terms[englishName].range),
      isSettingsPanel: item.isSettingsPanel)
    for index in range {
      switch terms[index].form {
      case .written, .latin: summary.letters.formUnion(terms[index].letters)
      case .looseCyrillic, .looseGreek, .looseKana: summary.looseLetters.formUnion(terms[index].letters)
      }
    }
    for index in range.upperBound..<terms.count {
      summary.commentWords.insertWords(of: texts.bytes.span, terms[index].range)
    }
    return summary
  }

  private mutating func add(_ text: Span<UInt8>, as field: SearchField, action: UInt8 = 0) {
    guard !text.isEmpty else { return }
    let range = texts.append(text)
    addTerm(range, field, .written, action)
    // Comments are only searched by whole words as they are written.
    guard !field.isComment, texts.hasOtherAlphabet(in: range) else { return }
    addSpellings(range) { index, spelling, form in index.addTerm(spelling, field, form, action) }
  }

  private mutating func addTerm(_ range: Range<Int>, _ field: SearchField, _ form: Term.Form, _ action: UInt8) {
    guard !range.isEmpty else { return }
    terms.append(
      Term(
        start: Int32(range.lowerBound), length: Int16(range.count), field: field, form: form, action: action,
        letters: LetterSet(texts.bytes.span, range), initials: texts.initials(in: range)))
  }

  private static let removals = ["remove ", "uninstall ", "delete "].map { Array($0.utf8) }

  /// Whether an English name says that the application removes another one.
  private func removes(_ name: Range<Int>) -> Bool {
    let first = texts.bytes[name.lowerBound]
    guard first == UInt8(ascii: "r") || first == UInt8(ascii: "u") || first == UInt8(ascii: "d") else { return false }
    return Self.removals.contains { texts.bytes[name].starts(with: $0) }
  }
}
