import Freedesktop
import SpringboardEngine

/// Reads layouts of other programs.
package struct LayoutImporter {
  let applications: InstalledApplications
  let directories: BaseDirectories
  let gnomeSettings: () -> String?

  /// `gnomeSettings` returns what `dconf dump` would print; nil if GNOME has none.
  package init(_ environment: Environment, gnomeSettings: @escaping () -> String?) {
    let items = environment.scannedCatalogue.items(environment.catalogueSources, environment.directories)
    self.init(
      applications: InstalledApplications(items), directories: environment.directories, gnomeSettings: gnomeSettings)
  }

  init(applications: InstalledApplications, directories: BaseDirectories, gnomeSettings: @escaping () -> String?) {
    (self.applications, self.directories, self.gnomeSettings) = (applications, directories, gnomeSettings)
  }

  /// The programs that have a layout here, with the number of applications in it.
  package var found: [(source: ImportSource, count: Int)] {
    ImportSource.allCases.compactMap { source in
      (try? layout(of: source)).flatMap { $0.apps.isEmpty ? nil : (source, Set($0.apps).count) }
    }
  }

  /// The layout to offer at the first run: that of one of these desktops, by their names in `XDG_CURRENT_DESKTOP`, or else the one with
  /// the most applications that are installed here. nil if there is none that is worth an offer.
  package func offer(on desktops: [String]) -> LayoutOffer? {
    let offers = ImportSource.allCases.compactMap { source -> (isPresent: Bool, count: Int, offer: LayoutOffer)? in
      guard let layout = try? layout(of: source) else { return nil }
      let offer = LayoutOffer(program: source.name, layout: applications.placed(layout).layout)
      let count = offer.layout.applications.count
      let isPresent = source.desktop.map(desktops.contains) ?? false
      return count < Self.leastOffered ? nil : (isPresent, count, offer)
    }
    return offers.max { $0.isPresent == $1.isPresent ? $0.count < $1.count : $1.isPresent }?.offer
  }

  /// One or two applications are arranged faster by hand.
  private static let leastOffered = 3

  /// The board with the layout of a program, or with that in a file. What is not installed here is reported and left out. nil if the
  /// file is no layout of another program.
  package func board(named name: String, over home: StoredHome) throws(HomeRefusal) -> Board? {
    guard let layout = try layout(named: name) else { return nil }
    let (placed, missing) = applications.placed(layout)
    guard !placed.isEmpty else {
      if ImportSource(rawValue: name) == nil { return nil }
      throw .noneOf(name)
    }
    for name in missing { Log.warning(tr("“%1$s” is not installed here, and is left out", name)) }
    return home.importing(placed)
  }

  func layout(named name: String) throws(HomeRefusal) -> ForeignLayout? {
    if let source = ImportSource(rawValue: name) { return try layout(of: source) }
    if let links = PlasmaFavorites.linked(inDatabase: name) { return ForeignLayout(favorites: links) }
    let text = String(decoding: try StoredHome.bytes(of: name), as: UTF8.self)
    return text.contains("[Home]") ? nil : ForeignLayout(text, members: applications.members)
  }

  private func layout(of source: ImportSource) throws(HomeRefusal) -> ForeignLayout {
    var layout = ForeignLayout()
    for (part, place) in parts(of: source) {
      layout.dock += place == .dock ? part.apps : part.dock
      if place == .pages { layout.pages += part.pages }
    }
    guard !layout.apps.isEmpty else { throw .noneOf(source.rawValue) }
    return layout
  }

  private func parts(of source: ImportSource) -> [(layout: ForeignLayout, place: ImportSource.Place)] {
    if source == .plasma {
      return PlasmaFavorites.names(directories).map { [(ForeignLayout(favorites: $0), .pages)] } ?? []
    }
    return texts(of: source).compactMap { text, place in
      ForeignLayout(text, members: applications.members).map { ($0, place) }
    }
  }

  private func texts(of source: ImportSource) -> [(text: String, place: ImportSource.Place)] {
    let files = source.files(directories).compactMap { path, place in
      (try? StoredHome.bytes(of: path)).map { (String(decoding: $0, as: UTF8.self), place) }
    }
    return files + (source == .gnome ? gnomeSettings().map { [($0, .pages)] } ?? [] : [])
  }
}
