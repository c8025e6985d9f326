extension SearchIndex {
  /// The largest number of texts of one kind that are searched for an application.
  private static let listLimit = 128

  mutating func add(_ item: AppItem) {
    let first = terms.count
    add(item.name.utf8.span, as: .name)
    let hasUntranslatedName = addTexts(of: item)
    for (number, action) in item.actions.prefix(Self.listLimit).enumerated() {
      add(action.name.utf8.span, as: .action, action: UInt8(number))
    }
    for category in item.categories.prefix(Self.listLimit) { add(category.utf8.span, as: .category) }
    if !item.actions.isEmpty { actions[ids.count] = item.actions.map(\.id) }
    ids.append(item.id)
    applications.append(summary(of: item, from: first, englishName: first + (hasUntranslatedName ? 1 : 0)))
  }

  /// Adds the packed texts. Returns whether there is an untranslated name.
  private mutating func addTexts(of item: AppItem) -> Bool {
    let (packed, first) = (item.searchTexts.packed.utf8.span, terms.count)
    let separator = SearchTexts.groupSeparator.asciiValue
    let end = packed.indices.first { packed[$0] == separator } ?? packed.count
    addTexts(packed.extracting(0..<end), as: Self.fields)
    if end < packed.count { addTexts(packed.extracting(end + 1..<packed.count), as: Self.untranslatedFields) }
    return first < terms.count && terms[first].field == .untranslatedName
  }

  private mutating func addTexts(_ packed: Span<UInt8>, as fields: [SearchField]) {
    let separator = SearchTexts.separator.asciiValue
    var (start, number) = (0, 0)
    for index in 0...packed.count where index == packed.count || packed[index] == separator {
      add(packed.extracting(start..<index), as: fields[min(number, fields.count - 1)])
      (start, number) = (index + 1, number + 1)
      if number == Self.listLimit { break }
    }
  }

  /// The fields of the packed texts; the last one is that of all further texts.
  private static let fields = [SearchField.untranslatedName, .program, .genericName, .keyword]
  /// The fields of the packed texts after the group separator.
  private static let untranslatedFields = [SearchField.untranslatedGenericName, .untranslatedKeyword]

  private func summary(of item: AppItem, from first: Int, englishName: Int) -> Application {
    var summary = Application(
      terms: Int32(first)..<Int32(terms.count), hasActions: !item.actions.isEmpty,
      isRemover: englishName < terms.count && removes(terms[englishName].range))
    for index in first..<terms.count {
      switch terms[index].form {
      case .written, .latin: summary.letters.formUnion(terms[index].letters)
      case .looseCyrillic, .looseGreek, .looseKana: summary.looseLetters.formUnion(terms[index].letters)
      }
    }
    return summary
  }

  private mutating func add(_ text: Span<UInt8>, as field: SearchField, action: UInt8 = 0) {
    guard !text.isEmpty else { return }
    let range = texts.append(text)
    addTerm(range, field, .written, action)
    guard texts.hasOtherAlphabet(in: range) else { return }
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
