/// A family of distributions whose packages have the same names. Ubuntu differs from Debian in few.
package enum Distribution: Equatable, Sendable {
  case debian, ubuntu, fedora, suse, arch, alpine

  /// Reads a file such as `/etc/os-release` (os-release(5)): the distribution's own name, and then those of the distributions that it
  /// is like. nil for other families.
  package init?(osRelease text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    let words = ["ID=", "ID_LIKE="].flatMap { key in
      lines.filter { $0.hasPrefix(key) }.flatMap { line in
        line.dropFirst(key.count).split { " \"'".contains($0) }.map { $0.lowercased() }
      }
    }
    guard let family = words.lazy.compactMap(Self.family).first else { return nil }
    self = family
  }

  private static func family(_ name: String) -> Distribution? {
    switch name {
    case "debian": .debian
    case "ubuntu": .ubuntu
    case "fedora", "rhel", "centos": .fedora
    case "suse", "opensuse": .suse
    case "arch": .arch
    case "alpine": .alpine
    default: name.hasPrefix("opensuse") ? .suse : nil
    }
  }
}
