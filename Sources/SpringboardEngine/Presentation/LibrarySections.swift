/// Divides the installed applications into the sections of the library.
struct LibrarySections {
  struct Section {
    var title: String
    var indexTitle: String?
    var items: [ItemID]
  }

  private let content: PresentedContent
  private let alphabet: Alphabet
  /// The applications in the order of their names.
  private let applications: [(app: AppItem, place: Alphabet.Place)]

  /// The largest number of suggestions.
  private let suggestionLimit: Int

  init(_ content: PresentedContent, suggestionLimit: Int) {
    let alphabet = Alphabet(locale: content.preferences.configured.library.locale)
    (self.content, self.alphabet, self.suggestionLimit) = (content, alphabet, suggestionLimit)
    applications = content.applications.values.map { ($0, alphabet.place(of: $0.name)) }.sorted {
      ($0.place, $0.app.name, $0.app.id) < ($1.place, $1.app.name, $1.app.id)
    }
  }

  /// The sections in their order; some may be empty.
  var sections: [Section] {
    let titles = content.preferences.texts.libraryTitles
    let first = [
      Section(title: titles.suggested, items: suggestions), Section(title: titles.new, items: newApplications),
    ]
    switch content.preferences.configured.library.order {
    case .category: return first + categories
    case .name: return first + letters
    }
  }

  /// The applications that are used most, above all at this time of day; at most a row of them.
  private var suggestions: [ItemID] {
    content.usage.mostUsed(
      of: applications.map(\.app.id), on: content.time.day, in: content.time.part, limit: suggestionLimit)
  }

  /// The applications that were installed in the last two weeks, the newest ones first. They stay when they are opened.
  private var newApplications: [ItemID] {
    let ages = applications.compactMap { app, _ -> (id: ItemID, age: Double)? in
      guard let day = content.installations.firstSeen(app.id) else { return nil }
      return (app.id, max(0, content.time.day - day))
    }
    // The sort is stable: applications of the same age stay in the order of their names.
    return ages.filter { $0.age <= Self.newDays }.sorted { $0.age < $1.age }.map(\.id)
  }

  private static let newDays = 14.0

  /// A section for each main category, in the order of their titles. Applications without one come last.
  private var categories: [Section] {
    let names = content.preferences.texts.folderNames
    var items: [String: [ItemID]] = [:]
    for (app, _) in applications {
      for title in names.sectionTitles(for: app) { items[title, default: []].append(app.id) }
    }
    let titles = items.keys.filter { $0 != names.uncategorized }.map { ($0, alphabet.place(of: $0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    return (titles + [names.uncategorized]).map { Section(title: $0, items: items[$0] ?? []) }
  }

  private var letters: [Section] {
    var sections: [Section] = []
    for (app, place) in applications {
      if sections.last?.title != place.section {
        sections.append(Section(title: place.section, indexTitle: place.section, items: []))
      }
      sections[sections.count - 1].items.append(app.id)
    }
    return sections
  }
}

extension FolderNames {
  /// The titles of the sections for an application: one for each of its main categories. Sound and video are in a section
  /// together.
  func sectionTitles(for application: AppItem) -> [String] {
    let isMultimedia = application.categories.contains("AudioVideo")
    let categories = application.categories.filter { !isMultimedia || $0 != "Audio" && $0 != "Video" }
    let titles = categories.compactMap { byCategory[$0] }
    return titles.isEmpty ? [uncategorized] : titles
  }
}
