import KeyFile
import Posix

/// Which applications open which MIME types (MIME Applications Associations specification 1.0.1).
public struct MimeDefaults: Sendable {
  /// The `mimeapps.list` files, most important first. In each directory those of the desktop precede the general one.
  private let choices: [KeyFile]
  /// The general `mimeapps.list` files and the caches of the MIME types that installed applications declare.
  private let associations: [KeyFile]

  /// Reads the lists. It blocks, so do not call it on the main thread. Missing and unreadable lists are ignored.
  ///
  /// - Parameters:
  ///   - base: The base directories that contain the lists.
  ///   - data: Data directories that replace those of `base`, most important first.
  ///   - desktops: The names of the current desktop, most specific first.
  public init(base: BaseDirectories, data: [String]? = nil, desktops: [String]) {
    let directories = base.allConfig + (data ?? base.allData).map { "\($0)/applications" }
    let own = desktops.map { "\($0.lowercased())-mimeapps.list" }
    var reader = FileReader()
    func read(_ names: [String]) -> [KeyFile] {
      directories.flatMap { directory in
        names.compactMap { reader.bytes(of: "\(directory)/\($0)").map(KeyFile.init(bytes:)) }
      }
    }
    choices = read(own + ["mimeapps.list"])
    associations = read(["mimeapps.list", "mimeinfo.cache"])
  }

  /// The default applications that the user or the system chose for a type, the preferred one first.
  ///
  /// - Parameter type: A MIME type, such as `inode/directory` or `x-scheme-handler/http`.
  /// - Returns: Desktop file ids. Some of the applications may not be installed; the caller has to skip those.
  public func chosen(for type: String) -> [String] {
    BaseDirectories.unique(choices.flatMap { $0.list(type, in: "Default Applications") ?? [] })
  }

  /// The applications that the user or the system added to those of a type, the latest one first.
  ///
  /// - Parameter type: A MIME type.
  /// - Returns: Desktop file ids. Some of the applications may not be installed.
  public func added(for type: String) -> [String] { associated(type, in: ["Added Associations"]) }

  /// All applications that are associated with a type: the default ones, then the others in the order of their
  /// directories.
  ///
  /// - Parameter type: A MIME type.
  /// - Returns: Desktop file ids. Some of the applications may not be installed.
  public func applications(for type: String) -> [String] {
    BaseDirectories.unique(chosen(for: type) + associated(type, in: ["Added Associations", "MIME Cache"]))
  }

  private func associated(_ type: String, in groups: [String]) -> [String] {
    var removed: Set<String> = []
    var others: [String] = []
    for file in associations {
      let added = groups.flatMap { file.list(type, in: $0) ?? [] }
      others += added.filter { !removed.contains($0) }
      removed.formUnion(file.list(type, in: "Removed Associations") ?? [])
    }
    return BaseDirectories.unique(others)
  }
}
