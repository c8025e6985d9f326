import QuiverCore

/// The icons that cannot be shown. Each is reported once, however often and in however many sizes it is requested.
package final class IconFaults {
  /// The faults of all windows.
  package static let ofProcess = IconFaults { Log.warning($0) }

  /// More are not reported. They tell nothing new, and a decoder that reports them may be under an attacker's control.
  private static let most = 200

  private var files: Set<FileMark> = []
  private var icons: Set<String> = []
  private let log: (String) -> Void

  package init(log: @escaping (String) -> Void) {
    self.log = log
  }

  /// Reports a file that is left out. It is reported again after a change.
  func report(_ file: FileMark) {
    guard files.count < Self.most, !file.path.isEmpty, files.insert(file).inserted else { return }
    log(Strings.iconLeftOut(file.path, exists: file.exists, isEmpty: file.isEmpty))
  }

  /// Reports an icon that is not tried again.
  func report(givenUp icon: String) {
    guard icons.count < Self.most, icons.insert(icon).inserted else { return }
    log(Strings.iconGivenUp(icon))
  }
}
