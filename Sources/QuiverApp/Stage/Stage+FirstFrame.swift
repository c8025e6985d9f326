import GioBridge
import GtkBridge
import SpringboardEngine

/// The first frame of a run comes from the cache of the run before, if everything that it depends on is the same. The
/// same scene is then painted in the background, and shown if its pixels differ.
extension Stage {
  /// Call this before the window is shown for the first time. `content` sends the layout and the applications: after the picture in
  /// the cache was shown if the first scene is a page `atRest`, as in the picture, or at once.
  func expectFirstFrame(atRest: Bool, before content: @escaping () -> Void) {
    let exists = firstFrameCache?.exists == true
    if !exists || !atRest { content() }
    guard exists else { return }
    firstFrame = .expected
    resources.postpone()
    guard atRest else { return }
    shared.postpone(content)
    contentTimer = MainLoop.timer(after: Self.longestWait) { [shared] in shared.takeContent() }
  }

  /// Seconds after which the content is not kept waiting. A window that nobody sees gets no frames.
  private static let longestWait = 0.2

  /// Shows the cached picture before the content is known, if nothing has changed that it was made from. Otherwise takes the
  /// content, and returns false: the scene has to be painted.
  func showCachedFrameBeforeContent(on target: DrawTarget) -> Bool {
    guard shared.isPostponed else { return false }
    guard let picture = expectedPicture else {
      shared.takeContent()
      return false
    }
    target.paint { drawing, _ in drawing.paintInBands(picture) }
    guard case .expected = firstFrame else { return true }
    firstFrame = .unchecked(picture)
    onPicture()
    contentTimer = MainLoop.soon { [shared, canvas] in
      canvas.flush()
      shared.takeContent()
    }
    return true
  }

  /// The picture that shows the first page, as far as that can be known without reading the layout and the applications.
  private var expectedPicture: Surface? {
    if case .unchecked(let picture) = firstFrame { return picture }
    guard case .expected = firstFrame, let frame = firstFrameCache?.frame,
      frame.isExpected(under: resources.firstFrameConditions)
    else { return nil }
    return frame.surface(filling: resources.viewport)
  }

  /// The layout and the applications are known now. Finds out whether the picture on screen shows them.
  func contentIsKnown() {
    contentTimer = nil
    guard case .unchecked = firstFrame else { return }
    let scene = springboard.scene(of: view, at: clock.frameTime)
    firstFrame = firstFrame(of: scene)
    if case .cached = firstFrame { showsCachedFrame(of: scene) } else { redraw() }
  }

  /// Shows the cached picture instead of painting the scene. Returns false if the scene has to be painted.
  func showCachedFrame(of scene: Scene, on target: DrawTarget) -> Bool {
    if case .expected = firstFrame { firstFrame = firstFrame(of: scene) }
    guard case .cached(let picture, _, _) = firstFrame else { return false }
    target.paint { drawing, _ in drawing.paintInBands(picture) }
    return true
  }

  private func firstFrame(of scene: Scene) -> FirstFrame {
    let key = resources.firstFrameKey(of: scene)
    defer { firstFrameCache?.forget() }
    if let frame = firstFrameCache?.frame, frame.shows(key), let picture = frame.surface(filling: resources.viewport) {
      return .cached(picture, key: key, isUpToDate: frame.isExpected(under: key.conditions))
    }
    resources.begin()
    return .painted(kept: nil)
  }

  /// Starts the decoders when the first frame is on screen. A picture from the cache needs none.
  func firstFramePainted() {
    guard case .painted = firstFrame else { return }
    contentTimer = MainLoop.soon { [resources, canvas] in
      canvas.flush()
      resources.begin()
    }
  }

  /// The scene changes, so it has to be painted.
  func dropCachedFrame() {
    guard case .cached = firstFrame else { return }
    firstFrame = .painted(kept: nil)
    resources.begin()
    onConfirm()
  }

  /// Paints the scene on screen in the background, one element at a time, and compares it with the cached picture.
  func confirmCachedFrame() {
    guard case .cached = firstFrame else { return }
    let near = prefetcher.prefetch(around: springboard, in: view, at: now, includingPage: true) { [weak self] in
      self?.compareCachedFrame()
    }
    resources.begin()
    resources.keep(iconsOf: near)
  }

  /// Does nothing until all icons and the wallpaper are loaded.
  func compareCachedFrame() {
    guard case .cached(let picture, let key, let isUpToDate) = firstFrame, resources.isComplete, !prefetcher.isWorking
    else { return }
    let scene = scene
    let isSame = self.picture(of: scene)?.looksLike(picture) == true
    hasKeptFirstFrame = isSame && isUpToDate
    firstFrame = .painted(kept: hasKeptFirstFrame ? key : nil)
    if isSame { painted = scene } else { repaint() }
    if isSame, !isUpToDate { keepFirstFrameSoon() }
    onConfirm()
  }
}

extension Stage {
  /// Keeps the scene at rest for the next run, unless it is in the cache already.
  func keepFirstFrameSoon() { keepFirstFrame(after: Self.keepingDelay) }

  /// Seconds for which the work of the start has priority.
  private static let keepingDelay = 0.25
  /// Seconds after which pictures that are still missing are no longer waited for.
  private static let longestDelay = 16.0

  private func keepFirstFrame(after delay: Double) {
    guard firstFrameCache != nil, springboard.screen(of: view) == 0, delay <= Self.longestDelay,
      !springboard.isGuideInFront(of: view)
    else { return }
    keepFirstFrameTimer = MainLoop.timer(after: delay) { [weak self] in self?.keepFirstFrame(waited: delay) }
  }

  /// Icons of the next pages may still be loading, or the layout is being written. Nothing is painted when that is done: this tries
  /// again, each time after twice the delay.
  private func keepFirstFrame(waited delay: Double) {
    // The next run begins with the first slide.
    guard case .painted(let kept) = firstFrame, canvas.isMapped || !hasKeptFirstFrame, resources.slides.isAtFirst else {
      return
    }
    guard resources.isComplete, let files = contentFiles() else { return keepFirstFrame(after: 2 * delay) }
    let scene = springboard.sceneWhenShownAgain(in: view, at: now)
    let key = resources.firstFrameKey(of: scene)
    guard key != kept, let picture = picture(of: scene) else { return }
    firstFrameCache?.keep(picture, for: key, of: files)
    (firstFrame, hasKeptFirstFrame) = (.painted(kept: key), true)
  }

  private func picture(of scene: Scene) -> Surface? {
    let surface = resources.paintingEnvironment.blankSurface(
      filling: springboard.viewport(of: view), isOpaque: true)
    resources.painter.paint(scene, on: Drawing(on: surface))
    let copy = Surface(opaque: surface.width, surface.height, scale: surface.scale)
    if let copy { Drawing(on: copy).paintInBands(surface) }
    return copy
  }
}
