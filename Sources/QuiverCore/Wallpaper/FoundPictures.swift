import Posix

/// The pictures that the files of a wallpaper lead to.
package struct FoundPictures: Equatable, Sendable {
  /// A file that leads to no picture, and why, as a clause.
  package struct Fault: Hashable, Sendable {
    package var path: String
    package var clause: String
    /// Whether there is no such file.
    package var isAbsent: Bool
  }

  /// The best first.
  package var files: [String] = []
  /// The seconds until others are due; nil if they never are.
  package var secondsToNext: Double?
  package var faults: [Fault] = []

  /// How many pictures are tried until one can be shown.
  private static let tries = 8

  /// Finds the pictures for a moment, in seconds since 1970, and a screen with this size in pixels. A path that is not a
  /// description is a picture. It reads the disk; call it on another thread.
  package init(of paths: [String], at second: Int, width: Int, height: Int) {
    for path in paths {
      guard WallpaperDescription.isDescription(path) else {
        files.append(path)
        continue
      }
      do throws(WallpaperDescription.Fault) {
        let description = try WallpaperDescription(path)
        files += try description.existingPaths(at: second, width: width, height: height)
        secondsToNext = secondsToNext ?? description.secondsToNextSlide(at: second)
      } catch {
        faults.append(Fault(path: path, clause: error.description, isAbsent: error.isAbsent))
      }
    }
    files = Array(files.prefix(Self.tries))
  }
}

extension WallpaperDescription {
  /// Why a file leads to no picture.
  enum Fault: Error, CustomStringConvertible {
    case file(FileFault)
    case noPictures
    /// None of the pictures exists, of which this is the first.
    case missing(String)

    var isAbsent: Bool { if case .file(.absent) = self { true } else { false } }

    var description: String {
      switch self {
      case .file(.absent): Strings.noSuchFile
      case .file(let fault): Strings.clause(for: fault)
      case .noPictures: Strings.noPictures
      case .missing(let path): tr("the pictures that it names, such as “%1$s”, do not exist", path)
      }
    }
  }

  /// Whether a file is named as a description. The desktop names its descriptions so, and no picture.
  package static func isDescription(_ path: String) -> Bool { path.lowercased().hasSuffix(".xml") }

  fileprivate init(_ path: String) throws(Fault) {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try RegularFile.read(path)
    } catch {
      throw .file(error)
    }
    let directory = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    guard let description = WallpaperDescription(bytes, in: directory) else { throw .noPictures }
    self = description
  }

  fileprivate func existingPaths(at second: Int, width: Int, height: Int) throws(Fault) -> [String] {
    let paths = paths(at: second, width: width, height: height)
    let existing = paths.filter { FileStatus($0) != nil }
    guard existing.isEmpty, let first = paths.first else { return existing }
    throw .missing(first)
  }
}
