extension TraceWords {
  /// Reads the words after `act`.
  mutating func act() throws(TraceFault) -> Act {
    let place = place
    switch try next("an act") {
    case "page": return .page(try integer("a page"))
    case "present": return .present(String(try next("a presentation")))
    case "open": return .open(try id())
    case "open-action":
      let action = String(try next("an action"))
      return .openAction(try id(), action)
    case "edit": return .edit
    case "done": return .done
    case "remove": return .remove(try id())
    case "restore": return .restore(try id())
    case "restore-all": return .restoreAll
    case "pick-up": return .pickUp(try id())
    case "carry": return .moveDragged(try choice("where to"))
    case "next-page": return .moveDraggedToNextPage
    case "previous-page": return .moveDraggedToPreviousPage
    case "drop": return .drop
    case "put-back": return .putBack
    case "make-folder": return .makeFolder(try id())
    case "combine": return .combine(ItemID(String(try next("an id"))), with: try id())
    case "add-to-dock": return .addToDock(try id())
    case "remove-from-dock": return .removeFromDock(try id())
    case "move-to-page":
      let page = try integer("a page")
      return .moveToPage(try id(), page)
    case "open-folder": return .openFolder(try id())
    case "close-folder": return .closeFolder
    case "edit-name": return .editName(try id())
    case "rename": return .rename(ItemID(String(try next("a folder's id"))), try rest("a name"))
    case "show-details": return .showDetails(try id())
    case "hide-details": return .hideDetails
    case "show-file": return .showFile(try id())
    case "uninstall": return .uninstall(try id())
    case "open-settings": return .openSettings
    case "highlight-menu-row": return .highlightMenuRow(try integer("a row"))
    case "choose-menu-row": return .chooseMenuRow(try integer("a row"))
    case "close-menu": return .closeMenu
    case "sort": return .sort(try choice("what to sort by"))
    case "undo": return .undo
    case "redo": return .redo
    case let other: throw TraceFault(place: place, words: "\(other) is no act")
    }
  }

  private mutating func id() throws(TraceFault) -> ItemID { ItemID(try rest("an id")) }
}
