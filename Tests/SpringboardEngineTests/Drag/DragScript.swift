import Testing

@testable import SpringboardEngine

/// A board, a script of pointer actions, and the board after them. The viewport has three columns and two rows, the
/// dock three places.
struct DragScript: Sendable, CustomTestStringConvertible {
  let before: String
  let script: String
  let after: String

  init(_ before: String, _ script: String, _ after: String) {
    (self.before, self.script, self.after) = (before, script, after)
  }

  /// A script that leaves the board as it is.
  init(_ before: String, _ script: String) { self.init(before, script, before) }

  var testDescription: String { "\(before)  —  \(script)  →  \(after)" }

  func check(_ preferences: Preferences = DragScript.usual, sourceLocation: SourceLocation = #_sourceLocation) {
    var player = DragScriptPlayer(Board(drawing: before), preferences)
    for line in script.split(separator: ", ") {
      let isUnderstood = player.play(line)
      #expect(isUnderstood, "\(line)", sourceLocation: sourceLocation)
    }
    #expect("\(player.user.board)" == "\(Board(drawing: after))", sourceLocation: sourceLocation)
    #expect(player.user.harness.springboard.violations == [], sourceLocation: sourceLocation)
  }

  static let usual = Preferences.small.with { $0.configured.dock.capacity = 3 }
}
