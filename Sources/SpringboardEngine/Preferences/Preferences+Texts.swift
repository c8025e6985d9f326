extension Preferences {
  /// The texts that the user sees and the host words, in the user's language.
  public struct Texts: Equatable, Sendable {
    /// The names of new folders and of sections.
    public var folderNames: FolderNames
    /// The titles of the sections of search results.
    public var searchTitles: SearchTitles
    /// The titles of the sections of the library that are neither categories nor letters.
    public var libraryTitles: LibraryTitles

    /// Creates texts; by default they are English.
    public init(
      folderNames: FolderNames = FolderNames(), searchTitles: SearchTitles = SearchTitles(),
      libraryTitles: LibraryTitles = LibraryTitles()
    ) {
      (self.folderNames, self.searchTitles, self.libraryTitles) = (folderNames, searchTitles, libraryTitles)
    }
  }
}
