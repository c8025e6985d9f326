import QuiverCore

/// A small picture that is painted again and again.
struct Sprite: Hashable {
  enum Subject: Hashable {
    case badge, check
    case count(Int)
    /// The shadow under what is lifted.
    case lift
    /// Round what would quiver if motion were not reduced.
    case outline(Ground.Tone)
    /// The form of a folder's plate, and what lies on the blurred wallpaper there.
    case plateForm, plateFace
    case done, undo, close
    case sheet(String)
  }

  var subject: Subject
  /// Device pixels, without what reaches beyond it.
  var width: Int
  var height: Int
}
