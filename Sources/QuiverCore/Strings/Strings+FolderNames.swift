import SpringboardEngine

extension Strings {
  /// The names of folders, by the main categories of the Desktop Menu Specification 1.1.
  static let folderNames = FolderNames(
    byCategory: [
      "AudioVideo": "Sound & Video", "Audio": "Sound", "Video": "Video", "Development": "Programming",
      "Education": "Education", "Game": "Games", "Graphics": "Graphics", "Network": "Internet", "Office": "Office",
      "Science": "Science", "Settings": "Settings", "System": "System", "Utility": "Accessories",
    ], other: "Folder")
}
