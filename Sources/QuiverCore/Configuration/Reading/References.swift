import KeyFile

/// What the values of the configuration can name, for `config check`.
package struct References: Sendable {
  /// The ids of all desktop entries.
  private let applications: Set<String>
  private let iconThemes: Set<String>
  /// Why a picture cannot be shown, as a clause; nil if it can.
  private let pictureFault: @Sendable (String) -> String?

  package init(
    applications: Set<String>, iconThemes: Set<String>, pictureFault: @escaping @Sendable (String) -> String?
  ) {
    (self.applications, self.iconThemes, self.pictureFault) = (applications, iconThemes, pictureFault)
  }

  /// The parts of a valid value that name nothing.
  func faults(in assignment: Assignment, of setting: Setting?) -> [Diagnostic] {
    guard let setting, let kind = setting.reference, let value = assignment.value else { return [] }
    switch kind {
    case .searchProviders where [SearchProviderChoice.allWord, SearchProviderChoice.localWord].contains(value):
      return []
    case .applications, .searchProviders:
      return KeyFileValue.list(value).compactMap { fault(ofID: $0, in: assignment) }
    case .iconTheme: return [fault(ofIconTheme: KeyFileValue.string(value), in: assignment)].compactMap(\.self)
    case .attractContent: return faults(ofAttractContent: setting, in: assignment)
    case .monitors: return faults(ofMonitors: value, in: assignment)
    case .wallpaper: return faults(ofWallpaper: setting, in: assignment)
    }
  }

  private func fault(ofID id: String, in assignment: Assignment) -> Diagnostic? {
    guard !id.isEmpty, !applications.contains(id) else { return nil }
    let ids = id.split(separator: ",").map(\.trimmed)
    let isJoined = ids.count > 1
    return Diagnostic(
      origin: assignment.origin(of: id), key: assignment.name,
      problem: isJoined
        ? tr("ids are separated by ; and not by a comma") : tr("there is no application “%1$s”", id.shortened),
      suggestion: isJoined ? ids.joined(separator: ";") : Spelling.nearest(toID: id, among: Array(applications)))
  }

  /// A monitor's model may contain a comma, so that this is only a guess.
  private func faults(ofMonitors value: String, in assignment: Assignment) -> [Diagnostic] {
    KeyFileValue.list(value).filter(WindowPreferences.Monitor.isProbablyList).map { item in
      let names = item.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
      return Diagnostic(
        origin: assignment.origin(of: item), key: assignment.name,
        problem: tr("monitors are separated by ; and not by a comma"), suggestion: names.joined(separator: ";"))
    }
  }

  private func fault(ofIconTheme name: String, in assignment: Assignment) -> Diagnostic? {
    guard name != "auto", !iconThemes.contains(name) else { return nil }
    return Diagnostic(
      origin: assignment.valueOrigin, key: assignment.name,
      problem: tr("there is no icon theme “%1$s”", name.shortened),
      suggestion: Spelling.nearest(to: name, among: iconThemes.sorted()), instead: tr("The theme hicolor is used."))
  }

  private func faults(ofWallpaper setting: Setting, in assignment: Assignment) -> [Diagnostic] {
    var trial = Configuration()
    guard setting.read(assignment.value ?? "", nil, &trial) else { return [] }
    let paths = trial.wallpaper.source.paths
    guard paths.count == 1 else { return paths.compactMap { fault(ofPicture: $0, in: assignment) } }
    return paths.compactMap(pictureFault).map { fault in
      Diagnostic(
        origin: assignment.valueOrigin, key: assignment.name, problem: fault,
        instead: tr("Quiver's own wallpaper is shown."))
    }
  }

  private func faults(ofAttractContent setting: Setting, in assignment: Assignment) -> [Diagnostic] {
    var trial = Configuration()
    guard setting.read(assignment.value ?? "", nil, &trial) else { return [] }
    switch trial.kiosk.attract {
    case .application(let id): return [fault(ofID: id, in: assignment)].compactMap(\.self)
    case .pictures(let paths): return paths.compactMap { fault(ofPicture: $0, in: assignment) }
    case nil: return []
    }
  }

  private func fault(ofPicture path: String, in assignment: Assignment) -> Diagnostic? {
    pictureFault(path).map { fault in
      Diagnostic(
        origin: assignment.origin(of: path), key: assignment.name, problem: tr("“%1$s”: %2$s", path.shortened, fault),
        instead: tr("It is left out."))
    }
  }
}
