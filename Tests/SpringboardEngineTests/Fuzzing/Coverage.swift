@testable import SpringboardEngine

/// Something that random sequences must do often, or they prove little.
enum Coverage: CaseIterable {
  case dragged, draggedByKeys, stacked, paged, madePage, docked, undocked, refused, ringFilled, madeFolder,
    dissolvedFolder
  case openedFolder, draggedInFolder, putBack, uninstalledWhileDragged, removed, undone, redone, sorted, sheet, menu,
    submenu,
    usedSecondFinger, hidden, pinched, presentedFlow, draggedInFlow, searched, draggedFromResults, foundByProvider,
    keptDragThroughOtherView, draggedToOtherView, draggedBack, installedIntoLibrary, openedNew
  case showedGuide, scrolledGuide, zoomedGuide, focusedProgramme, showedProgramme

  /// The least share of all sequences that do it.
  var leastShare: Double {
    switch self {
    case .dragged, .draggedByKeys: 0.15
    case .putBack, .undone, .madeFolder, .docked: 0.1
    case .openedFolder, .removed: 0.04
    case .draggedInFolder, .hidden, .refused, .sorted, .keptDragThroughOtherView: 0.001
    case .draggedToOtherView, .draggedBack: 0.001
    case .showedProgramme, .focusedProgramme: 0.001
    case .draggedInFlow, .draggedFromResults, .foundByProvider, .submenu, .installedIntoLibrary: 0.001
    default: 0.01
    }
  }

  func happened(from old: Observation, to new: Observation) -> Bool {
    let (drag, former) = (new.drag, old.drag)
    return switch self {
    case .dragged: drag?.pointer?.hasMoved == true
    case .draggedByKeys: drag != nil && drag?.pointer == nil
    case .stacked: (drag?.items.count ?? 0) > 1
    case .paged: drag != nil && former != nil && new.page != old.page
    case .madePage: drag?.destination == .newPage
    case .docked: new.docked > old.docked
    case .undocked: new.docked < old.docked
    case .refused: new.notice == .dockIsFull
    case .ringFilled: former?.isOverItem == true && new.folders > old.folders
    case .madeFolder: new.folders > old.folders
    case .dissolvedFolder: new.folders < old.folders
    case .openedFolder: new.hasOpenFolder
    case .draggedInFolder: drag?.pointer != nil && new.hasOpenFolder
    case .putBack: former != nil && drag == nil && new.undoable == old.undoable
    case .uninstalledWhileDragged: former != nil && drag == nil && new.installed < old.installed
    case .removed: new.removed > old.removed
    case .undone: if case .undone = new.notice { true } else { false }
    case .redone: if case .redone = new.notice { true } else { false }
    case .menu: new.hasMenu
    case .submenu: new.hasSubmenu
    case .sorted: new.undoable > old.undoable && (new.notice == .sorted(.name) || new.notice == .sorted(.use))
    case .sheet: new.hasSheet
    case .usedSecondFinger: new.hasTwoFingers
    case .hidden: former != nil && !new.isVisible
    case .pinched: new.isPinching
    case .presentedFlow: new.presentsFlow
    case .draggedInFlow: old.presentsFlow && former == nil && drag != nil
    case .searched: new.hasResults
    case .foundByProvider: new.hasProviderResults
    case .draggedFromResults: old.hasResults && former == nil && drag != nil
    case .keptDragThroughOtherView:
      former?.pointer != nil && drag?.taken == former?.taken && new.otherActs > old.otherActs
    case .draggedToOtherView:
      former?.pointer != nil && drag == nil && new.isDraggingElsewhere && !old.isDraggingElsewhere
    case .draggedBack: former == nil && drag?.pointer != nil && old.isDraggingElsewhere && !new.isDraggingElsewhere
    case .showedGuide: new.guide != nil
    case .scrolledGuide: new.guide?.isHeld == true
    case .zoomedGuide: new.isZoomingGuide
    case .focusedProgramme: new.hasFocusedProgramme
    case .showedProgramme: new.showsProgramme
    case .installedIntoLibrary: new.removed > old.removed && new.installed != old.installed
    case .openedNew: new.opened > old.opened
    }
  }
}

/// The state before or after a step, from which the coverage is computed.
struct Observation {
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
  let hasMenu: Bool
  let hasSubmenu: Bool
  let hasTwoFingers: Bool
  let isVisible: Bool
  let isPinching: Bool
  let presentsFlow: Bool
  let hasResults: Bool
  let hasProviderResults: Bool
  /// How many of the new applications were opened.
  let opened: Int
  /// The guide, if it is in front.
  let guide: GuidePane?
  let isZoomingGuide: Bool
  let hasFocusedProgramme: Bool
  let showsProgramme: Bool
  /// How many steps other views have added to the history.
  let otherActs: Int
  /// Whether a pointer drags in another view.
  let isDraggingElsewhere: Bool

  init(_ controller: ViewController, otherActs: Int = 0, isDraggingElsewhere: Bool = false) {
    (self.otherActs, self.isDraggingElsewhere) = (otherActs, isDraggingElsewhere)
    let view = controller.view
    guide = view.layout.isGuideInFront ? view.layout.guide : nil
    (isZoomingGuide, hasFocusedProgramme) = (view.layout.guide?.pinch != nil, view.focusedProgramme != nil)
    showsProgramme = view.layers.sheet.content?.item?.programme != nil
    isPinching = controller.view.input.pinch.isPinching
    opened = controller.document.installations.byID.values.count(where: \.isOpened)
    hasResults = controller.view.layout.results != nil
    hasProviderResults = controller.view.search?.results.providerResults.isEmpty == false
    presentsFlow = !controller.view.layout.grid.isArrangeable
    drag = controller.view.mode.drag
    notice = controller.view.layers.notices.notice?.content
    page = controller.view.layout.grid.screen
    docked = controller.document.board.dock.count
    folders = controller.document.board.everything.count(where: \.isFolder)
    removed = controller.document.board.removed.count
    installed = controller.document.applications.count
    undoable = controller.document.history.past.count
    hasOpenFolder = controller.view.layout.front.isModal
    (hasMenu, hasSubmenu) = (controller.view.layers.menu.isModal, controller.view.layers.menu.open?.submenu != nil)
    hasSheet = controller.view.layers.sheet.isModal
    hasTwoFingers = controller.view.input.secondArena.touch != nil
    isVisible = controller.view.animations.appearance.isVisible
  }
}

extension Drag {
  fileprivate var isOverItem: Bool { if case .item = hover { true } else { false } }
}
