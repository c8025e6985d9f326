import SpringboardEngine

/// The texts of screen readers.
extension Strings {
  /// nil for announcements that screen readers make themselves.
  package static func words(for announcement: Announcement, _ name: (ItemID) -> String) -> String? {
    switch announcement {
    case .page(let number, let count): page(number, of: count)
    case .focus: nil
    case .launchFailed(_, let message): message
    case .editing(let begins): begins ? "Editing the home screen" : "Finished editing"
    case .pickedUp(let id): "Picked up \(name(id))"
    case .moved(let id, 0, let place): "\(name(id)): dock, place \(place)"
    case .moved(let id, let page, let place): "\(name(id)): page \(page), place \(place)"
    case .dropped(let id): "Dropped \(name(id))"
    case .putBack(let id): "Put back \(name(id))"
    case .removed(let id): "Removed “\(name(id))” from the home screen"
    case .restored(let id): "“\(name(id))” is back on the home screen"
    case .folderMade(let id): "Made the folder \(name(id))"
    case .movedIntoFolder(let id, let folder): "Moved \(name(id)) into the folder \(name(folder))"
    case .folderOpened(let id): "Opened the folder \(name(id))"
    case .folderClosed(let id): "Closed the folder \(name(id))"
    case .dockIsFull: notice(.dockIsFull, name)
    case .countdown(let seconds): notice(.countdown(seconds), name)
    case .sorted(let order): notice(.sorted(order), name)
    case .changed(let change): notice(.changed(change), name)
    case .undone(let change): notice(.undone(change), name)
    case .redone(let change): notice(.redone(change), name)
    case .hint(let device): notice(.hint(device), name)
    case .notice(let words): words
    case .iconZoom(let zoom): words(for: zoom)
    case .pinIsRefused(let wait): waitForPIN(wait)
    case .found(let count, let first): found(count, first: first.map(name))
    }
  }

  private static func words(for zoom: IconZoom) -> String {
    switch zoom.percent - 100 {
    case 0: "Icons have the configured size"
    case let difference where difference > 0: "Icons are \(difference) % larger"
    case let difference: "Icons are \(-difference) % smaller"
    }
  }

  package static func folder(of count: Int) -> String {
    "Folder, \(count) \(count == 1 ? "application" : "applications")"
  }

  /// The description of an application or of a folder, with what its tile shows.
  package static func description(_ description: String, _ states: [Scene.State.Speech]) -> String {
    let marks = states.compactMap(words).joined(separator: ", ")
    guard !marks.isEmpty else { return description }
    return description.isEmpty ? marks.prefix(1).uppercased() + marks.dropFirst() : "\(description) (\(marks))"
  }

  /// The name of an application or of a folder, with what waits for the user there.
  package static func name(_ name: String, _ states: [Scene.State.Speech]) -> String {
    states.reduce(name) { name, state in
      if case .count(let count) = state { "\(name), \(count) unread" } else { name }
    }
  }

  /// A programme of the guide.
  package static func programme(_ title: String, on channel: String, at times: String) -> String {
    "\(channel), \(times), \(title)"
  }

  /// The description of a programme, which may be running or have a reminder.
  package static func description(_ subtitle: String, isRunning: Bool, isReminded: Bool) -> String {
    [subtitle.isEmpty ? nil : subtitle, isRunning ? running : nil, isReminded ? reminded : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// nil for what the name says.
  private static func words(for state: Scene.State.Speech) -> String? {
    switch state {
    case .count: nil
    case .updating: "being updated"
    case .progress(let percentage): "\(percentage) % done"
    case .running: running
    case .new: new
    }
  }

  private static let reminded = "with a reminder"
  private static let running = "running"
  private static let new = "new"

  package static let dock = "Dock"
  package static let menu = "Menu"
  package static let showNextPage = "Next page"
  package static let showPreviousPage = "Previous page"
  package static let pickUp = "Pick up"
  package static let makeFolder = "Make a folder with the next icon"
  package static let moveLeft = "Move left"
  package static let moveRight = "Move right"
  package static let moveUp = "Move up"
  package static let moveDown = "Move down"
  package static let nextPage = "Move to the next page"
  package static let previousPage = "Move to the previous page"
  package static let drop = "Drop"
  package static let putBack = "Put back"
}
