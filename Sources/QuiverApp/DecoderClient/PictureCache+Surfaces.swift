import GtkBridge
import Posix
import QuiverCore

nonisolated extension PictureCache {
  /// A cached result.
  struct Kept {
    /// nil if there was no picture.
    var picture: Surface?
    /// The file that the picture was made of.
    var mark: FileMark
  }

  /// The mark of the file that the cached picture was made of; nil if nothing is cached. The pixels are not read.
  func mark(of request: DecoderRequest) -> FileMark? {
    let file = directory.open(name(of: request))
    return file.flatMap { SurfaceFile.caption(of: $0.descriptor) }
      .flatMap { PictureCaption($0, of: subject(of: request)) }?.mark
  }

  /// nil if there is nothing in the cache, or nothing intact.
  @MainActor
  func look(for request: DecoderRequest) -> Kept? {
    guard let file = directory.open(name(of: request)),
      let content = SurfaceFile.read(file.descriptor, where: { $0 == request.size }),
      let caption = PictureCaption(content.caption, of: subject(of: request)),
      caption.sum == content.image?.sum ?? ""
    else { return nil }
    return Kept(picture: content.image?.surface(scale: request.scale), mark: caption.mark)
  }

  /// nil if the cached picture was made of another version of the file.
  @MainActor
  func look(for request: DecoderRequest, madeOf mark: FileMark) -> Kept? {
    guard let kept = look(for: request), kept.mark == mark else { return nil }
    touch(request)
    return kept
  }

  /// If the picture cannot be written, the next run makes it again.
  @MainActor
  func keep(_ picture: Surface?, for request: DecoderRequest, madeOf mark: FileMark) {
    let caption = PictureCaption(mark: mark, sum: picture?.sum ?? "")
    let header = SurfaceFile.header(of: picture, caption: caption.text(of: subject(of: request)))
    let write = { (pixels: RawSpan) in try? directory.write(name(of: request), header, pixels) }
    if let picture { picture.withPixels(write) } else { write([UInt8]().span.bytes) }
  }
}

extension Surface {
  /// The checksum of all pixels, as text. It detects accidents, not attacks.
  var sum: String { String(withPixels { Checksum(words: $0).value } ?? 0, radix: 16) }
}

nonisolated extension PixelImage {
  /// The same as that of the image's surface.
  var sum: String { String(withPixels { Checksum(words: $0).value }, radix: 16) }
}
