extension SearchIndex {
  /// The largest number of texts of one kind that are searched for an application.
  private static let listLimit = 128

  /// Adds applications to an empty index.
  mutating func add(_ items: Span<AppItem>) {
    var places: [PackedPlace] = []
    places.reserveCapacity(items.count)
    for number in items.indices { places.append(addNames(of: items[number])) }
    for number in items.indices { addOthers(of: items[number], number, from: places[number]) }
  }

  /// Adds an application with its names. Returns where its other texts begin.
  private mutating func addNames(of item: borrowing AppItem) -> PackedPlace {
    let first = terms.count
    add(item.name.utf8.span, as: .name)
    let rest = addTexts(of: item, from: PackedPlace(), before: .genericName)
    let names = first..<terms.count
    let english = names.first { terms[$0].field == .untranslatedName } ?? names.first
    ids.append(item.id)
    applications.append(
      Application(
        names: Int32(first)..<Int32(names.upperBound), purposes: item.purposes, preferredFor: item.preferredFor,
        isRemover: english.map { texts.isRemoval(at: terms[$0].range) } ?? false,
        isSettingsPanel: item.isSettingsPanel))
    var filter = Filter()
    for index in names { filter.insert(terms[index]) }
    filter.nameLetters = filter.letters
    filters.append(filter)
    return rest
  }

  /// Adds the other texts of an application.
  private mutating func addOthers(of item: borrowing AppItem, _ number: Int, from start: PackedPlace) {
    let first = terms.count
    let comments = addTexts(of: item, from: start, before: .comments)
    applications[number].firstAction = Int32(terms.count)
    for (number, action) in item.actions.prefix(Self.listLimit).enumerated() {
      add(action.name.utf8.span, as: .action, action: UInt8(number))
    }
    if !item.actions.isEmpty { actions[number] = item.actions.map(\.id) }
    let end = terms.count
    _ = addTexts(of: item, from: comments, before: .end)
    applications[number].others = Int32(first)..<Int32(end)
    applications[number].comments = Int32(end)..<Int32(terms.count)
    var filter = filters[number]
    for index in first..<end { filter.insert(terms[index]) }
    for index in end..<terms.count { filter.commentWords.insertWords(of: texts.bytes.span, terms[index].range) }
    filters[number] = filter
  }

  /// The field of a packed text.
  private static func field(group: Int, number: Int) -> SearchField {
    switch (group, number) {
    case (0, 0): .untranslatedName
    case (0, 1): .program
    case (0, 2): .genericName
    case (0, _): .keyword
    case (1, 0): .untranslatedGenericName
    case (1, _): .untranslatedKeyword
    case (_, 0): .comment
    case (_, _): .untranslatedComment
    }
  }

  /// A place in packed texts.
  private struct PackedPlace {
    var group = 0
    /// The number of the text in its group.
    var number = 0
    var byte = 0

    static let genericName = PackedPlace(group: 0, number: 2)
    static let comments = PackedPlace(group: 2)
    static let end = PackedPlace(group: 3)

    func isBefore(_ other: PackedPlace) -> Bool { (group, number) < (other.group, other.number) }
  }

  /// Adds the packed texts before one, and returns where that begins.
  private mutating func addTexts(
    of item: borrowing AppItem, from start: PackedPlace, before end: PackedPlace
  ) -> PackedPlace {
    let packed = item.searchTexts.packed.utf8.span
    var place = start
    while place.byte <= packed.count, place.isBefore(end) {
      var index = place.byte
      while index < packed.count, !SearchTexts.isSeparator(packed[index]) { index += 1 }
      if place.number < Self.listLimit {
        add(packed.extracting(place.byte..<index), as: Self.field(group: place.group, number: place.number))
      }
      place.byte = index + 1
      place.number += 1
      if index < packed.count, SearchTexts.isGroupSeparator(packed[index]) {
        (place.group, place.number) = (place.group + 1, 0)
      }
    }
    return place
  }

  private mutating func add(_ text: Span<UInt8>, as field: SearchField, action: UInt8 = 0) {
    guard !text.isEmpty else { return }
    let range = texts.append(text)
    guard !range.isEmpty else { return }
    addTerm(range, field, .written, action)
    // Comments are only searched by whole words as they are written.
    guard !field.isComment, terms.last?.letters.hasOtherAlphabet == true else { return }
    addSpellings(range) { index, spelling, form in index.addTerm(spelling, field, form, action) }
  }

  private mutating func addTerm(_ range: Range<Int>, _ field: SearchField, _ form: Term.Form, _ action: UInt8) {
    guard !range.isEmpty else { return }
    let letters = texts.letters(in: range)
    terms.append(
      Term(
        start: Int32(range.lowerBound), length: Int16(range.count), field: field, form: form, action: action,
        letters: letters.all, initials: letters.initials))
  }
}

extension FoldedTexts {
  private static let removals = ["remove ", "uninstall ", "delete "].map { Array($0.utf8) }

  /// Whether an English name says that the application removes another one.
  fileprivate func isRemoval(at name: Range<Int>) -> Bool {
    let first = bytes[name.lowerBound]
    guard first == UInt8(ascii: "r") || first == UInt8(ascii: "u") || first == UInt8(ascii: "d") else { return false }
    return Self.removals.contains { bytes[name].starts(with: $0) }
  }
}

extension SearchIndex.Filter {
  /// Adds the letters of a term that is no comment.
  fileprivate mutating func insert(_ term: SearchIndex.Term) {
    switch term.form {
    case .written, .latin: letters.formUnion(term.letters)
    case .looseCyrillic, .looseGreek, .looseKana: looseLetters.formUnion(term.letters)
    }
  }
}
