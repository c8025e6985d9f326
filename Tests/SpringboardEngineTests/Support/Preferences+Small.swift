import SpringboardEngine

extension Preferences {
  /// Three columns and two rows keep the expected scenes short.
  static let small = Preferences.small(.window)

  static func small(_ windowKind: WindowKind) -> Preferences {
    var preferences = Preferences()
    preferences.configured.grid.columns = .fixed(3)
    preferences.configured.grid.rows = .fixed(2)
    preferences.configured.grid.iconSize = .fixed(64)
    preferences.configured.labels = Labels(lines: 1)
    preferences.configured.windowKind = windowKind
    return preferences
  }

  func with(_ change: (inout Preferences) -> Void) -> Preferences {
    var changed = self
    change(&changed)
    return changed
  }
}

extension Restrictions {
  static let locked = Restrictions.with { $0.isLocked = true }

  static func with(_ change: (inout Restrictions) -> Void) -> Restrictions {
    var restrictions = Restrictions()
    change(&restrictions)
    return restrictions
  }
}

extension Preferences {
  /// The same, with names for the categories Game and Office.
  static let withCategories = Preferences.small.with {
    $0.texts.folderNames = FolderNames(byCategory: ["Game": "Games", "Office": "Office"])
  }
}

extension [AppItem] {
  /// `a`, `b`, `c` … in the categories of a list, which is repeated; an empty name stands for no category.
  static func named(_ count: Int, inCategories categories: [String]) -> [AppItem] {
    named(count).enumerated().map { number, item in
      let category = categories[number % categories.count]
      return AppItem(id: item.id, name: item.name, categories: category.isEmpty ? [] : [category])
    }
  }
}
