import CGtk

/// A JPEG, which libturbojpeg decodes.
struct JPEGPicture: PictureCodec {
  let size: PixelSize
  let orientation: Orientation
  var shrinksWhileDecoding: Bool { true }
  private let file: UnsafeRawBufferPointer
  private let hasInk: Bool
  private let library: JPEGLibrary

  init?(_ file: UnsafeRawBufferPointer) {
    guard let library = JPEGLibrary.shared, let decoder = library.make() else { return nil }
    defer { library.free(decoder) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard library.readHeader(decoder, file.baseAddress, UInt(file.count), &width, &height, &sampling, &colors) == 0
    else { return nil }
    size = PixelSize(width: Int(width), height: Int(height))
    hasInk = JPEGLibrary.inkColors.contains(colors)
    orientation = Orientation(ofJPEG: file)
    (self.file, self.library) = (file, library)
  }

  func pixels(for wanted: PixelSize) -> Surface? {
    let size = library.size(atLeast: wanted, of: size)
    guard let surface = Surface(opaque: size.width, size.height) else { return nil }
    var isDecoded: Bool?
    surface.edit { bytes, stride in
      isDecoded = hasInk ? decodeInk(to: bytes, stride, size) : decode(to: bytes, stride, size, JPEGLibrary.bgrx)
    }
    return isDecoded == true ? surface : nil
  }

  /// A picture whose end is missing or damaged is accepted, as gdk-pixbuf does: the rest is grey.
  private func decode(to bytes: UnsafeMutableRawPointer, _ stride: Int, _ size: PixelSize, _ format: Int32) -> Bool {
    guard let decoder = library.make() else { return false }
    defer { library.free(decoder) }
    let status = library.decode(
      decoder, file.baseAddress, UInt(file.count), bytes, Int32(size.width), Int32(stride), Int32(size.height), format,
      0)
    return status == 0 || library.severity(decoder) == JPEGLibrary.warning
  }

  /// Pictures for printing have cyan, magenta, yellow and black, by Adobe's custom as the part of the paper that stays white.
  private func decodeInk(to bytes: UnsafeMutableRawPointer, _ stride: Int, _ size: PixelSize) -> Bool {
    guard decode(to: bytes, stride, size, JPEGLibrary.cmyk) else { return false }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = bytes + y * stride + x * 4
        let ink = pixel.load(as: SIMD4<UInt8>.self)
        let color = { (part: UInt8) in UInt32(part) * UInt32(ink.w) / 255 }
        pixel.storeBytes(of: color(ink.x) << 16 | color(ink.y) << 8 | color(ink.z), as: UInt32.self)
      }
    }
    return true
  }
}

/// The functions of libturbojpeg (turbojpeg.h) that are used.
private struct JPEGLibrary {
  /// `tjscalingfactor`.
  struct Factor {
    var numerator: Int32
    var denominator: Int32
  }

  typealias Number = UnsafeMutablePointer<Int32>

  let make: @convention(c) () -> UnsafeMutableRawPointer?
  let free: @convention(c) (UnsafeMutableRawPointer) -> Void
  let readHeader:
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, UInt, Number, Number, Number, Number) -> Int32
  let decode:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UInt, UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32
    ) -> Int32
  let severity: @convention(c) (UnsafeMutableRawPointer) -> Int32
  private let factors: [Factor]

  /// `TJPF_BGRX`, `TJPF_CMYK`, `TJERR_WARNING`, and `TJCS_CMYK` and `TJCS_YCCK`.
  static let bgrx: Int32 = 3
  static let cmyk: Int32 = 11
  static let warning: Int32 = 0
  static let inkColors: ClosedRange<Int32> = 3...4

  /// nil if the library is not installed.
  static let shared = try? JPEGLibrary()

  private init() throws(DynamicLibrary.MissingFunction) {
    guard let library = DynamicLibrary("libturbojpeg.so.0") else { throw DynamicLibrary.MissingFunction() }
    make = try library.function("tjInitDecompress")
    free = try library.function("tjDestroy")
    readHeader = try library.function("tjDecompressHeader3")
    decode = try library.function("tjDecompress2")
    severity = try library.function("tjGetErrorCode")
    let list: @convention(c) (Number) -> UnsafeRawPointer? = try library.function("tjGetScalingFactors")
    var count: Int32 = 0
    let first = list(&count)?.assumingMemoryBound(to: Factor.self)
    factors = Array(UnsafeBufferPointer(start: first, count: first == nil ? 0 : Int(count)))
  }

  /// The least size at which a picture can be decoded that is not smaller than the wanted one, nor larger than its own.
  func size(atLeast wanted: PixelSize, of size: PixelSize) -> PixelSize {
    let sizes = factors.filter { $0.numerator <= $0.denominator }.map { factor in
      let scaled = { (length: Int) in
        (length * Int(factor.numerator) + Int(factor.denominator) - 1) / Int(factor.denominator)
      }
      return PixelSize(width: scaled(size.width), height: scaled(size.height))
    }
    let enough = sizes.filter { $0.width >= wanted.width && $0.height >= wanted.height }
    return enough.min { $0.area < $1.area } ?? size
  }
}
