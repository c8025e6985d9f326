// A springboard of photographs: pages, rearranging by a long press, folders, deletion, menus, and one photograph that is locked.

import CGtk
import CollectionEngine
import CollectionGtk
import ExampleWindow

struct Photo: Hashable {
  var number: Int
  var isLocked: Bool { number == 3 }
  var isAlbum: Bool { number >= 100 }
}

final class Delegate: SpringboardViewDelegate {
  func springboard(_ view: SpringboardView<Photo>, didOpen photo: Photo) { print("open", photo.number) }
  func springboard(_ view: SpringboardView<Photo>, didChange pages: [[Photo]]) {
    print("pages", pages.map { $0.map(\.number) })
    for (album, photos) in view.folders { print("album", album.number, photos.map(\.number)) }
  }
  func springboard(_ view: SpringboardView<Photo>, folderFor photos: [Photo]) -> Photo? {
    Photo(number: 100 + (view.folders.keys.map { $0.number - 99 }.max() ?? 0))
  }
  func springboard(_ view: SpringboardView<Photo>, menuFor photo: Photo) -> [MenuItem] {
    [MenuItem("Print") { print("print", photo.number) }, MenuItem("Share", isEnabled: !photo.isLocked) {}]
  }
  func springboard(_ view: SpringboardView<Photo>, canMove photo: Photo) -> Bool { !photo.isLocked }
  func springboard(_ view: SpringboardView<Photo>, shouldDelete photo: Photo) -> Bool { !photo.isLocked }
}

gtk_init(nil, nil)
let photos = (0..<30).map { Photo(number: $0) }
let springboard = SpringboardView(
  pages: stride(from: 0, to: 30, by: 12).map { Array(photos[$0..<min($0 + 12, 30)]) })
(springboard.columns, springboard.rows) = (.fixed(4), .fixed(3))
springboard.sectionInset = Insets(top: 24, left: 24, bottom: 36, right: 24)
(springboard.minimumInteritemSpacing, springboard.minimumLineSpacing) = (24, 16)
springboard.allowsFolders = true
springboard.title { $0.isAlbum ? "Album \($0.number)" : "Photo \($0.number)" + ($0.isLocked ? ", locked" : "") }
springboard.cell { photo, cell in paint(on: cell, hue: Double(photo.number) / 30, radius: 12) }
let delegate = Delegate()
springboard.springboardDelegate = delegate
show(springboard.widget, "Photos", width: 640, height: 480)
