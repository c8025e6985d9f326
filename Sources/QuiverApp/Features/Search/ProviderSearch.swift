import GioBridge
import QuiverCore
import SpringboardEngine

/// Asks the search providers, and opens their results.
final class ProviderSearch {
  /// Called with each answer.
  var onAnswer: (ProviderAnswer) -> Void = { _ in }
  /// Called with a text for the clipboard.
  var onCopy: (String) -> Void = { _ in }
  /// Called with a message when a result was not opened.
  var onFailure: (String) -> Void = { _ in }
  /// nil if there is no connection, so that nobody is asked.
  private var bus: Bus?
  private var environment: Environment
  private var phase = Phase.unread
  /// The latest query, and the time of `MonotonicClock` at which its answers are due.
  private var query: (ProviderQuery, end: Double)?
  private let reading = LatestJob()
  /// How many providers have not answered the latest query.
  private var waiting = 0
  /// The results for the latest query.
  private var found: [ItemID: FoundResult] = [:]
  /// The icons of the results for the latest query, and for the one before, whose results may still fade out.
  private var icons = (latest: [ItemID: ProviderIcon](), former: [ItemID: ProviderIcon]())

  /// The descriptions of the providers are read when the first query needs them.
  private enum Phase {
    case unread
    case reading
    case ready([ProviderConversation])
  }

  init(_ environment: Environment) {
    self.environment = environment
  }

  func connect(to bus: Bus) { self.bus = bus }

  /// The configuration or the installed applications have changed. The descriptions are read again for the next query.
  func follow(_ environment: Environment) {
    self.environment = environment
    phase = .unread
  }

  /// Asks all providers. Earlier queries are not answered any more.
  func ask(_ query: ProviderQuery) {
    self.query = (query, MonotonicClock.now + ProviderQuery.timeLimit)
    found = [:]
    icons = (latest: [:], former: icons.latest)
    switch phase {
    case .unread: readProviders()
    case .reading: break
    case .ready(let conversations): askAll(conversations)
    }
  }

  /// Opens a result that was found for the latest query.
  func open(_ id: ItemID, serverTime: UInt32) {
    guard let bus, let result = found[id] else { return }
    if let text = result.clipboardText { onCopy(text) }
    let call = BusCall.activate(result.providerID, terms: result.terms, time: serverTime, by: result.provider)
    bus.call(call) { [weak self] answer in
      guard case .failure(let error) = answer else { return }
      Log.warning("\(result.provider.busName): \(error.message)")
      self?.onFailure(Strings.resultFailed(result.shown.name, result.provider.name))
    }
  }

  /// nil if a result has no icon of its own.
  func icon(of id: ItemID) -> ProviderIcon? { icons.latest[id] ?? icons.former[id] }

  private func readProviders() {
    let (choice, sources) = (environment.searchProviders, environment.catalogueSources)
    phase = .reading
    reading.run {
      SearchProvider.installed(choice, in: sources)
    } then: { [weak self] providers in
      guard let self, case .reading = phase else { return }
      let conversations = providers.map(ProviderConversation.init)
      phase = .ready(conversations)
      askAll(conversations)
    }
  }

  private func askAll(_ conversations: [ProviderConversation]) {
    guard let (query, end) = query else { return }
    guard let bus, !conversations.isEmpty, MonotonicClock.now < end else {
      return onAnswer(ProviderAnswer(to: query.text, nil, isLast: true))
    }
    waiting = conversations.count
    for conversation in conversations {
      conversation.ask(query, until: end, on: bus) { [weak self, provider = conversation.provider] in
        self?.receive($0, from: provider, query)
      }
    }
  }

  private func receive(_ results: [FoundResult], from provider: SearchProvider, _ query: ProviderQuery) {
    guard query == self.query?.0 else { return }
    waiting -= 1
    for result in results {
      found[result.shown.id] = result
      icons.latest[result.shown.id] = result.icon
    }
    let shown = ProviderResults(title: provider.name, results: results.map(\.shown))
    onAnswer(ProviderAnswer(to: query.text, results.isEmpty ? nil : shown, isLast: waiting == 0))
  }
}
