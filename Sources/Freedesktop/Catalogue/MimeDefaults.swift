import KeyFile
import Posix

/// Which applications open what (MIME Applications Associations specification 1.0.1).
public struct MimeDefaults: Sendable {
  /// `mimeapps.list` of each directory, the desktop's own before the general one, most important first.
  private let choices: [KeyFile]
  /// What may add to the defaults: the general lists, and what installed applications say of themselves.
  private let associations: [KeyFile]

  /// Reads the lists there are; call it away from the main thread.
  ///
  /// - Parameters:
  ///   - base: Where the lists are.
  ///   - data: Data directories in place of those of `base`, most important first.
  ///   - desktops: The desktop's names, most particular first.
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

  /// What the user or the system chose for a type such as `x-scheme-handler/http` or `inode/directory`, by id, the choice
  /// that counts first. An application that is not installed is passed over by whoever asks.
  public func chosen(for type: String) -> [String] {
    BaseDirectories.unique(choices.flatMap { $0.list(type, in: "Default Applications") ?? [] })
  }

  /// All that can open a type, by id: those chosen, then the others as their directories rank.
  public func applications(for type: String) -> [String] {
    var removed: Set<String> = []
    var others: [String] = []
    for file in associations {
      let added = ["Added Associations", "MIME Cache"].flatMap { file.list(type, in: $0) ?? [] }
      others += added.filter { !removed.contains($0) }
      removed.formUnion(file.list(type, in: "Removed Associations") ?? [])
    }
    return BaseDirectories.unique(chosen(for: type) + others)
  }
}
