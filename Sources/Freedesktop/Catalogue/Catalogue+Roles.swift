extension Catalogue {
  /// The shown applications that fill a role: first those chosen as its default, whatever their categories, then those that
  /// are known to open its type, then the rest by id.
  public func applications(filling role: DesktopEntry.Role, by defaults: MimeDefaults) -> [DesktopEntry] {
    let chosen = role.mimeType.map(defaults.chosen) ?? []
    let order = role.mimeType.map(defaults.applications) ?? []
    let shown = listings.filter { $0.reason == nil }.map(\.entry)
    let fitting = shown.filter { $0.role == role || chosen.contains($0.id) }
    func rank(_ entry: DesktopEntry) -> Int { order.firstIndex(of: entry.id) ?? .max }
    return fitting.sorted { (rank($0), $0.id) < (rank($1), $1.id) }
  }
}
