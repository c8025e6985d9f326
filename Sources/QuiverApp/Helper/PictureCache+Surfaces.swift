import GtkBridge
import QuiverCore

nonisolated extension PictureCache {
  /// What became of a request in an earlier run.
  struct Kept {
    /// nil: there was none to be found.
    var picture: Surface?
    /// What it was made of.
    var mark: FileMark
  }

  /// What the picture was made of that is kept; nil: none is. The picture itself is not looked at.
  func mark(of request: HelperRequest) -> FileMark? {
    let file = directory.open(name(of: request))
    return file.flatMap { SurfaceFile.caption(of: $0.descriptor) }
      .flatMap { PictureCaption($0, of: subject(of: request)) }?.mark
  }

  /// nil: nothing that can be relied on.
  @MainActor
  func look(for request: HelperRequest) -> Kept? {
    guard let file = directory.open(name(of: request)),
      let content = SurfaceFile.read(file.descriptor, where: { $0 == request.size }),
      let caption = PictureCaption(content.caption, of: subject(of: request)),
      caption.sum == content.image?.sum ?? ""
    else { return nil }
    return Kept(picture: content.image?.surface(scale: request.scale), mark: caption.mark)
  }

  /// The same, if it was made of this.
  @MainActor
  func look(for request: HelperRequest, madeOf mark: FileMark) -> Kept? {
    guard let kept = look(for: request), kept.mark == mark else { return nil }
    touch(request)
    return kept
  }

  /// Where it cannot be kept, the next run makes it again.
  @MainActor
  func keep(_ picture: Surface?, for request: HelperRequest, madeOf mark: FileMark) {
    let caption = PictureCaption(mark: mark, sum: picture?.sum ?? "")
    let header = SurfaceFile.header(of: picture, caption: caption.text(of: subject(of: request)))
    let write = { (pixels: RawSpan) in try? directory.write(name(of: request), header, pixels) }
    if let picture { picture.withPixels(write) } else { write([UInt8]().span.bytes) }
  }
}
