@testable import SpringboardEngine

/// Something that random sequences must come to often, or they prove little.
enum Coverage: CaseIterable {
  case carried, carriedByKeys, stacked, paged, madePage, docked, undocked, refused, ringFilled, foldered, unfoldered
  case openedFolder, carriedInFolder, putBack, vanished, removed, undone, redone, sorted, sheet, accompanied, hidden

  /// The least share of all sequences that come to it.
  var leastShare: Double {
    switch self {
    case .carried, .carriedByKeys: 0.15
    case .putBack, .undone, .foldered, .docked: 0.1
    case .openedFolder, .removed: 0.04
    case .carriedInFolder, .hidden, .refused, .sorted: 0.001
    default: 0.01
    }
  }

  func happened(from old: Glimpse, to new: Glimpse) -> Bool {
    let (drag, former) = (new.drag, old.drag)
    return switch self {
    case .carried: drag?.pointer?.hasMoved == true
    case .carriedByKeys: drag != nil && drag?.pointer == nil
    case .stacked: (drag?.items.count ?? 0) > 1
    case .paged: drag != nil && former != nil && new.page != old.page
    case .madePage: drag?.destination == .newPage
    case .docked: new.docked > old.docked
    case .undocked: new.docked < old.docked
    case .refused: new.notice == .dockIsFull
    case .ringFilled: former?.isOverItem == true && new.folders > old.folders
    case .foldered: new.folders > old.folders
    case .unfoldered: new.folders < old.folders
    case .openedFolder: new.hasOpenFolder
    case .carriedInFolder: drag?.pointer != nil && new.hasOpenFolder
    case .putBack: former != nil && drag == nil && new.undoable == old.undoable
    case .vanished: former != nil && drag == nil && new.installed < old.installed
    case .removed: new.removed > old.removed
    case .undone: new.notice == .undone
    case .redone: new.notice == .redone
    case .sorted: new.undoable > old.undoable && (new.notice == .sorted(.name) || new.notice == .sorted(.use))
    case .sheet: new.hasSheet
    case .accompanied: new.hasTwoFingers
    case .hidden: former != nil && !new.isOnGlass
    }
  }
}

/// What feats are told by.
struct Glimpse {
  let drag: Drag?
  let notice: Scene.Notice?
  let page: Int
  let docked: Int
  let folders: Int
  let removed: Int
  let installed: Int
  let undoable: Int
  let hasOpenFolder: Bool
  let hasSheet: Bool
  let hasTwoFingers: Bool
  let isOnGlass: Bool

  init(_ session: ViewController) {
    drag = session.view.mode.drag
    notice = session.view.notice?.says
    page = session.view.layout.grid.pager.page
    docked = session.document.board.dock.count
    folders = session.document.board.everything.count(where: \.isFolder)
    removed = session.document.board.removed.count
    installed = session.document.applications.count
    undoable = session.document.history.past.count
    hasOpenFolder = session.view.layout.front.isModal
    hasSheet = session.view.sheet?.isOpening == true
    hasTwoFingers = session.view.input.secondArena.touch != nil
    isOnGlass = session.view.animations.appearance.isOnGlass
  }
}

extension Drag {
  fileprivate var isOverItem: Bool { if case .item = hover { true } else { false } }
}
