/// The layout of Folio, the home screen of Plasma Mobile (`foliosettings.cpp`, `foliodelegate.cpp`): as JSON in Plasma's
/// configuration, or exported to a file.
struct FolioLayout {
  private let favorites: [NestedValue]
  private let pages: [[NestedValue]]

  /// An exported layout; nil if the value is none.
  init?(exported value: NestedValue) {
    guard let favorites = value["Favorites"] ?? value["Favourites"] ?? value["Pages"].map({ _ in .list([]) }) else {
      return nil
    }
    self.init(favorites, value["Pages"])
  }

  /// Plasma's configuration, whose groups have names such as `[Containments][2][Folio]`; nil if it has no layout.
  init?(configuration text: String) {
    var values: [String: NestedValue] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let end = line.firstIndex(of: "=") else { continue }
      let key = line[..<end].lowercased()
      let isLayout = ["favorites", "favourites", "pages"].contains(key)
      // Plasma doubles the backslashes of values.
      guard isLayout, let value = NestedValue(String(line[line.index(after: end)...]).replacing("\\\\", with: "\\")),
        value.list != nil
      else { continue }
      values[key] = value
    }
    guard !values.isEmpty else { return nil }
    self.init(values["favorites"] ?? values["favourites"], values["pages"])
  }

  private init(_ favorites: NestedValue?, _ pages: NestedValue?) {
    self.favorites = favorites?.list ?? []
    self.pages = pages?.list?.map { $0.list ?? [] } ?? []
  }

  var layout: ForeignLayout {
    let docked = favorites.compactMap(item)
    // ForeignLayout has only applications in the dock.
    let folders = docked.filter { if case .folder = $0 { true } else { false } }
    let pages = pages.map { page in page.sorted { place(of: $0) < place(of: $1) }.compactMap(item) }
    return ForeignLayout(
      pages: pages + (folders.isEmpty ? [] : [folders]),
      dock: docked.compactMap { if case .app(let name) = $0 { name } else { nil } })
  }

  private func place(of delegate: NestedValue) -> (Double, Double) {
    (delegate["row"]?.number ?? .infinity, delegate["column"]?.number ?? .infinity)
  }

  /// nil for a widget.
  private func item(_ delegate: NestedValue) -> ForeignLayout.Item? {
    switch delegate["type"]?.string {
    case "application": delegate["storageId"]?.string.map(ForeignLayout.Item.app)
    case "folder": .folder(name: delegate["name"]?.string ?? "", delegate["apps"]?.strings ?? [])
    default: nil
    }
  }
}
