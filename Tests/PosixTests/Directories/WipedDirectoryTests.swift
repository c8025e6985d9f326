import Foundation
import TestSupport
import Testing

@testable import Posix

@Suite("Directories that are emptied")
struct WipedDirectoryTests {
  let scratch: ConfigurationScratch

  init() throws {
    scratch = try ConfigurationScratch()
    try scratch.write("home/Downloads/a/b/file", "secret")
    try scratch.write("elsewhere/sub/kept", "kept")
  }

  private func empty(_ name: String) throws {
    try WipedDirectory(scratch(name), homes: [scratch("home")]).empty()
  }

  @Test("Everything in the directory is deleted, and the directory stays")
  func content() throws {
    try scratch.write("home/Downloads/.hidden", "")
    try empty("home/Downloads")
    #expect(try scratch.names(in: "home/Downloads") == [])
  }

  @Test("A link in the directory is deleted, and what it leads to is kept")
  func linkInside() throws {
    try scratch.link("home/Downloads/link", to: scratch("elsewhere"))
    try empty("home/Downloads")
    #expect(try scratch.names(in: "home/Downloads") == [])
    #expect(scratch.text("elsewhere/sub/kept") == "kept")
  }

  @Test(
    "A link below the home directory is not followed, be it on the way or at the end, with or without a slash",
    arguments: ["home/link/sub", "home/link/sub/", "home/link", "home/link/", "home/x/../link/sub"])
  func linksBelowHome(_ name: String) throws {
    try scratch.write("home/x/file", "")
    try scratch.link("home/link", to: scratch("elsewhere"))
    #expect(throws: FileFault.link) { try empty(name) }
    #expect(scratch.text("elsewhere/sub/kept") == "kept")
  }

  @Test("A link above the home directory is followed if only root can make links there")
  func linkAboveHome() throws {
    try scratch.link("alias", to: "home")
    // Who runs the tests may not be root.
    let isFollowed = FileStatus(scratch.path)?.owner == 0
    let wipe = { try WipedDirectory(scratch("alias/Downloads"), homes: [scratch("alias")]).empty() }
    if isFollowed { try wipe() } else { #expect(throws: FileFault.link) { try wipe() } }
    #expect(try scratch.names(in: "home/Downloads").isEmpty == isFollowed)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: scratch.path)
    #expect(throws: FileFault.link) { try wipe() }
  }

  @Test("Directories without permissions are emptied too", arguments: [0o000, 0o500, 0o300])
  func permissions(_ mode: Int) throws {
    for name in ["home/Downloads/a/b", "home/Downloads/a", "home/Downloads"] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch(name))
    }
    try empty("home/Downloads")
    #expect(try scratch.names(in: "home/Downloads") == [])
    #expect(FileStatus(scratch("home/Downloads"))?.permissions == UInt32(mode) | 0o700)
  }

  @Test("Names need not be UTF-8")
  func names() throws {
    let file = unsafe Array(scratch("home/Downloads/").utf8CString.dropLast()) + [-1, -2, 0]
    close(unsafe open(file, O_CREAT | O_WRONLY, 0o600))
    try empty("home/Downloads")
    #expect(try scratch.names(in: "home/Downloads") == [])
  }

  @Test("Directories are deleted however deep they are")
  func depth() throws {
    var directory = unsafe open(scratch("home/Downloads"), O_RDONLY | O_DIRECTORY)
    for _ in 0..<3000 {
      unsafe mkdirat(directory, "deep", 0o700)
      let next = unsafe openat(directory, "deep", O_RDONLY | O_DIRECTORY)
      close(directory)
      directory = next
    }
    close(directory)
    try empty("home/Downloads")
    #expect(try scratch.names(in: "home/Downloads") == [])
  }

  @Test("A missing directory and a file are faults")
  func others() throws {
    #expect(throws: FileFault.absent) { try empty("home/missing") }
    try scratch.write("home/file", "kept")
    #expect(throws: FileFault.system(call: "open", code: ENOTDIR)) { try empty("home/file") }
    #expect(scratch.text("home/file") == "kept")
  }
}
