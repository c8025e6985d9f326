import Foundation
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The program that edits the configuration file")
struct TextEditorTests {
  private let fixture: LockFixture

  init() throws { fixture = try LockFixture() }

  private func environment(_ additions: [String: String] = [:]) throws -> Environment {
    var variables = fixture.variables.merging(additions) { $1 }
    variables["PATH"] = fixture.scratch("bin")
    return Environment(variables: variables, administrator: fixture.files)
  }

  private func install(program name: String) throws {
    try fixture.scratch.write("bin/\(name)", "#!/bin/sh\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fixture.scratch("bin/\(name)"))
  }

  private func install(_ id: String, _ lines: String) throws {
    try fixture.scratch.write(
      "share/applications/\(id).desktop",
      "[Desktop Entry]\nType=Application\nName=\(id)\nExec=edit %U\nMimeType=text/plain;\n\(lines)\n")
  }

  @Test("is the default application for plain text, whether it is shown or not")
  func chosen() throws {
    try install(program: "edit")
    try install("a", "")
    try install("b", "NoDisplay=true")
    try fixture.scratch.write("config/mimeapps.list", "[Default Applications]\ntext/plain=gone.desktop;b.desktop;\n")
    #expect(try environment().textEditor?.id == "b.desktop")
  }

  @Test("is one that can be started")
  func startable() throws {
    try install(program: "edit")
    try install("a", "TryExec=missing")
    try install("b", "")
    try fixture.scratch.write("config/mimeapps.list", "[Default Applications]\ntext/plain=a.desktop;b.desktop;\n")
    #expect(try environment().textEditor?.id == "b.desktop")
  }

  @Test("is the user's editor before others that open text, and a text editor before a viewer")
  func associated() throws {
    try install(program: "edit")
    try install("a-viewer", "Categories=Office;Viewer;")
    try install("b-editor", "Categories=Utility;TextEditor;")
    let cache = "[MIME Cache]\ntext/plain=a-viewer.desktop;b-editor.desktop;\n"
    try fixture.scratch.write("share/applications/mimeinfo.cache", cache)
    #expect(try environment().textEditor?.id == "b-editor.desktop")
    #expect(try environment(["VISUAL": "edit"]).textEditor?.exec == "edit %f")
  }

  @Test("is the user's editor in a terminal if there is no such application")
  func terminal() throws {
    try install(program: "vi")
    let editor = try environment(["VISUAL": "missing", "EDITOR": "vi -R"]).textEditor
    #expect(editor?.exec == "vi -R %f" && editor?.isTerminal == true)
    #expect(try environment(["VISUAL": "missing"]).textEditor == nil)
  }
}
