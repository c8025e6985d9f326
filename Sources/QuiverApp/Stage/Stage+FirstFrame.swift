import GtkBridge
import SpringboardEngine

/// The first frame of a run comes from the cache of the run before, if everything that it depends on is the same. The
/// same scene is then painted in the background, and shown if its pixels differ.
extension Stage {
  /// Call this before the window is shown for the first time.
  func expectFirstFrame() {
    guard firstFrameCache?.exists == true else { return }
    firstFrame = .expected
    firstFrameCache?.read()
    resources.postpone()
  }

  /// Shows the cached picture instead of painting the scene. Returns false if the scene has to be painted.
  func showCachedFrame(of scene: Scene, on target: DrawTarget) -> Bool {
    if case .expected = firstFrame { firstFrame = firstFrame(of: scene) }
    guard case .cached(let picture, _) = firstFrame else { return false }
    target.paint { drawing, _ in drawing.paintInBands(picture) }
    return true
  }

  private func firstFrame(of scene: Scene) -> FirstFrame {
    let key = resources.firstFrameKey(of: scene)
    if let picture = firstFrameCache?.picture(for: key, on: springboard.viewport(of: view)) {
      return .cached(picture, key: key)
    }
    resources.begin()
    return .painted(kept: nil)
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
    guard case .cached(let picture, let key) = firstFrame, resources.isComplete, !prefetcher.isWorking else { return }
    let scene = scene
    let isSame = self.picture(of: scene)?.looksLike(picture) == true
    firstFrame = .painted(kept: isSame ? key : nil)
    if isSame { painted = scene } else { repaint() }
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

  /// Icons of the next pages may still be loading. They are not in the picture, so nothing is painted when they arrive:
  /// this tries again, each time after twice the delay.
  private func keepFirstFrame(waited delay: Double) {
    // The next run begins with the first slide.
    guard case .painted(let kept) = firstFrame, canvas.isMapped, resources.slides.isAtFirst else { return }
    guard resources.isComplete else { return keepFirstFrame(after: 2 * delay) }
    let scene = springboard.sceneWhenShownAgain(in: view, at: now)
    let key = resources.firstFrameKey(of: scene)
    guard key != kept, let picture = picture(of: scene) else { return }
    firstFrameCache?.keep(picture, for: key)
    firstFrame = .painted(kept: key)
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
