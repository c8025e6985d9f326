/// The keys of a desktop entry that ``DesktopEntryReader`` reads. The raw values are indices into its arrays.
enum DesktopKey: Int, CaseIterable {
  case type, name, genericName, comment, keywords, categories, mimeTypes, icon, exec, tryExec, directory, terminal
  case hidden, noDisplay, onlyShowIn, notShowIn, dbusActivatable, startupNotify, startupWMClass, singleMainWindow
  case prefersNonDefaultGPU, flatpak, appVersion, appImageVersion, actions

  var spelling: String {
    switch self {
    case .type: "Type"
    case .name: "Name"
    case .genericName: "GenericName"
    case .comment: "Comment"
    case .keywords: "Keywords"
    case .categories: "Categories"
    case .mimeTypes: "MimeType"
    case .icon: "Icon"
    case .exec: "Exec"
    case .tryExec: "TryExec"
    case .directory: "Path"
    case .terminal: "Terminal"
    case .hidden: "Hidden"
    case .noDisplay: "NoDisplay"
    case .onlyShowIn: "OnlyShowIn"
    case .notShowIn: "NotShowIn"
    case .dbusActivatable: "DBusActivatable"
    case .startupNotify: "StartupNotify"
    case .startupWMClass: "StartupWMClass"
    case .singleMainWindow: "SingleMainWindow"
    case .prefersNonDefaultGPU: "PrefersNonDefaultGPU"
    case .flatpak: "X-Flatpak"
    case .appVersion: "X-AppVersion"
    case .appImageVersion: "X-AppImage-Version"
    case .actions: "Actions"
    }
  }

  /// Whether translations of the key are read.
  var isLocalised: Bool {
    switch self {
    case .name, .genericName, .comment, .keywords, .icon: true
    default: false
    }
  }

  /// Finds the key with the spelling in a range of a text. It compares only keys of the same length.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard range.count < Self.byLength.count else { return nil }
    let found = Self.byLength[range.count].first { text.equals($0.bytes, in: range) }
    guard let found else { return nil }
    self = found.key
  }

  private static let byLength: [[(bytes: [UInt8], key: DesktopKey)]] = {
    let longest = allCases.map(\.spelling.utf8.count).max() ?? 0
    return (0...longest).map { length in
      allCases.filter { $0.spelling.utf8.count == length }.map { (Array($0.spelling.utf8), $0) }
    }
  }()
}

extension Span where Element == UInt8 {
  /// Whether the bytes at the start of a range are equal to `other`. The range must be at least as long as `other`.
  func equals(_ other: [UInt8], in range: Range<Int>) -> Bool {
    var index = 0
    while index < other.count, self[range.lowerBound + index] == other[index] { index += 1 }
    return index == other.count
  }
}
