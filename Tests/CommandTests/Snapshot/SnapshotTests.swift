import Foundation
import TestSupport
import Testing

@Suite("snapshot without a display")
struct SnapshotTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    try machine.install(application: "viewer")
  }

  @Test(
    "The picture has the requested size",
    arguments: [
      ([], PNG.Size(1280, 800)),
      (["--size", "640x400"], PNG.Size(640, 400)),
      (["--size", "640x400", "--scale", "2"], PNG.Size(1280, 800)),
      (["--size", "101x77", "--scale", "1.25"], PNG.Size(127, 97)),
      (["--size", "1x1"], PNG.Size(1, 1)),
      (["--size", "640x400", "--page", "1", "--at", "0.1"], PNG.Size(640, 400)),
      (["--size", "640x400", "--demo"], PNG.Size(640, 400)),
    ])
  func pictureHasTheRequestedSize(options: [String], size: PNG.Size) throws {
    let picture = machine.path("picture.png")
    let outcome = try machine.run([BuiltProgram.quiver, "snapshot", picture] + options)
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
    #expect(try PNG(picture).size == size)
  }

  @Test("The same state gives the same picture, another state another one")
  func sameStateGivesTheSamePictureAnotherStateAnotherOne() throws {
    let flying = ["--set", "behaviour.fly-in=always", "--at"]
    let pictures = try [flying + ["0.1"], flying + ["0.1"], flying + ["0.2"], [], []].map { try picture($0) }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[1] != pictures[2])
    #expect(pictures[3] == pictures[4])
  }

  /// Quiver has no translations to these two, so that only the direction differs.
  @Test("Languages that are written from right to left have a mirrored picture")
  func mirrored() throws {
    let pictures = try ["C", "ur_PK.UTF-8", "ps_AF.UTF-8"].map { try picture(["--edit"], locale: $0) }
    let (isMirrored, isSame) = (pictures[0] != pictures[1], pictures[1] == pictures[2])
    #expect(isMirrored && isSame)
  }

  @Test("A page that does not exist cannot be painted")
  func missingPage() throws {
    let outcome = try machine.quiver("snapshot", machine.path("picture.png"), "--page", "99")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("there is no page 99; there is 1 page"), "\(outcome.errors)")
  }

  @Test("Hostile names are painted without messages", arguments: [0, 1, 2])
  func hostileNamesArePaintedWithoutMessages(lines: Int) throws {
    let harmless = try picture(["--set", "grid.labels=\(lines)"])
    try machine.installHostileNames()
    #expect(try picture(["--set", "grid.labels=\(lines)"]) != harmless)
  }

  @Test("A snapshot can show any moment of a recording")
  func trace() throws {
    try machine.write("0 down 1 400 160\n0.1 move 1 300 160\n0.2 move 1 200 160\n9 up 1 200 160\n", to: "drag.trace")
    let drag = ["--trace", machine.path("drag.trace")]
    let pictures = try [[], drag + ["--at", "0"], drag + ["--at", "0.3"]].map { try picture($0) }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[1] != pictures[2])
  }

  @Test("The library is another picture than the pages, and a pinch leads there")
  func layouts() throws {
    let together = (1...9).map { "0.0\($0) move 1 \(400 + $0 * 20) 300\n0.0\($0) move 2 \(800 - $0 * 20) 300\n" }
    let pinch = "0 down 1 400 300\n0 down 2 800 300\n\(together.joined())0.1 up 1 580 300\n0.1 up 2 620 300\n"
    try machine.write(pinch, to: "pinch.trace")
    let trace = ["--trace", machine.path("pinch.trace")]
    let pages = try picture(["--view", "pages"])
    let library = try picture(["--view", "library"])
    #expect(try picture([]) == pages)
    #expect(library != pages)
    #expect(try picture(trace) == library)
    let half = try picture(trace + ["--at", "0.02"])
    #expect(half != pages && half != library)
  }

  @Test("A view that does not exist is a usage error")
  func unknownLayout() throws {
    let outcome = try machine.quiver("snapshot", machine.path("picture.png"), "--view", "circle")
    #expect(outcome.status == 64 && outcome.errors.contains("'--view' takes one of pages or library."))
  }

  @Test("A faulty recording gives no picture")
  func brokenTrace() throws {
    try machine.write("nonsense\n", to: "broken.trace")
    let outcome = try machine.quiver("snapshot", machine.path("picture.png"), "--trace", machine.path("broken.trace"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("broken.trace:1:1: "))
  }

  private func picture(_ options: [String], locale: String = "C") throws -> [UInt8] {
    let path = machine.path("picture.png")
    let outcome = try machine.run(
      [
        "/usr/bin/env", "LC_ALL=\(locale)", BuiltProgram.quiver, "snapshot", path, "--size", "480x320", "--set",
        "wallpaper.source=#204060",
      ] + options
    )
    #expect((outcome.status, outcome.errors) == (0, ""))
    return try [UInt8](PNG(path).bytes)
  }

  @Test(
    "Invalid sizes are refused",
    arguments: [
      ["--scale", "0"], ["--scale", "nan"], ["--scale", "1000"], ["--scale=-1"], ["--size", "0x0"], ["--size", "axb"],
      ["--size", "16384x16384"], ["--page", "0"], ["--at", "nan"], ["--at=-1"], ["--at", "1e300"],
    ])
  func invalidSizesAreRefused(options: [String]) throws {
    let outcome = try machine.run([BuiltProgram.quiver, "snapshot", machine.path("picture.png")] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Usage: quiver snapshot"))
  }

  @Test("A picture that cannot be written is reported")
  func pictureThatCannotBeWrittenIsReported() throws {
    let outcome = try machine.quiver("snapshot", "/nowhere/picture.png")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: /nowhere/picture.png: No such file or directory\n")
  }

  @Test("Special files as output are refused at once", arguments: ["pipe", "socket", "directory", "device", "link"])
  func specialFilesAsOutputAreRefusedAtOnce(kind: String) throws {
    let output = machine.path("picture.png")
    switch kind {
    case "pipe": try #require(mkfifo(output, 0o600) == 0)
    case "socket": try #require(mknod(output, S_IFSOCK | 0o600, 0) == 0)
    case "directory": try machine.makeDirectory("picture.png")
    case "device": try machine.link("picture.png", to: "/dev/null")
    default:
      try #require(mkfifo(machine.path("pipe"), 0o600) == 0)
      try machine.link("picture.png", to: machine.path("pipe"))
    }
    let outcome = try machine.quiver("snapshot", output)
    #expect(outcome.status == 1)
    let words = kind == "directory" ? "is a directory" : "is not a regular file"
    #expect(outcome.errors == "quiver: error: \(output) \(words)\n")
  }

  @Test("An existing file is replaced through a link")
  func anExistingFileIsReplacedThroughALink() throws {
    try machine.write("old", to: "real.png")
    try machine.link("picture.png", to: machine.path("real.png"))
    let options = ["--size", "320x240"]
    let outcome = try machine.run([BuiltProgram.quiver, "snapshot", machine.path("picture.png")] + options)
    #expect((outcome.status, outcome.errors) == (0, ""))
    #expect(try PNG(machine.path("real.png")).size == PNG.Size(320, 240))
  }
}
