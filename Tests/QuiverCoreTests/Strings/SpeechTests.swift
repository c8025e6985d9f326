import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Announcements")
struct SpeechTests {
  private static let files = ItemID.application("files.desktop")
  private static let games = ItemID.folder("folder-1")

  @Test(
    "Every announcement has its words",
    arguments: [
      (.page(2, of: 3), "Page 2 of 3"),
      (.focus(files), nil),
      (.launchFailed(files, "Files is not there"), "Files is not there"),
      (.editing(true), "Editing the home screen"),
      (.editing(false), "Finished editing"),
      (.pickedUp(files), "Picked up Files"),
      (.moved(files, page: 2, place: 5), "Files: page 2, place 5"),
      (.moved(files, page: 0, place: 1), "Files: dock, place 1"),
      (.dropped(files), "Dropped Files"),
      (.putBack(files), "Put back Files"),
      (.removed(files), "Removed “Files” from the home screen"),
      (.restored(files), "“Files” is back on the home screen"),
      (.folderMade(games), "Made the folder Games"),
      (.folderOpened(games), "Opened the folder Games"),
      (.folderClosed(games), "Closed the folder Games"),
      (.dockIsFull, "The dock is full"),
      (.sorted(.use), "Sorted by most used"),
      (.undone(nil), "Undone"),
      (.undone(.moved([files])), "Undone: Moved “Files”"),
      (.redone(nil), "Redone"),
      (.changed(.movedToDock([files])), "Moved “Files” to the dock"),
    ] as [(Announcement, String?)])
  func everyAnnouncementHasItsWords(announcement: Announcement, words: String?) {
    let names = [Self.files: "Files", Self.games: "Games"]
    #expect(Strings.words(for: announcement) { names[$0] ?? "?" } == words)
  }

  @Test(
    "The description says what is running and new",
    arguments: [
      ("A map", false, false, "A map"), ("A map", true, false, "A map (running)"),
      ("A map", false, true, "A map (new)"),
      ("A map", true, true, "A map (running, new)"), ("", false, false, ""), ("", false, true, "New"),
      ("", true, true, "Running, new"),
    ])
  func marks(description: String, isRunning: Bool, isNew: Bool, words: String) {
    var state = Scene.State()
    (state.isRunning, state.isNew) = (isRunning, isNew)
    #expect(Strings.description(description, state.speech) == words)
  }

  @Test("Folders are described by their number of applications")
  func folders() {
    #expect(Strings.folder(of: 1) == "Folder, 1 application")
    #expect(Strings.folder(of: 9) == "Folder, 9 applications")
  }
}
