import SpringboardEngine

/// The texts of screen readers.
extension Strings {
  /// nil for announcements that screen readers make themselves.
  package static func words(for announcement: Announcement, _ name: (ItemID) -> String) -> String? {
    switch announcement {
    case .page(let number, let count): page(number, of: count)
    case .library: library
    case .details(let id): name(id)
    case .focus: nil
    case .launchFailed(_, let message): message
    case .editing(true): tr("Editing the home screen")
    case .editing(false): tr("Finished editing")
    case .pickedUp(let id): trc("was done", "Picked up %1$s", name(id))
    case .moved(let id, 0, let place): tr("%1$s: dock, place %2$d", name(id), place)
    case .moved(let id, let page, let place): tr("%1$s: page %2$d, place %3$d", name(id), page, place)
    case .dropped(let id): trc("was done", "Dropped %1$s", name(id))
    case .putBack(let id): trc("was done", "Put back %1$s", name(id))
    case .removed(let id): trc("was done", "Removed “%1$s” from the home screen", name(id))
    case .restored(let id): tr("“%1$s” is back on the home screen", name(id))
    case .folderMade(let id): tr("Made the folder %1$s", name(id))
    case .movedIntoFolder(let id, let folder): tr("Moved %1$s into the folder %2$s", name(id), name(folder))
    case .folderOpened(let id): tr("Opened the folder %1$s", name(id))
    case .folderClosed(let id): tr("Closed the folder %1$s", name(id))
    case .dockIsFull: notice(.dockIsFull, name)
    case .countdown(let seconds): notice(.countdown(seconds), name)
    case .sorted(let order): notice(.sorted(order), name)
    case .changed(let change): notice(.changed(change), name)
    case .movedToScreen(let id, let screen): notice(.movedToScreen(id, screen), name)
    case .undone(let change): notice(.undone(change), name)
    case .redone(let change): notice(.redone(change), name)
    case .hint(let device): notice(.hint(device), name)
    case .offer(let program): notice(.offer(program), name)
    case .notice(let words): words
    case .iconZoom(let zoom): words(for: zoom)
    case .pinIsRefused(let wait): waitForPIN(wait)
    case .found(let count, let first): found(count, first: first.map(name))
    }
  }

  private static func words(for zoom: IconZoom) -> String {
    switch zoom.percent - 100 {
    case 0: tr("Icons have the configured size")
    case let difference where difference > 0: tr("Icons are %1$d %% larger", difference)
    case let difference: tr("Icons are %1$d %% smaller", -difference)
    }
  }

  package static func folder(of count: Int) -> String {
    trn("Folder, %1$d application", "Folder, %1$d applications", count)
  }

  /// The description of an application or of a folder, with what its tile shows.
  package static func description(_ description: String, _ states: [Scene.State.Speech]) -> String {
    let marks = states.compactMap(words).joined(separator: listSeparator)
    guard !marks.isEmpty else { return description }
    return description.isEmpty
      ? marks.prefix(1).uppercased() + marks.dropFirst()
      : trc("description (states) of an application", "%1$s (%2$s)", description, marks)
  }

  /// The name of an application or of a folder, with what waits for the user there.
  package static func name(_ name: String, _ states: [Scene.State.Speech]) -> String {
    states.reduce(name) { name, state in
      if case .count(let count) = state { trn("%2$s, %1$d unread", "%2$s, %1$d unread", count, name) } else { name }
    }
  }

  /// A programme of the guide.
  package static func programme(_ title: String, on channel: String, at times: String) -> String {
    trc("channel, times, title of a programme", "%1$s, %2$s, %3$s", channel, times, title)
  }

  /// The description of a programme, which may be running or have a reminder.
  package static func description(_ subtitle: String, isRunning: Bool, isReminded: Bool) -> String {
    [subtitle.isEmpty ? nil : subtitle, isRunning ? onAir : nil, isReminded ? reminded : nil].compactMap(\.self)
      .joined(separator: listSeparator)
  }

  /// nil for what the name says.
  private static func words(for state: Scene.State.Speech) -> String? {
    switch state {
    case .count: nil
    case .updating: trc("state of an application", "being updated")
    case .progress(let percentage): trc("state of an application", "%1$d %% done", percentage)
    case .running: running
    case .new: new
    }
  }

  /// Stands between the parts of a description.
  static let listSeparator = trc("between parts of a list", ", ")
  private static let onAir = trc("state of a programme", "running")
  private static let reminded = tr("with a reminder")
  private static let running = trc("state of an application", "running")
  private static let new = trc("state of an application", "new")

  package static let dock = trc("name of an element", "Dock")
  package static let menu = trc("name of an element", "Menu")
  package static let showNextPage = tr("Next page")
  package static let showPreviousPage = tr("Previous page")
  package static let pickUp = trc("an icon, to move it by keys", "Pick up")
  package static let makeFolder = tr("Make a folder with the next icon")
  package static let moveLeft = tr("Move left")
  package static let moveRight = tr("Move right")
  package static let moveUp = tr("Move up")
  package static let moveDown = tr("Move down")
  package static let nextPage = tr("Move to the next page")
  package static let previousPage = tr("Move to the previous page")
  package static let drop = trc("an icon that was picked up", "Drop")
  package static let putBack = trc("an icon that was picked up", "Put back")
}
