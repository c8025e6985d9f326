import CGtk
import Glibc

/// The pixels of an image in memory of their own, which is returned to the system when the last owner releases it; an
/// allocator would keep some of it. May be filled on any thread before it is shared.
nonisolated package final class PixelImage: @unchecked Sendable {
  package let size: PixelSize
  private let isOpaque: Bool
  private let memory: UnsafeMutableRawBufferPointer

  /// Returns nil if there is not enough memory.
  init?(_ size: PixelSize, isOpaque: Bool) {
    let length = size.area * 4
    let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    (self.size, self.isOpaque) = (size, isOpaque)
    memory = UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  deinit {
    munmap(memory.baseAddress, memory.count)
  }

  func fill(_ body: (UnsafeMutableRawBufferPointer) -> Bool) -> Bool { body(memory) }

  package func withPixels<Outcome>(_ body: (RawSpan) -> Outcome) -> Outcome { body(memory.bytes) }

  /// A surface that uses these pixels and keeps them alive.
  @MainActor
  package func surface(scale: Double) -> Surface? {
    let pointer = cairo_image_surface_create_for_data(
      memory.baseAddress?.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(size.width), Int32(size.height), Int32(size.width * 4))
    guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_set_user_data(pointer, Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
      data.map { Unmanaged<PixelImage>.fromOpaque($0).release() }
    }
    return Surface(owning: pointer, width: size.width, height: size.height, scale: scale)
  }

  /// Only its address is used.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
