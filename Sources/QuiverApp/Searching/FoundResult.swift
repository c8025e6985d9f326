import GtkBridge
import QuiverCore
import SpringboardEngine

/// A result as the springboard shows it, and what its provider calls it.
nonisolated struct FoundResult: Equatable, Sendable {
  let shown: ProviderResult
  let provider: SearchProvider
  /// The id of the provider.
  let id: String
  /// The terms that it was found by.
  let terms: [String]
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
      let shown = metas[id].flatMap { ProviderResult(id, of: provider, from: $0) }
      return shown.map { FoundResult(shown: $0, provider: provider, id: id, terms: terms) }
    }
  }
}

nonisolated extension ProviderResult {
  /// Reads a description; nil if it has no usable name.
  fileprivate init?(_ id: String, of provider: SearchProvider, from meta: [String: BusValue]) {
    guard let name = meta["name"]?.string else { return nil }
    self.init(
      id, of: provider, name: name, description: meta["description"]?.string ?? "", icon: meta["gicon"]?.string)
  }
}
