/// Makes the index of the applications before the user searches, on any thread. Without it, the first letter waits for the index:
/// 2 ms for each thousand applications.
public struct SearchPreparation: Sendable {
  let applications: [AppItem]
  /// ``Document/catalogueNumber`` of the applications.
  let catalogueNumber: Int

  /// Makes the index. A search in it reads the tables of letters and of words, so that the user does not wait for them either.
  public func makeIndex() -> SearchIndex {
    let index = SearchIndex(applications)
    _ = index.results(for: SearchQuery("a"))
    return index
  }
}
