import QuiverCore
import SpringboardEngine

/// A small picture that is painted often.
struct Sprite: Hashable {
  enum Subject: Hashable {
    case badge, check, new
    /// A capsule with a number.
    case count(String)
    /// The halo of a tile that has the focus or is selected.
    case glow(radius: Double)
    /// The shadow under a dragged tile.
    case lift(radius: Double)
    /// The outline that replaces the wiggle if motion is reduced.
    case outline(Ground.Tone, radius: Double)
    /// The shape of a folder's plate, and its lightened surface.
    case plateForm, plateFace
    case done, undo, takeOver, close, showFile, remind, forgetReminder, open, showAll
    case undoArrow(isRightToLeft: Bool)
    case search(Ground)
    case library(Ground)
    case pages(Ground)
    case restart, shutDown, logOut
    case status(StatusItem, Ground)
    case bubble(String)
    case pagePreview(PagePreview)
    /// The left or the right side of a rectangle with round corners.
    case roundedSide(Color, isLeft: Bool)
    case emptyHome(Bool)
    case nothingFound, emptyGuide
    case sheet(String)
    /// The rows of the tooltip.
    case tooltip([String])
    case menu
    case menuTitle(String)
    case menuFilter(String)
    case menuRow(String, MenuRowLook)
  }

  var subject: Subject
  /// In device pixels, without the bleed.
  var width: Int
  var height: Int
}
