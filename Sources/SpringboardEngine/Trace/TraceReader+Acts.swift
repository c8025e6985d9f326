extension TraceReader {
  /// Reads the words after `act`.
  func act(_ words: inout Words) throws(Fault) -> Act {
    let place = words.place
    switch try words.next("an act") {
    case "page": return .page(try words.integer("a page"))
    case "present": return .present(String(try words.next("a presentation")))
    case "open": return .open(try id(&words))
    case "edit": return .edit
    case "done": return .done
    case "remove": return .remove(try id(&words))
    case "restore": return .restore(try id(&words))
    case "pick-up": return .pickUp(try id(&words))
    case "carry": return .moveDragged(try words.choice("where to"))
    case "next-page": return .moveDraggedToNextPage
    case "previous-page": return .moveDraggedToPreviousPage
    case "drop": return .drop
    case "put-back": return .putBack
    case "make-folder": return .makeFolder(try id(&words))
    case "open-folder": return .openFolder(try id(&words))
    case "close-folder": return .closeFolder
    case "rename": return .rename(ItemID(String(try words.next("a folder's id"))), try words.rest("a name"))
    case "show-details": return .showDetails(try id(&words))
    case "hide-details": return .hideDetails
    case "sort": return .sort(try words.choice("what to sort by"))
    case "undo": return .undo
    case "redo": return .redo
    case let other: throw Fault(place: place, words: "\(other) is no act")
    }
  }

  private func id(_ words: inout Words) throws(Fault) -> ItemID { ItemID(try words.rest("an id")) }
}
