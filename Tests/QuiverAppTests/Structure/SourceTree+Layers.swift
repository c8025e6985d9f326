import Foundation

extension SourceTree.File {
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The types that the file declares at the top level.
  var declaredTypes: Set<String> {
    let pattern =
      #/^(?:@\w+\s+)*(?:(?:public|package|nonisolated|final|indirect)\s+)*(?:struct|class|enum|protocol|actor)\s+(\w+)/#
    return Set(lines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } })
  }

  /// All words that may name a type.
  var capitalizedWords: Set<String> { words.filter { $0.first?.isUppercase == true } }
}

/// Members.
extension SourceTree.File {
  /// The folder directly below that of the target.
  var group: String { path.split(separator: "/").dropLast().prefix(2).joined(separator: "/") }

  /// The names of variables, functions and cases that the file declares anywhere.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for line in lines {
      let words = Self.words(in: line)
      if words.first == "case", !line.contains(":") { names.formUnion(words.dropFirst()) }
      for (keyword, name) in zip(words, words.dropFirst()) where Self.keywords.contains(keyword) { names.insert(name) }
    }
    return names
  }

  /// The members that extensions in the file declare for other files.
  var membersOfExtensions: Set<String> {
    var (members, isInExtension) = (Set<String>(), false)
    for line in lines {
      if let first = line.first, !first.isWhitespace, first != "}" { isInExtension = line.hasPrefix("extension ") }
      guard isInExtension, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
      let words = Self.words(in: line)
      guard let keyword = words.firstIndex(where: Self.keywords.contains), keyword + 1 < words.count,
        words[..<keyword].allSatisfy(Self.modifiers.contains)
      else { continue }
      members.insert(words[keyword + 1])
    }
    return members
  }

  private static let keywords: Set = ["var", "let", "func", "case"]
  private static let modifiers: Set = ["public", "package", "static", "mutating"]
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

  /// For each folder, the other folders of its target whose extensions declare members that it uses. Folders in the same folder
  /// divide one thing, and may use each other's members.
  private var memberDependencies: [String: Set<String>] {
    var dependencies: [String: Set<String>] = [:]
    for (member, home) in membersOfExtensions {
      for user in files where user.target == home.target && user.group != home.group && user.words.contains(member) {
        dependencies[user.folder, default: []].insert(home.folder)
      }
    }
    return dependencies
  }

  /// The members that extensions declare, and where. Text does not tell whose member a name is, so only names count that are
  /// declared once and occur only where this declaration is visible.
  private var membersOfExtensions: [String: File] {
    var declarations: [String: Int] = [:]
    for name in files.flatMap(\.declaredNames) { declarations[name, default: 0] += 1 }
    var members: [String: File] = [:]
    for file in files {
      for member in file.membersOfExtensions where declarations[member] == 1 { members[member] = file }
    }
    for file in files {
      for word in file.words {
        guard let home = members[word], home.target != file.target else { continue }
        if Self.chart[file.target]?.contains(home.target) != true { members[word] = nil }
      }
    }
    return members
  }

  /// Folders that depend on themselves through others. There must be none, because the folders of a target form layers.
  var foldersInCycles: [String] {
    let dependencies = folderDependencies.merging(memberDependencies) { $0.union($1) }
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
