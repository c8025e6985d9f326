import Foundation
import Testing

@Suite("list and show")
struct ListTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  @Test("JSON has every key, with null for missing values")
  func keys() throws {
    try machine.install(application: "viewer")
    let listed = try keys(machine.quiver("list", "--json"))
    let keys: Set = [
      "id", "name", "genericName", "comment", "keywords", "categories", "icon", "file", "exec", "terminal", "actions",
      "visible", "reason", "onBoard",
    ]
    #expect(listed == keys)
    #expect(try self.keys(machine.quiver("info", "viewer", "--json")) == keys)
    let planned = try self.keys(machine.quiver("launch", "viewer", "--dry-run", "--json"))
    #expect(planned == ["id", "method", "argv", "directory", "environment", "reason"])
  }

  @Test("Applications removed from the board are marked")
  func removed() throws {
    for id in ["here", "gone"] { try machine.install(application: id, name: id) }
    try machine.install(application: "hidden", "NoDisplay=true")
    try machine.write(
      "[Home]\nVersion=1\n[Page 1]\nItems=here.desktop;\n[Removed]\nItems=gone.desktop;\n", to: "state/quiver/home.conf"
    )
    let listed: [ListedApplication] = try machine.quiver("list", "--all", "--json").json()
    #expect(listed.map { "\($0.name) \($0.onBoard)" } == ["gone false", "here true", "Viewer false"])
    #expect(
      try machine.quiver("list").lines == ["gone.desktop\tgone\tremoved from the home screen", "here.desktop\there"])
    #expect(try machine.quiver("info", "gone").lines.contains("Not shown: removed from the home screen"))
  }

  /// The keys of the JSON document, or of its first object.
  private func keys(_ outcome: Machine.Outcome) throws -> Set<String> {
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = (document as? [[String: Any]])?.first ?? document as? [String: Any]
    return Set(try #require(object).keys)
  }

  @Test("JSON has the values of the entry")
  func values() throws {
    try machine.install(
      application: "org.example.Viewer", name: "Viewer <b>", exec: "viewer %U",
      Self.viewerEntry)
    let viewer: ListedApplication = try machine.quiver("info", "org.example.Viewer", "--json").json()
    #expect(viewer.id == "org.example.Viewer.desktop")
    #expect(viewer.file == machine.path("share/applications/org.example.Viewer.desktop"))
    #expect((viewer.name, viewer.genericName) == ("Viewer <b>", "Image Viewer"))
    #expect(viewer.comment == #"Looks at "pictures" \ photos"#)
    #expect(viewer.keywords == ["photo", "pic;ture"])
    #expect(viewer.categories == ["Graphics", "Viewer"])
    #expect((viewer.icon, viewer.exec, viewer.terminal) == ("viewer", "viewer %U", true))
    #expect(viewer.actions == [ListedApplication.Action(id: "new", name: "New Window")])
    #expect((viewer.visible, viewer.reason) == (true, nil))
    machine.environment["LC_ALL"] = "de_DE.UTF-8"
    #expect(
      try machine.quiver("info", "org.example.Viewer", "--json").json(ListedApplication.self).comment == "Zeigt Bilder")
  }

  private static let viewerEntry = """
    GenericName=Image Viewer
    Comment=Looks at "pictures" \\\\ photos
    Comment[de]=Zeigt Bilder
    Keywords=photo;pic\\;ture;
    Categories=Graphics;Viewer;
    Icon=viewer
    Terminal=true
    Actions=new;absent;
    [Desktop Action new]
    Name=New Window
    Exec=viewer --new
    """

  @Test("info accepts an id with and without its suffix, and so does its former name show")
  func ids() throws {
    try machine.install(application: "viewer", "NoDisplay=true")
    #expect(try machine.quiver("info", "viewer").status == 0)
    #expect(try machine.quiver("show", "viewer.desktop").output.contains("Not shown: NoDisplay"))
    for id in ["view", "Viewer", "", "viewer.desktop.desktop", "../viewer"] {
      let outcome = try machine.quiver("info", id)
      #expect(outcome.status == 3, "\(id)")
      #expect(outcome.output == "")
    }
  }

  @Test("list escapes hostile names")
  func listEscapesHostileNames() throws {
    try machine.installHostileNames()
    let listed: [ListedApplication] = try machine.quiver("list", "--json").json()
    #expect(
      listed.map(\.name) == [
        "👨‍👩‍👧‍👦 <b>Ü\u{0301}\u{0301}</b>", "one\ntwo\tthree", String(repeating: "x", count: 10_000),
        "a\u{202E}gpj.exe\u{2066}",
      ])
    let plain = try machine.quiver("list")
    #expect(plain.lines.count == 4)
    #expect(!plain.output.unicodeScalars.contains("\u{202E}"))
  }

  @Test("Two hundred data directories are searched")
  func manyDirectories() throws {
    let directories = (0..<200).map { machine.path("share\($0)") }
    for index in [0, 42, 199] {
      try machine.write(
        "[Desktop Entry]\nType=Application\nName=\(index)\nExec=viewer\n",
        to: "share\(index)/applications/number\(index).desktop")
    }
    machine.environment["XDG_DATA_DIRS"] = (directories + directories.map { $0 + "//" } + ["", ".", "relative"])
      .joined(separator: ":")
    let listed: [ListedApplication] = try machine.quiver("list", "--all", "--json").json()
    #expect(listed.map(\.name) == ["0", "199", "42"])
  }
}
