/// Pictures that are shown one after the other, and again from the first one.
package struct Slides: Equatable, Sendable {
  package private(set) var files: [String] = []
  private var position = 0
  /// How many pictures are tried until one can be shown.
  private static let tries = 8

  package init(_ files: [String] = []) {
    self.files = files
  }

  /// The picture to show, and those to try instead if it cannot be shown.
  package var candidates: [String] { Array((files[position...] + files[..<position]).prefix(Self.tries)) }

  package var isAtFirst: Bool { position == 0 }

  /// Goes on to the picture after the one that is shown.
  package mutating func advance(from shown: String?) {
    guard !files.isEmpty else { return }
    let present = shown.flatMap(files.firstIndex) ?? position
    position = (present + 1) % files.count
  }

  /// Goes on to the pictures after those that were tried, because none of them could be shown.
  package mutating func skip() {
    guard !files.isEmpty else { return }
    position = (position + min(Self.tries, files.count)) % files.count
  }

  /// Replaces the pictures. The one that is shown stays, if it is still there.
  package mutating func adopt(_ files: [String], shown: String?) {
    self.files = files
    position = shown.flatMap(files.firstIndex) ?? 0
  }
}
