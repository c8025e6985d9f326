import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// A home screen in front of other windows, as after the home key of a phone.
  @Suite struct HomeKeyTests {
    @Test("A home screen comes to the front on request", arguments: ["show", "toggle"])
    func aHomeScreenComesToTheFrontOnRequest(_ request: String) async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver(request) == 0)
      try await desktop.waitForPicture(home)
      #expect(try await desktop.quiver(request) == 0)
      if request == "toggle" {
        try await desktop.waitForChange(from: home)
      } else {
        try await desktop.waitForPicture(home)
      }
    }

    @Test("A home screen goes below a window that is activated")
    func itGoesBelowAWindowThatIsActivated() async throws {
      let desktop = try await TestDesktop()
      let (green, place) = ("#00FF00", ScreenPoint(x: 640, y: 600))
      _ = try await desktop.springboard("--mode", "home")
      _ = try desktop.startWindow(green, "full-screen")
      try await eventually("a window") { try await desktop.color(at: place) == green }
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForActiveWindow("Quiver")
      try await eventually("the home screen") { try await desktop.color(at: place) != green }
      try await desktop.xdotool(["search", "--name", "^A window$", "windowactivate"])
      try await eventually("the window") { try await desktop.color(at: place) == green }
    }

    @Test("A home screen goes below the window of an application that is opened")
    func itGoesBelowTheWindowOfAnApplicationThatIsOpened() async throws {
      let desktop = try await TestDesktop()
      // The class keeps the window that covers the home screen from counting as one of this application.
      try desktop.install("App 01", exec: "xclock -geometry 600x600 -name opened\nStartupWMClass=opened")
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPicture(home)
      #expect(try desktop.reader.click("App 01"))
      try await desktop.waitForChange(from: home)
    }

    @Test("A home screen goes below a new window of another program")
    func itGoesBelowANewWindowOfAnotherProgram() async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPicture(home)
      _ = try desktop.start(["xclock", "-geometry", "600x600"])
      try await desktop.waitForChange(from: home)
    }

    @Test("The window before has the keyboard again after the home screen")
    func theWindowBeforeHasTheKeyboardAgainAfterTheHomeScreen() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "home")
      _ = try desktop.startWindow("#00FF00")
      try await desktop.waitForActiveWindow("A window")
      for key in ["a", "b"] {
        #expect(try await desktop.quiver("show") == 0)
        try await desktop.waitForActiveWindow("Quiver")
        #expect(try await desktop.quiver("hide") == 0)
        try await desktop.waitForActiveWindow("A window")
        try await desktop.keyboard.press(key)
        try await eventually("a key") { desktop.text("keys")?.hasSuffix("\(key)\n") == true }
      }
    }

    @Test("A home screen takes the keyboard from no window, but has it after the last one is closed")
    func aHomeScreenTakesTheKeyboardFromNoWindow() async throws {
      let desktop = try await TestDesktop()
      let window = try desktop.startWindow("#00FF00")
      try await desktop.waitForActiveWindow("A window")
      _ = try await desktop.springboard("--mode", "home")
      try await desktop.keyboard.press("a")
      try await eventually("a key") { desktop.text("keys") == "a\n" }
      window.send(SIGTERM)
      try await desktop.waitForActiveWindow("Quiver")
    }

    @Test("A home screen in front can get another mode")
    func aHomeScreenInFrontCanGetAnotherMode() async throws {
      let desktop = try await TestDesktop()
      func setMode(_ mode: String) throws {
        let rest = "[grid]\ncolumns = 3\nrows = 2\n[dock]\nshow = false\n[wallpaper]\nsource = #204060\n"
        try desktop.write("config/quiver/quiver.conf", "[window]\nmode = \(mode)\n\(rest)")
      }
      try setMode("home")
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("show") == 0)
      try await eventually("the home screen in front of its desktop window") { try await desktop.windows().count == 2 }
      try setMode("window")
      try await eventually("only a window") { try await desktop.windows().count == 1 }
      try setMode("home")
      try await eventually("a window that fills the screen") {
        try await desktop.windowArea() == ScreenArea(TestDesktop.screen)
      }
      _ = try desktop.startWindow("#00FF00")
      try await desktop.waitForActiveWindow("A window")
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForActiveWindow("Quiver")
      #expect(try await desktop.quiver("hide") == 0)
      try await desktop.waitForActiveWindow("A window")
      #expect(springboard.isRunning)
    }

    @Test("A name that is being typed is kept when another window opens")
    func aNameThatIsBeingTypedIsKeptWhenAnotherWindowOpens() async throws {
      let desktop = try await TestDesktop(applications: 3)
      try desktop.write("state/quiver/home.conf", Self.board)
      let springboard = try await desktop.springboard("--mode", "home", showing: ["Folder", "App 03"])
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForActiveWindow("Quiver")
      try await desktop.keyboard.press("Right", "Return")
      _ = try await desktop.waitForElement("label", "Folder")
      try await desktop.keyboard.press("shift+Tab", "Return")
      _ = try await desktop.waitForElement("text", "Folder name")
      try await desktop.keyboard.press("ctrl+a")
      try await desktop.keyboard.type("Games")
      _ = try desktop.startWindow("#00FF00")
      try await desktop.waitForActiveWindow("A window")
      #expect(try await desktop.quiver("show") == 0)
      _ = try await desktop.waitForElement("label", "Games")
      #expect(springboard.isRunning)
    }

    @Test("Hiding returns to the first page below the windows")
    func hidingReturnsToTheFirstPageBelowTheWindows() async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("page", "2") == 0)
      try await desktop.waitForPage(2)
      #expect(try await desktop.quiver("hide") == 0)
      try await desktop.waitForChange(from: home)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPage(1)
    }

    private static let board = """
      [Home]
      Version=1
      [Page 1]
      Items=folder-1;app-03.desktop;
      [Folder folder-1]
      Name=Folder
      Items=app-01.desktop;app-02.desktop;
      """
  }
}

extension TestDesktop {
  /// Starts a home screen and covers it with a window. Returns the picture of the home screen.
  fileprivate func coveredHomeScreen() async throws -> Pixels {
    _ = try await springboard("--mode", "home")
    let home = try await picture()
    _ = try start(["xclock", "-geometry", "\(Self.screen.width)x\(Self.screen.height)+0+0"])
    try await waitForChange(from: home)
    return home
  }

  fileprivate func waitForPicture(_ picture: Pixels) async throws {
    try await eventually("the same picture") { try await self.picture() == picture }
  }

  /// Starts a window that records the keys that are pressed in it.
  fileprivate func startWindow(_ color: String, _ size: String...) throws -> ChildProcess {
    let command = ["/usr/bin/python3", TestFiles.script("window.py"), color, "\(directory)/keys"]
    return try start(command + size, with: ["XDG_DATA_DIRS": "/usr/share"])
  }

  fileprivate func waitForActiveWindow(_ name: String) async throws {
    try await eventually("the keyboard in \(name); see \(text("log") ?? "")") {
      try await run("xdotool", "getactivewindow", "getwindowname").output == "\(name)\n"
    }
  }
}
