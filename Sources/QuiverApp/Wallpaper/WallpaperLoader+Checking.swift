import GioBridge
import Posix
import QuiverCore

extension WallpaperLoader {
  /// Why a picture or the pictures of a directory cannot be shown, as a clause; nil if it can. Waits for the decoder.
  package static func fault(of path: String) -> String? {
    guard FileStatus(path) != nil else { return Strings.noSuchFile }
    if let pictures = PictureFiles.pictures(inDirectory: path) {
      return pictures.isEmpty ? Strings.noPictures : nil
    }
    if WallpaperDescription.isDescription(path) { return fault(ofDescription: path) }
    let loader = WallpaperLoader {}
    loader.show([WallpaperRequest(path: path, width: checkedSide, height: checkedSide, fit: .cover)])
    MainLoop.run { loader.isWaiting ? nil : () }
    return loader.shown == nil ? Strings.wallpaperFault(of: path, exists: true) : nil
  }

  private static func fault(ofDescription path: String) -> String? {
    let now = Int(WallClock.seconds)
    let found = FoundPictures(of: [path], at: now, width: checkedSide, height: checkedSide)
    if let fault = found.faults.first { return fault.clause }
    return found.files.contains { fault(of: $0) == nil } ? nil : Strings.noPictureIsDecoded
  }

  /// Device pixels. A small picture is made quickly.
  private static let checkedSide = 16
}
