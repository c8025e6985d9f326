import SpringboardEngine

extension Strings {
  /// By the main categories that the Desktop Menu Specification 1.1 registers.
  static let folderNames = FolderNames(
    byCategory: [
      "AudioVideo": "Sound & Video", "Audio": "Sound", "Video": "Video", "Development": "Programming",
      "Education": "Education", "Game": "Games", "Graphics": "Graphics", "Network": "Internet", "Office": "Office",
      "Science": "Science", "Settings": "Settings", "System": "System", "Utility": "Accessories",
    ], other: "Folder")
}
