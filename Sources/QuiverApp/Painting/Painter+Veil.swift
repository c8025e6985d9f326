import CollectionEngine
import GtkBridge
import SpringboardEngine

/// Keeps a picture of what the frontmost veil shows.
extension Painter {
  /// Draws what the frontmost veil shows, or the parts of it that have changed, so that not all of it is drawn in each frame while
  /// the veil comes and goes.
  func keepVeiledPicture(of frame: PaintedFrame, on target: DrawTarget) {
    let scene = frame.scene
    wantedPicture = nil
    // The backdrop changes with each frame while it fades.
    guard let veil = frame.pass.veils.last, tools.fading == nil else { return veiledPicture = nil }
    let viewport = Viewport(size: scene.elements[veil].frame.size, scale: tools.scale)
    let known = veiledPicture?.viewport == viewport ? veiledPicture : nil
    // While the springboard fades, the veil fades with it, and what it shows need not.
    if scene.presence < 1, known?.behind.elements.count == veil { return }
    let surface = known?.surface ?? tools.environment.blankSurface(filling: viewport, isOpaque: true)
    var behind = scene
    behind.elements = Array(scene.elements[..<veil])
    let picture = VeiledPicture(surface: surface, viewport: viewport, behind: behind, revision: tools.revision)
    let isKnown = known?.revision == tools.revision
    let changed = isKnown ? known.flatMap { parts(changedFrom: $0.behind, to: behind) }?.map(Extent.init) : nil
    if changed == nil, scene.elements[veil].alpha < VeiledPicture.leastVisible {
      return wantedPicture = (picture, target.pictures)
    }
    draw(picture, changed, target.pictures)
  }

  private func draw(_ picture: VeiledPicture, _ parts: [Extent]?, _ pictures: PicturePainting) {
    let frame = frame(of: picture.behind, Pass(picture.behind, scale: tools.scale))
    pictures.paint(parts, of: picture.surface) { paintVeiled(ScenePart(frame, within: $1), on: $0) }
    veiledPicture = picture
  }

  /// Call this when something that is painted has changed, but not the scene.
  func forgetVeiledPicture() { (veiledPicture, wantedPicture) = (nil, nil) }

  /// Whether pictures are missing that the last frame did without.
  var isWanting: Bool { wantedPicture != nil || tools.rotations.isWanting }

  /// Draws such pictures between two frames.
  func drawWanted() {
    tools.rotations.drawWanted()
    guard let (picture, pictures) = wantedPicture else { return }
    draw(picture, nil, pictures)
    wantedPicture = nil
  }
}
