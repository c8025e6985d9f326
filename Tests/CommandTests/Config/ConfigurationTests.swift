import Testing

@Suite("config")
struct ConfigurationTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  @Test("check prints file, line, column and a suggestion, and fails")
  func check() throws {
    try machine.write(
      """
      [grid]
      colums=5
      rows=-3
      [wallpaper]
      source=blurple
      [grit]
      columns=4
      nonsense

      """, to: "config/quiver/quiver.conf")
    let outcome = try machine.quiver("config", "check")
    let file = machine.path("config/quiver/quiver.conf")
    let lines = outcome.lines
    #expect(outcome.status == 1)
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "\(file):2:1:", "\(file):3:6:", "\(file):5:8:", "\(file):7:1:", "\(file):8:1:",
      ])
    #expect(lines[0].contains("did you mean “columns”?"))
    #expect(lines[1].contains("“-3” is not valid. Use auto, or a whole number from 1 to 20."))
    #expect(lines[3].contains("did you mean [grid]?"))
    #expect(outcome.errors == "")
  }

  @Test("check prints nothing without faults or files")
  func checkPrintsNothingWithoutFaultsOrFiles() throws {
    let without = try machine.quiver("config", "check")
    #expect((without.status, without.output, without.errors) == (0, "", ""))
    try machine.write("[grid]\ncolumns=5\n", to: "config/quiver/quiver.conf")
    let with = try machine.quiver("config", "check")
    #expect((with.status, with.output, with.errors) == (0, "", ""))
  }

  @Test("check accepts a single file, and fails if it is missing")
  func oneFile() throws {
    try machine.write("[grid]\nrows=0\n", to: "other.conf")
    let outcome = try machine.quiver("config", "check", machine.path("other.conf"))
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("\(machine.path("other.conf")):2:6: [grid] rows"))
    let absent = try machine.quiver("config", "check", "/nowhere/quiver.conf")
    #expect(absent.status == 1)
    #expect(absent.errors == "quiver: error: there is no file “/nowhere/quiver.conf”\n")
  }

  @Test("check reports values that name what does not exist, where they are")
  func references() throws {
    try machine.install(application: "viewer")
    try machine.write("not a picture", to: "sky.png")
    let wallpaper = machine.path("sky.png")
    try machine.write(
      """
      [applications]
      hidden=viewer.desktop;veiwer.desktop;
      [home]
      pinned=viewer.desktop, files.desktop
      [icons]
      theme=Nowhere
      [wallpaper]
      source=\(wallpaper)

      """, to: "config/quiver/quiver.conf")
    let lines = try machine.quiver("config", "check").lines
    let file = machine.path("config/quiver/quiver.conf")
    #expect(
      lines == [
        "\(file):2:23: [applications] hidden: there is no application “veiwer.desktop”; "
          + "did you mean “viewer.desktop”?",
        "\(file):4:8: [home] pinned: ids are separated by ; and not by a comma; "
          + "did you mean “viewer.desktop;files.desktop”?",
        "\(file):6:7: [icons] theme: there is no icon theme “Nowhere”. The theme hicolor is used.",
        "\(file):8:8: [wallpaper] source: no installed picture loader can decode it. "
          + "Quiver's own wallpaper is shown.",
      ])
    try machine.write("[wallpaper]\nsource=/nowhere.jpg\n", to: "config/quiver/quiver.conf")
    #expect(try machine.quiver("config", "check").output.contains("there is no such file"))
  }

  @Test(
    "check suggests semicolons for a list with commas",
    arguments: [
      (
        "window", "monitor=HDMI-A-1,DP-2",
        "monitors are separated by ; and not by a comma; did you mean “HDMI-A-1;DP-2”?"
      ),
      ("window", "monitor=DP-1; A, B;", "monitors are separated by ; and not by a comma; did you mean “A;B”?"),
      ("home", "pinned=viewer.desktop,viewer.desktop", "did you mean “viewer.desktop;viewer.desktop”?"),
      ("window", "monitor=Example Inc., Wide 27", nil), ("window", "monitor=HDMI-A-1;DP-2;", nil),
    ] as [(String, String, String?)])
  func commas(group: String, line: String, message: String?) throws {
    try machine.install(application: "viewer")
    try machine.write("[\(group)]\n\(line)\n", to: "config/quiver/quiver.conf")
    let outcome = try machine.quiver("config", "check")
    #expect(outcome.lines.count == (message == nil ? 0 : 1), "\(outcome.output)")
    #expect(message.map(outcome.output.contains) ?? outcome.output.isEmpty, "\(outcome.output)")
  }

  @Test("A command with an invalid flag fails, and does nothing", arguments: ["grid.columns=many", "grid.colums=4"])
  func invalidFlag(_ flag: String) throws {
    let outcome = try machine.quiver("list", "--set", flag)
    #expect((outcome.status, outcome.output) == (64, ""))
    #expect(outcome.errors.hasPrefix("quiver: error: --set: "))
  }

  @Test("An unknown theme is answered with the themes")
  func unknownTheme() throws {
    let outcome = try machine.quiver("list", "--set", "style.theme=dusk")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("there is no theme “dusk”. Quiver's themes are default, light, high-contrast."))
  }

  @Test("American spelling is accepted")
  func spelling() throws {
    try machine.write("[style]\nbackground=gray\n[wallpaper]\nfit=center\n", to: "config/quiver/quiver.conf")
    let printed = try machine.quiver("config", "print")
    #expect(printed.errors == "")
    #expect(printed.lines.contains("fit=centre"))
  }

  @Test("check reports faulty flags")
  func flags() throws {
    let outcome = try machine.quiver("config", "check", "--set", "grid.columns=many", "--set", "nonsense")
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 2)
  }

  @Test("print shows every value with its origin")
  func origins() throws {
    try machine.write("[grid]\nrows=3\ncolumns=4\n", to: "etc/quiver/quiver.conf")
    try machine.write("[grid]\ncolumns=5\n", to: "config/quiver/quiver.conf")
    let lines = try machine.quiver("config", "print", "--set", "dock.capacity=3").lines
    func line(_ key: String) -> String { lines.first { $0.hasPrefix("\(key)=") } ?? "no \(key)" }
    #expect(line("columns") == "columns=5")
    #expect(line("rows") == "rows=3")
    #expect(line("capacity") == "capacity=3")
  }

  @Test("The output of print is a configuration file with the same values")
  func roundTrip() throws {
    try machine.write("[grid]\ncolumns=5\n[wallpaper]\nsource=#204060\n", to: "config/quiver/quiver.conf")
    let printed = try machine.quiver("config", "print").output
    try machine.write(printed, to: "printed.conf")
    #expect(try machine.quiver("config", "check", machine.path("printed.conf")).status == 0)
  }

  @Test("path lists the files by ascending precedence")
  func path() throws {
    #expect(
      try machine.quiver("config", "path").lines == [
        machine.path("etc/quiver/quiver.conf"), machine.path("config/quiver/settings.conf"),
        machine.path("home/.quiverrc"), machine.path("config/quiver/quiver.conf"), "/etc/xdg/quiver/quiver.conf",
      ])
  }

  @Test(
    "An invalid file is reported, and the defaults apply",
    arguments: ["directory", "pipe", "device", "noise", "megabytes"])
  func fault(_ fault: String) throws {
    let place = "config/quiver/quiver.conf"
    switch fault {
    case "directory": try machine.makeDirectory(place)
    case "pipe":
      try machine.makeDirectory("config/quiver")
      _ = try machine.shell(#"/usr/bin/mkfifo "$XDG_CONFIG_HOME/quiver/quiver.conf""#)
    case "device": try machine.link(place, to: "/dev/zero")
    case "noise": try machine.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ ($0 >> 3)) }, to: place)
    default: try machine.write(String(repeating: "[grid]\n", count: 1_500_000), to: place)
    }
    try machine.install(application: "viewer")
    let listed = try machine.quiver("list")
    #expect(listed.status == 0)
    #expect(listed.output == "viewer.desktop\tViewer\n")
    #expect(listed.errors.contains(machine.path(place)))
    #expect(try machine.quiver("config", "check").status == 1)
  }
}
