import Foundation
import TestSupport
import Testing

@testable import Freedesktop

/// `Sky` inherits from `Sea`. The user's directory comes before the system's.
@Suite("Icon finder")
struct IconFinderTests {
  let sandbox = LaunchSandbox()

  init() {
    let group = { (name: String, lines: String) in "[\(name)]\n\(lines)\n" }
    index(
      "system/Sky",
      "Inherits=Sea\nDirectories=32/apps,64/apps,scalable/apps,../../home\nScaledDirectories=32@2/apps",
      group("32/apps", "Size=32\nType=Fixed"), group("64/apps", "Size=64"),
      group("scalable/apps", "Size=64\nMinSize=100\nMaxSize=512\nType=Scalable"),
      group("32@2/apps", "Size=32\nScale=2\nType=Fixed"))
    index("system/Sea", "Directories=48", group("48", "Size=48"))
    index("system/hicolor", "Directories=16", group("16", "Size=16\nType=Fixed"))
  }

  private func index(_ theme: String, _ lines: String, _ groups: String...) {
    sandbox.makeDirectory(theme)
    sandbox.write((["[Icon Theme]\n\(lines)\n"] + groups).joined(), to: "\(theme)/index.theme")
  }

  private func install(_ files: String...) {
    for file in files {
      sandbox.makeDirectory(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]))
      sandbox.write("", to: file)
    }
  }

  private func files(_ name: String = "a", size: Int = 64, scale: Int = 1) -> [String] {
    let places = IconPlaces(theme: "Sky", searchPath: ["home", "system", "pixmaps"].map(sandbox.path))
    return IconFinder(places).files(named: name, size: size, scale: scale).map {
      String($0.dropFirst(sandbox.root.count + 1))
    }
  }

  @Test("Larger icons come before smaller ones, the closest first")
  func largerIconsComeBeforeSmallerOnes() {
    install("system/Sky/32/apps/a.png", "system/Sky/64/apps/a.png", "system/Sky/scalable/apps/a.svg")
    let (fixed, threshold, scalable) = (
      "system/Sky/32/apps/a.png", "system/Sky/64/apps/a.png", "system/Sky/scalable/apps/a.svg"
    )
    #expect(files(size: 64) == [threshold, scalable, fixed])
    #expect(files(size: 66) == [threshold, scalable, fixed])
    #expect(files(size: 96) == [scalable, threshold, fixed])
    #expect(files(size: 16) == [fixed, threshold, scalable])
    #expect(files(size: 32, scale: 3) == [scalable, threshold, fixed])
  }

  @Test("Directories for another scale count by their device pixels")
  func otherScalesCountByDevicePixels() {
    install("system/Sky/32/apps/a.png", "system/Sky/32@2/apps/a.png")
    #expect(files(size: 32, scale: 2) == ["system/Sky/32@2/apps/a.png", "system/Sky/32/apps/a.png"])
  }

  @Test("Inherited themes follow, then hicolor, then icons outside of themes")
  func inheritedThemesFollow() {
    install("pixmaps/a.xpm", "system/hicolor/16/a.png", "system/Sea/48/a.png", "system/Sky/32/apps/a.png", "home/a.png")
    #expect(
      files() == [
        "system/Sky/32/apps/a.png", "system/Sea/48/a.png", "system/hicolor/16/a.png", "home/a.png", "pixmaps/a.xpm",
      ])
  }

  @Test("A directory is merged from all places, the user's first")
  func aDirectoryIsMergedFromAllPlaces() {
    install("system/Sky/64/apps/a.png", "home/Sky/64/apps/a.svg")
    #expect(files() == ["home/Sky/64/apps/a.svg", "system/Sky/64/apps/a.png"])
  }

  @Test("All formats are found, and so are links that lead nowhere")
  func allFormatsAreFound() {
    install("system/Sky/64/apps/a.svgz", "system/Sky/64/apps/a.gif", "system/Sky/64/apps/ab.png")
    symlink("nowhere", sandbox.path("system/Sky/64/apps/a.png"))
    #expect(files() == ["system/Sky/64/apps/a.png", "system/Sky/64/apps/a.svgz"])
  }

  @Test("A name that is a path or unknown finds nothing", arguments: ["", "../64/apps/a", "/a", "b"])
  func aNameThatIsAPathOrUnknownFindsNothing(name: String) {
    install("system/Sky/64/apps/a.png", "home/a.png")
    #expect(files(name) == [])
  }

  @Test(
    "A damaged index does no harm",
    arguments: ["", "[Icon Theme]", "[Icon Theme]\nDirectories=64\n[64]\nSize=9999999999999999999\nScale=-1", "\0"])
  func aDamagedIndexDoesNoHarm(index: String) {
    sandbox.write(index, to: "system/Sky/index.theme")
    install("system/Sea/48/a.png", "home/a.png")
    #expect(files().last == "home/a.png")
  }
}
