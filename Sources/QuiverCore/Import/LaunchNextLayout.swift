/// The layout of LaunchNext, a launcher for macOS, as JSON (`LaunchpadApp.swift`, `AppStore.swift`). Its applications have names and
/// paths, but no ids.
struct LaunchNextLayout {
  private let items: [NestedValue]

  /// nil if the value is no such layout.
  init?(_ value: NestedValue) {
    guard let items = value["items"]?.list ?? value["pages"]?.list, items.contains(where: { $0["kind"] != nil }) else {
      return nil
    }
    self.items = items
  }

  var layout: ForeignLayout {
    let pages = Dictionary(grouping: items) { $0["pageIndex"]?.number ?? .infinity }
    return ForeignLayout(
      pages: pages.keys.sorted().map { page in
        (pages[page] ?? []).sorted { position(of: $0) < position(of: $1) }.compactMap(item)
      })
  }

  private func position(of item: NestedValue) -> Double { item["position"]?.number ?? .infinity }

  /// The kinds are English in a snapshot, and Chinese in an older export. nil for empty places.
  private func item(_ value: NestedValue) -> ForeignLayout.Item? {
    guard let name = value["name"]?.string else { return nil }
    switch value["kind"]?.string {
    case "app", "missingApp", "应用", "缺失应用": return .app(name)
    case "folder", "文件夹":
      let apps = value["apps"]?.list?.compactMap { $0["name"]?.string } ?? value["folderApps"]?.strings ?? []
      return .folder(name: name, apps)
    default: return nil
    }
  }
}
