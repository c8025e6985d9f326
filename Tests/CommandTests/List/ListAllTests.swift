import Foundation
import Testing

/// Each expected line is a file or something similar, and its state.
@Suite("list --all")
struct ListAllTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  @Test("Every faulty file is listed with a reason")
  func faultyFiles() throws {
    try installApplications()
    try installUnreadable()
    try installLinks()
    let outcome = try machine.quiver("list", "--all", "--json")
    #expect(outcome.status == 0)
    let root = machine.path("")
    let picture = try outcome.json([ListedApplication].self).map { application in
      let file = application.file.replacing(root, with: "").replacing("/applications/", with: "/")
      return "\(file) \(application.reason ?? "shown as \(application.name)")"
    }
    #expect(
      picture == [
        "share/.desktop shown as Dot", "share/bom.desktop shown as Bom", "share/crlf.desktop shown as Crlf",
        "share/desktop.desktop OnlyShowIn",
        "share/device.desktop Unreadable", "share/elsewhere.desktop NotShowIn", "share/empty.desktop Invalid",
        "share/gone.desktop Unreadable", "share/hidden.desktop Hidden", "share/junk.desktop shown as Junk",
        "share/latin.desktop shown as latin", "share/line.desktop Unreadable", "share/link.desktop NotAnApplication",
        "data/masked.desktop Invalid", "share/masked.desktop Masked", "share/nodisplay.desktop NoDisplay",
        "share/noexec.desktop Invalid", "share/noise.desktop Invalid", "share/null.desktop shown as Null",
        "share/pipe.desktop Unreadable", "share/quote.desktop Invalid", "share/self.desktop Unreadable",
        "share/socket.desktop Unreadable", "share/sparse.desktop Unreadable", "share/sub/deep.desktop shown as Deep",
        "share/tryexec.desktop TryExec", "share/tucked.desktop ConfiguredHidden", "share/twice.desktop shown as Two",
      ])
  }

  private func installApplications() throws {
    func install(_ id: String, _ lines: String) throws {
      try machine.install(application: id, name: id.capitalized, lines)
    }
    try install("nodisplay", "NoDisplay=true")
    try install("hidden", "Hidden=true")
    try install("desktop", "OnlyShowIn=KDE;")
    try install("elsewhere", "NotShowIn=Test;")
    try install("tryexec", "TryExec=absent")
    try install("tucked", "")
    try install("link", "Type=Link\nURL=https://example.org")
    try install("junk", "this line is none\n[Broken\n=x")
    try install("twice", "Name=One\nName=Two")
    try machine.install(application: "quote", exec: "viewer \"")
    try install("masked", "")
    try machine.write("nothing of use", to: "data/applications/masked.desktop")
    machine.environment["XDG_CURRENT_DESKTOP"] = "Test"
    try machine.write("[applications]\nhidden=tucked.desktop;\n", to: "config/quiver/quiver.conf")
  }

  private func installUnreadable() throws {
    let entry = "[Desktop Entry]\nType=Application\nExec=viewer\n"
    try machine.write("\(entry)Name=Dot\n", to: "share/applications/.desktop")
    let place = { (id: String) in "share/applications/\(id).desktop" }
    try machine.write("\u{FEFF}\(entry)Name=Bom\n", to: place("bom"))
    try machine.write("\(entry)Name=Crlf\n".replacing("\n", with: "\r\n"), to: place("crlf"))
    try machine.write(Array("\(entry)Name=".utf8) + [0xff, 0xfe, 0x0a], to: place("latin"))
    try machine.write("\(entry)Name=Null\n\0", to: place("null"))
    try machine.write("", to: place("empty"))
    try machine.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ ($0 >> 3)) }, to: place("noise"))
    try machine.write("[Desktop Entry]\nType=Application\nName=No\n", to: place("noexec"))
    try machine.write("\(entry)Name=\(String(repeating: "x", count: 10 << 20))", to: place("line"))
    try machine.write("", to: place("sparse"))
    try #require(truncate(machine.path(place("sparse")), 1 << 30) == 0)
    try #require(mkfifo(machine.path(place("pipe")), 0o600) == 0)
    try #require(mknod(machine.path(place("socket")), S_IFSOCK | 0o600, 0) == 0)
  }

  private func installLinks() throws {
    try machine.link("share/applications/device.desktop", to: "/dev/zero")
    try machine.link("share/applications/gone.desktop", to: "/nowhere")
    try machine.link("share/applications/self.desktop", to: "self.desktop")
    try machine.link("share/applications/loop", to: ".")
    try machine.link("share/applications/again", to: "loop")
    try machine.link("share/applications/up", to: "..")
    try machine.makeDirectory("share/applications/directory.desktop")
    try machine.write(
      "[Desktop Entry]\nType=Application\nName=Deep\nExec=viewer\n", to: "share/applications/sub/deep.desktop")
  }
}
