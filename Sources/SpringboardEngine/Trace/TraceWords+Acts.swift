extension TraceWords {
  /// Reads the words after `act`.
  mutating func act() throws(TraceFault) -> Act {
    let place = place
    switch try next("an act") {
    case "page": return .page(try integer("a page"))
    case "present": return .present(String(try next("a presentation")))
    case "open": return .open(try id())
    case "edit": return .edit
    case "done": return .done
    case "remove": return .remove(try id())
    case "restore": return .restore(try id())
    case "pick-up": return .pickUp(try id())
    case "carry": return .moveDragged(try choice("where to"))
    case "next-page": return .moveDraggedToNextPage
    case "previous-page": return .moveDraggedToPreviousPage
    case "drop": return .drop
    case "put-back": return .putBack
    case "make-folder": return .makeFolder(try id())
    case "open-folder": return .openFolder(try id())
    case "close-folder": return .closeFolder
    case "rename": return .rename(ItemID(String(try next("a folder's id"))), try rest("a name"))
    case "show-details": return .showDetails(try id())
    case "hide-details": return .hideDetails
    case "sort": return .sort(try choice("what to sort by"))
    case "undo": return .undo
    case "redo": return .redo
    case let other: throw TraceFault(place: place, words: "\(other) is no act")
    }
  }

  private mutating func id() throws(TraceFault) -> ItemID { ItemID(try rest("an id")) }
}
