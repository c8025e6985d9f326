import GioBridge
import QuiverCore
import SpringboardEngine

/// A result as the springboard shows it, and what its provider calls it.
nonisolated struct FoundResult: Equatable, Sendable {
  let shown: ProviderResult
  let provider: SearchProvider
  /// The id by which the provider knows it.
  let providerID: String
  /// The terms that it was found by.
  let terms: [String]
  /// nil for the icon of the provider's application.
  var icon: ProviderIcon?
  /// The text that is copied to the clipboard when the result is opened.
  var clipboardText: String?
}

nonisolated extension FoundResult {
  /// The ids in an answer to a search; nil if the answer has another type. Each id is there once.
  static func ids(in answer: [BusValue]) -> [String]? {
    var seen: Set<String> = []
    guard answer.count == 1 else { return nil }
    return answer[0].strings?.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The results in an answer that describes these ids, in the order of the ids. Results that it does not describe, and
  /// descriptions of others, are left out.
  static func results(in answer: [BusValue], describing ids: [String], by provider: SearchProvider, terms: [String])
    -> [FoundResult]
  {
    guard case .array(_, let values)? = answer.first else { return [] }
    let described = values.compactMap { value -> (String, [String: BusValue])? in
      guard case .dictionary(let meta) = value, let id = meta["id"]?.string else { return nil }
      return (id, meta)
    }
    let metas = Dictionary(described, uniquingKeysWith: { first, _ in first })
    return ids.compactMap { id in
      metas[id].flatMap { FoundResult(id, of: provider, from: $0, terms: terms) }
    }
  }

  /// Reads a description; nil if it has no usable name.
  private init?(_ id: String, of provider: SearchProvider, from meta: [String: BusValue], terms: [String]) {
    guard let name = meta["name"]?.string,
      let shown = ProviderResult(id, of: provider, name: name, description: meta["description"]?.string ?? "")
    else { return nil }
    (self.shown, self.provider, providerID, self.terms) = (shown, provider, id, terms)
    (icon, clipboardText) = (ProviderIcon(in: meta), meta["clipboardText"]?.string)
  }
}
