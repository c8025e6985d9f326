import GtkBridge
import SpringboardEngine

/// The first frame of a run is the first page as the last one left it, where nothing that is known by then has changed. All of
/// it is then painted beside it, and shown where it is other.
extension Stage {
  enum Launch {
    /// The first frame is still to come, and may be there already.
    case expected
    /// This is on screen, and nothing else was painted yet.
    case showing(Surface, subject: String)
    /// What is on screen was painted in this run. The subject is what is kept for the next one.
    case over(kept: String?)
  }

  /// Before the window is shown for the first time.
  func expectLaunch() {
    guard launchPicture?.exists == true else { return }
    launch = .expected
    launchPicture?.read()
    scenery.postpone()
  }

  /// Answers whether a scene is on screen now without having been painted.
  func showLaunch(as scene: Scene, on target: DrawTarget) -> Bool {
    if case .expected = launch { launch = launch(as: scene) }
    guard case .showing(let picture, _) = launch else { return false }
    target.paint { drawing, _ in drawing.paintInBands(picture) }
    return true
  }

  private func launch(as scene: Scene) -> Launch {
    let subject = scenery.subject(of: scene)
    if let picture = launchPicture?.look(for: subject, on: springboard.viewport(of: .main)) {
      return .showing(picture, subject: subject)
    }
    scenery.begin()
    return .over(kept: nil)
  }

  /// Something happens: what is seen of it has to be painted.
  func endLaunch() {
    guard case .showing = launch else { return }
    launch = .over(kept: nil)
    scenery.begin()
  }

  /// Paints what is on screen, a little at a time.
  func finishLaunch() {
    guard case .showing = launch else { return }
    let near = foresight.look(ahead: springboard, at: now, andHere: true) { [weak self] in self?.compareLaunch() }
    scenery.begin()
    scenery.keep(iconsOf: near)
  }

  /// Once all of it is there.
  func compareLaunch() {
    guard case .showing(let picture, let subject) = launch, scenery.isComplete, !foresight.isWorking else { return }
    let isSame = portrait(of: scene)?.looksLike(picture) == true
    launch = .over(kept: isSame ? subject : nil)
    if !isSame { repaint() }
  }
}

extension Stage {
  /// What is on screen is at rest: for the next run, unless it is kept already.
  func keepLaunchSoon() {
    guard launchPicture != nil, springboard.page(of: .main) == 0 else { return }
    keeping = MainLoop.timer(after: Self.lull) { [weak self] in self?.keepLaunch() }
  }

  /// Seconds after which the hurry of a start is over.
  private static let lull = 0.25

  private func keepLaunch() {
    guard case .over(let kept) = launch, canvas.isMapped, scenery.isComplete else { return }
    let scene = springboard.reentrance(at: now)
    let subject = scenery.subject(of: scene)
    guard subject != kept, let portrait = portrait(of: scene) else { return }
    launchPicture?.keep(portrait, of: subject)
    launch = .over(kept: subject)
  }

  /// A scene's pixels.
  private func portrait(of scene: Scene) -> Surface? {
    let glass = scenery.painter.blank(springboard.viewport(of: .main))
    scenery.painter.paint(scene, on: Drawing(on: glass))
    let copy = Surface(opaque: glass.width, glass.height, scale: glass.scale)
    if let copy { Drawing(on: copy).paintInBands(glass) }
    return copy
  }
}
