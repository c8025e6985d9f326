import TestSupport
import Testing

@testable import QuiverCore

@Suite("The pictures that can become the wallpaper")
struct WallpaperGalleryTests {
  private let fixture: LockFixture

  init() throws { fixture = try LockFixture() }

  private func found(_ files: [String]) throws -> [String] {
    for file in files + ["quiver/themes/default.conf"] { try fixture.scratch.write(file, "") }
    var variables = fixture.variables
    variables["XDG_DATA_HOME"] = fixture.scratch("data")
    variables["XDG_DATA_DIRS"] = fixture.scratch("usr")
    variables["QUIVER_DATA"] = fixture.scratch("quiver")
    let environment = Environment(variables: variables, administrator: fixture.files)
    return WallpaperGallery.pictures(for: environment).map { $0.replacing(fixture.scratch.path + "/", with: "") }
  }

  @Test("are the user's own, those of the desktop, and Quiver's")
  func places() throws {
    let files = [
      "home/Pictures/b.jpg", "home/Pictures/a.png", "home/Pictures/Wallpapers/c.webp", "data/backgrounds/mine.jpg",
      "usr/backgrounds/gnome/adwaita-l.jpg", "quiver/wallpapers/default.jpg",
    ]
    let others = [
      "home/Pictures/notes.txt", "home/Pictures/holiday/d.jpg", "quiver/wallpapers/default-small.jpg",
      "usr/backgrounds/gnome/adwaita.xml",
    ]
    let found = try found(files + others)
    #expect(Set(found) == Set(files))
    #expect(found.first == "home/Pictures/a.png" && found.last == "quiver/wallpapers/default.jpg")
  }

  @Test("are one of each wallpaper of KDE, in a usual size")
  func packages() throws {
    let directory = "usr/wallpapers/Next/contents/images"
    #expect(
      try found(["\(directory)/1080x1920.png", "\(directory)/1920x1080.png", "\(directory)/5120x2880.png"])
        == ["\(directory)/1920x1080.png"])
  }

  @Test("are in the directory that the user has chosen for pictures")
  func userDirectory() throws {
    try fixture.scratch.write("config/user-dirs.dirs", "# x\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n")
    #expect(try found(["home/Bilder/a.jpg", "home/Pictures/b.jpg"]) == ["home/Bilder/a.jpg"])
  }
}
