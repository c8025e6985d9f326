import CollectionEngine

@testable import SpringboardEngine

/// A suite of tests of the library.
protocol LibrarySuite {
  var harness: SpringboardHarness { get set }
}

extension LibrarySuite {
  var view: View { harness.springboard.main.view }
  var flow: Pane { view.layout.grid }
  var isInLibrary: Bool { view.layout.isShowingLibrary }
  /// The title of the section at the top.
  var topSection: String? { flow.content.topSection(of: flow.sections.count).map { flow.sections[$0].title } }

  /// Sends an input, and waits until nothing moves.
  mutating func send(_ input: Input) {
    harness.send(input)
    harness.rest()
  }
}

extension SpringboardHarness {
  /// 60 applications in three categories, or in letters, and the pages at rest.
  static func withLibrary(
    sortedBy order: LibraryPreferences.Order = .category, viewport: Size = Size(width: 800, height: 480)
  ) -> SpringboardHarness {
    let preferences = Preferences.withCategories.with { $0.configured.library.order = order }
    var harness = SpringboardHarness(
      preferences, viewport: Viewport(size: viewport), presentations: .pagesAndLibrary)
    var applications = [AppItem].named(60, inCategories: ["Game", "Office", ""])
    // Names that begin with different letters.
    for index in applications.indices { applications[index].name = applications[index].id.text }
    harness.send(.catalogue(applications))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }
}
