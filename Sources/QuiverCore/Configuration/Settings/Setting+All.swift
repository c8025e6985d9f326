extension Setting {
  /// Every key, in the order of the documentation.
  package static let all =
    window + grid + dock + pages + applications + wallpaper + home + behaviour + icons + style

  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every group, in the order of the documentation.
  static let groups = all.map(\.name.group).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
}
