import Foundation
import Posix
import Testing

@testable import QuiverCore

@Suite("quiver doctor")
struct DoctorTests {
  /// What is missing on a computer with these libraries, an icon theme and a session bus.
  private func findings(
    without missing: [String] = [], homeScreen: Doctor.HomeScreen? = nil, gaps: [Confinement.Gap] = [],
    theme: Bool = true, bus: Bool = true
  ) throws -> [Doctor.Finding] {
    let directory = NSTemporaryDirectory() + "quiver-doctor-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    for (file, exists) in [("share/icons/hicolor/index.theme", theme), ("run/bus", bus)] where exists {
      let url = URL(filePath: "\(directory)/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    var facts = Doctor.Facts(homeScreen: homeScreen)
    facts.isInstalled = { names in !names.allSatisfy(missing.contains) }
    facts.gaps = { gaps }
    let variables = [
      "HOME": directory, "XDG_DATA_HOME": "\(directory)/share", "XDG_DATA_DIRS": "/nowhere",
      "XDG_RUNTIME_DIR": "\(directory)/run",
    ]
    return Doctor(variables: variables, facts).findings
  }

  @Test("A complete computer lacks nothing")
  func complete() throws {
    #expect(try findings() == [])
    #expect(try findings(homeScreen: .layer) == [])
  }

  @Test("One of several names of a library is enough")
  func names() throws {
    #expect(try findings(without: ["libcrypt.so.1"]) == [])
    #expect(
      try findings(without: ["libcrypt.so.1", "libcrypt.so.2", "librsvg-2.so.2"]) == [
        .library(.drawings), .library(.passwords),
      ])
  }

  @Test("The library for layers is missed on Wayland only, and layers only with the library")
  func layers() throws {
    let library = OptionalLibrary.layers.names
    #expect(try findings(without: library) == [])
    #expect(try findings(without: library, homeScreen: .impossible) == [.library(.layers)])
    #expect(try findings(homeScreen: .impossible) == [.compositorLayers])
    #expect(try findings(without: library, homeScreen: .layerWithoutKeyboard) == [.library(.layers)])
    #expect(try findings(homeScreen: .layerWithoutKeyboard) == [.keyboardBelow])
  }

  @Test("GNOME needs Xwayland instead of layers, and enlarges what that shows")
  func gnome() throws {
    let library = OptionalLibrary.layers.names
    #expect(try findings(without: library, homeScreen: .xwayland(scale: 1)) == [])
    #expect(try findings(homeScreen: .xwayland(scale: 2)) == [.blurredHomeScreen])
    #expect(try findings(homeScreen: .withoutXwayland) == [.xwayland])
    #expect(
      Strings.words(for: .xwayland, on: .arch)
        == "Without Xwayland, GNOME cannot put the home screen below all windows. Install the package xorg-xwayland.")
  }

  @Test("An icon theme, a session bus and what the kernel does not offer")
  func others() throws {
    #expect(try findings(gaps: [.files], theme: false, bus: false) == [.iconTheme, .sessionBus, .confinement(.files)])
  }

  @Test(
    "A distribution is recognized by its family",
    arguments: [
      ("ID=debian\n", .debian), ("NAME=Mint\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", .ubuntu),
      ("ID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"\n", .suse), ("ID=fedora", .fedora),
      ("ID_LIKE=arch\nID=cachyos", .arch), ("ID=alpine", .alpine), ("ID=nixos", nil), ("", nil),
      ("VERSION_ID=12\nID_LIKE='rhel centos'\n", .fedora),
    ] as [(String, Distribution?)])
  func distribution(_ release: String, _ family: Distribution?) { #expect(Distribution(osRelease: release) == family) }

  @Test("A picture that cannot be decoded names the library that is missing for it, by its suffix")
  func decoders() {
    let words = { (path: String, isInstalled: Bool) in
      Strings.missingDecoder(of: path, missing: isInstalled ? [] : Set(OptionalLibrary.allCases))
    }
    for (path, library) in [
      ("/a/b.SVG", "librsvg-2.so.2"), ("c.svgz", "librsvg-2.so.2"), ("d.jpeg", "libturbojpeg.so.0"),
      ("e.webp", "libwebp.so.7"),
    ] {
      #expect(words(path, false) == "the library \(library) is missing; 'quiver doctor' names its package")
      #expect(words(path, true) == nil)
    }
    for path in ["a.png", "a.avif", "svg", ""] { #expect(words(path, false) == nil) }
  }

  @Test("The package is named if it is known")
  func words() {
    let finding = Doctor.Finding.library(.calendars)
    let reason = "The guide cannot read calendars, because the library libical.so.3 is missing."
    #expect(Strings.words(for: finding, on: .debian) == "\(reason) Install the package libical3.")
    #expect(Strings.words(for: finding, on: .fedora) == "\(reason) Install the package libical.")
    #expect(Strings.words(for: finding, on: nil) == reason)
    #expect(Strings.words(for: .iconTheme, on: nil).hasSuffix("Install the package hicolor-icon-theme."))
  }
}
