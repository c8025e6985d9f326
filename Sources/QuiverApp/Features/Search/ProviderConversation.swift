import GioBridge
import QuiverCore
import SpringboardEngine

/// Asks one search provider: first for the ids of its results, and then for the names of the first ones.
final class ProviderConversation {
  let provider: SearchProvider
  /// The last query that was answered, and all ids in the answer.
  private var former: (query: ProviderQuery, ids: [String])?
  /// Counts the queries. An answer to an older one is ignored.
  private var number = 0
  /// The fault of the last answer, so that it is logged once.
  private var fault: String?

  init(with provider: SearchProvider) {
    self.provider = provider
  }

  /// Calls `body` with the results, or without any if there is a fault or no time left. It is not called if another
  /// query follows before. `end` is a time of `MonotonicClock`.
  func ask(_ query: ProviderQuery, until end: Double, on bus: Bus, then body: @escaping ([FoundResult]) -> Void) {
    number += 1
    let earlier = former.flatMap { query.extends($0.query) ? $0.ids : nil }
    former = nil
    let call = BusCall.resultSet(of: query.terms, among: earlier, by: provider, limit: Self.secondsLeft(until: end))
    bus.call(call) { [weak self, number] answer in
      guard let self, number == self.number else { return }
      let ids = read(answer) { FoundResult.ids(in: $0) }
      former = ids.map { (query, $0) }
      describe(ids ?? [], foundBy: query.terms, until: end, on: bus, then: body)
    }
  }

  private func describe(
    _ ids: [String], foundBy terms: [String], until end: Double, on bus: Bus,
    then body: @escaping ([FoundResult]) -> Void
  ) {
    let ids = Array(ids.prefix(ProviderQuery.shownLimit))
    guard !ids.isEmpty, MonotonicClock.now < end else { return body([]) }
    bus.call(.metas(of: ids, by: provider, limit: Self.secondsLeft(until: end))) { [weak self, number] answer in
      guard let self, number == self.number else { return }
      body(read(answer) { FoundResult.results(in: $0, describing: ids, by: self.provider, terms: terms) } ?? [])
    }
  }

  /// Returns nil for a fault of the provider.
  private func read<Value>(_ answer: Bus.Answer, _ body: ([BusValue]) -> Value?) -> Value? {
    switch answer {
    case .failure(let error): note(fault: error.message.displayable)
    case .success(let values):
      let value = body(values)
      note(fault: value == nil ? "it answered with another type" : nil)
      return value
    }
    return nil
  }

  private func note(fault new: String?) {
    if let new, new != fault { Log.info("the search provider \(provider.busName) is left out: \(new)") }
    fault = new
  }

  /// The seconds until a moment, at least a thousandth, because none would mean the default.
  private static func secondsLeft(until end: Double) -> Double { max(end - MonotonicClock.now, 0.001) }
}
