import CGtk
import GioBridge

/// An SVG, possibly compressed with gzip, which librsvg draws. It can refer to no other file, because it has no address.
struct SVGPicture: PictureCodec {
  let size: PixelSize
  var isScalable: Bool { true }
  private let handle: ObjectReference
  private let library: SVGLibrary

  init?(_ file: UnsafeRawBufferPointer) {
    guard let library = SVGLibrary.shared, let handle = library.open(file.baseAddress, UInt(file.count), nil) else {
      return nil
    }
    (self.handle, self.library) = (ObjectReference(owning: handle), library)
    var dimensions = SVGLibrary.Dimensions()
    library.measure(handle, &dimensions)
    size = PixelSize(width: Int(dimensions.width), height: Int(dimensions.height))
  }

  func pixels(for wanted: PixelSize) -> Surface? {
    guard let surface = Surface(width: wanted.width, height: wanted.height) else { return nil }
    let drawing = Drawing(on: surface)
    var frame = SVGLibrary.Rectangle(width: Double(wanted.width), height: Double(wanted.height))
    return Bool(library.draw(handle.pointer, drawing.pointer, &frame, nil)) ? surface : nil
  }
}

/// The functions of librsvg (rsvg.h, rsvg-cairo.h) that are used.
private struct SVGLibrary {
  /// `RsvgDimensionData`.
  struct Dimensions {
    var (width, height): (Int32, Int32) = (0, 0)
    var (em, ex) = (0.0, 0.0)
  }

  /// `RsvgRectangle`.
  struct Rectangle {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)

    init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let open: @convention(c) (UnsafeRawPointer?, UInt, ErrorPointer?) -> gpointer?
  let measure: @convention(c) (gpointer, UnsafeMutableRawPointer) -> Void
  let draw: @convention(c) (gpointer, OpaquePointer, UnsafeRawPointer, ErrorPointer?) -> gboolean

  /// nil if the library is not installed.
  static let shared = try? SVGLibrary()

  private init() throws(DynamicLibrary.MissingFunction) {
    guard let library = DynamicLibrary("librsvg-2.so.2") else { throw DynamicLibrary.MissingFunction() }
    open = try library.function("rsvg_handle_new_from_data")
    // Newer functions do not answer for a drawing that has no size of its own.
    measure = try library.function("rsvg_handle_get_dimensions")
    draw = try library.function("rsvg_handle_render_document")
  }
}
