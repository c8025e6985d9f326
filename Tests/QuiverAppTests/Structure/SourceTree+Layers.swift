import Foundation

extension SourceTree.File {
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The source without comments and string contents.
  private var code: String {
    text.replacing(#/\/\/[^\n]*/#, with: "").replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
  }

  /// The types that the file declares at the top level.
  var declaredTypes: Set<String> {
    let pattern =
      #/(?m)^(?:@\w+\s+)*(?:(?:public|package|nonisolated|final|indirect)\s+)*(?:struct|class|enum|protocol|actor)\s+(\w+)/#
    return Set(code.matches(of: pattern).map { String($0.output.1) })
  }

  /// All words that may name a type.
  var capitalizedWords: Set<String> { Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.output) }) }
}

extension SourceTree {
  /// For each folder, the other folders of its target whose types it uses.
  private var folderDependencies: [String: Set<String>] {
    var dependencies: [String: Set<String>] = [:]
    for files in Dictionary(grouping: files, by: \.target).values {
      let declarations = files.flatMap { file in file.declaredTypes.map { ($0, file.folder) } }
      let homes = Dictionary(declarations, uniquingKeysWith: { $0 == $1 ? $0 : "" })
      for file in files {
        let used = file.capitalizedWords.compactMap { homes[$0] }.filter { $0 != file.folder && !$0.isEmpty }
        dependencies[file.folder, default: []].formUnion(used)
      }
    }
    return dependencies
  }

  /// Folders that depend on themselves through others. There must be none, because the folders of a target form layers.
  var foldersInCycles: [String] {
    let dependencies = folderDependencies
    func reachable(from folder: String) -> Set<String> {
      var (found, waiting) = (Set<String>(), dependencies[folder] ?? [])
      while let next = waiting.popFirst() {
        found.insert(next)
        waiting.formUnion((dependencies[next] ?? []).subtracting(found))
      }
      return found
    }
    return dependencies.keys.filter { reachable(from: $0).contains($0) }.sorted()
  }
}
