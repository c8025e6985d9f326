import Testing

extension EndToEndTests {
  /// A pointer and text fields on the layers of a Wayland compositor.
  @Suite struct LayerInputTests {
    /// Away from all icons.
    private static let corner = ScreenPoint(x: 8, y: 400)
    private static let modes = ["overlay", "home"]

    @Test("Menus open and close by clicks", arguments: modes)
    func menusOpenAndCloseByClicks(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", mode)
      let pointer = try VirtualPointer(on: desktop)
      try await pointer.secondaryTap(desktop.tile("App 02").center)
      _ = try await desktop.waitForElement("menu item", "Details")
      try await pointer.tap(Self.corner)
      try await desktop.waitForNoElement("menu item", "Details")
      try await pointer.secondaryTap(desktop.tile("App 02").center)
      try await desktop.choose("Remove from home screen", with: pointer)
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(springboard.isRunning && desktop.startedPrograms.isEmpty)
    }

    @Test("A click launches an application", arguments: modes)
    func aClickLaunches(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try await desktop.springboard("--mode", mode)
      try await VirtualPointer(on: desktop).tap(desktop.tile("App 03").center)
      #expect(try await desktop.waitForLaunch().arguments == ["3", "two words"])
    }

    /// The compositor tells of the focus only the text inputs that exist then.
    @Test("The first search has the input method of the compositor", arguments: modes)
    func theFirstSearchHasTheInputMethod(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let method = try WaylandInputMethod(on: desktop)
      let springboard = try await desktop.springboard("--mode", mode)
      #expect(try await desktop.quiver("search") == 0)
      _ = try await desktop.waitForElement("text", "Search")
      try method.enter("app 10")
      try await desktop.waitForResults(with: "App 10", without: "App 02")
      #expect(springboard.isRunning)
    }

    /// The input method gets the first key before the search is open.
    @Test("What an input method composes opens the search", arguments: modes)
    func compositionOpensTheSearch(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", mode)
      let method = try WaylandInputMethod(on: desktop)
      for part in ["a", "ap", "app"] {
        try method.compose(part)
        try await desktop.waitForSearchText(part)
      }
      try method.enter("app 1")
      try await desktop.waitForResults(with: "App 10", without: "App 02")
      try method.enter("0")
      try await desktop.waitForResults(with: "App 10", without: "App 11")
      #expect(springboard.isRunning)
    }

    @Test("A composition that is given up leaves an empty search, and another one can follow")
    func compositionIsGivenUp() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard()
      let method = try WaylandInputMethod(on: desktop)
      for ending in ["", "hide"] {
        try method.compose("ap")
        try await desktop.waitForSearchText("ap")
        if ending.isEmpty {
          try method.compose("")
          try await desktop.waitForSearchText("")
        } else {
          #expect(try await desktop.quiver("hide") == 0)
          #expect(try await desktop.quiver("show") == 0)
          try await desktop.waitForSearchText("")
        }
        try desktop.press("Escape")
        try await desktop.waitForNoElement("text", "Search")
        try await springboard.waitUntilIdle()
      }
      try method.enter("app 10")
      try await desktop.waitForResults(with: "App 10", without: "App 02")
      #expect(springboard.isRunning)
    }

    @Test("A text that an input method enters at once opens the search")
    func enteredTextOpensTheSearch() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard()
      let method = try WaylandInputMethod(on: desktop)
      try method.enter("app 10")
      try await desktop.waitForResults(with: "App 10", without: "App 02")
      #expect(springboard.isRunning)
    }

    @Test("Folders are named", arguments: modes)
    func foldersAreNamed(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      try desktop.write("state/quiver/home.conf", Self.board)
      let springboard = try await desktop.springboard("--mode", mode, showing: ["Folder", "App 03", "App 04"])
      let pointer = try VirtualPointer(on: desktop)
      try await pointer.tap(desktop.tile("Folder").center)
      _ = try await desktop.waitForElement("label", "Folder")
      try await springboard.waitUntilIdle()
      try await pointer.tap(desktop.waitForElement("label", "Folder").center)
      _ = try await desktop.waitForElement("text", "Folder name")
      try desktop.press("ctrl+a")
      try desktop.type("Games")
      try desktop.press("Return")
      try await eventually("the name; it is \(desktop.folderNames)") { desktop.folderNames == ["Games"] }
      #expect(springboard.isRunning)
    }

    private static let board = """
      [Home]
      Version=1
      [Page 1]
      Items=folder-1;app-03.desktop;app-04.desktop;
      [Folder folder-1]
      Name=Folder
      Items=app-01.desktop;app-02.desktop;
      [Page 2]
      Items=app-05.desktop;app-06.desktop;app-07.desktop;app-08.desktop;app-09.desktop;
      [Page 3]
      Items=app-10.desktop;app-11.desktop;app-12.desktop;app-13.desktop;app-14.desktop;
      """
  }
}

extension TestDesktop {
  fileprivate func waitForResults(with name: String, without other: String) async throws {
    try await eventually("\(name) without \(other)") {
      let names = try names()
      return names.contains(name) && !names.contains(other)
    }
  }

  fileprivate func waitForSearchText(_ text: String) async throws {
    try await eventually("the text “\(text)” in the search field") {
      try reader.everything().contains { $0.role == "text" && $0.name == "Search" && $0.text == text }
    }
  }
}
