import Freedesktop
import SpringboardEngine

/// All texts that the user reads in the window.
package enum Strings {
  package static let applicationName = "Quiver"
  package static let notSaved = "Couldn't save your layout. Changes are kept until Quiver quits."
  package static let layoutIsMissing =
    "The disk with your layout isn't responding. Your icons appear as soon as it does."
  package static func leftOut(_ places: [String]) -> String {
    "Not shown, because the disk isn't responding: \(places.joined(separator: ", "))"
  }
  /// `fault` is a clause.
  package static func wallpaperFailed(_ path: String, _ fault: String, isOneOfSeveral: Bool) -> String {
    "Couldn't show the wallpaper “\(path)”: \(fault). "
      + (isOneOfSeveral ? "It is left out." : "Quiver's own is shown instead.")
  }
  package static func slideFailed(_ path: String, _ fault: String) -> String {
    "Couldn't show “\(path)”: \(fault)"
  }
  package static func iconLeftOut(_ path: String, exists: Bool, isEmpty: Bool) -> String {
    let fault =
      switch (exists, isEmpty) {
      case (false, _): "it does not exist, or is a link to a file that does not"
      case (true, true): "it is empty"
      case (true, false): "it cannot be read, or shows no picture"
      }
    return "the icon “\(path)” is left out: \(fault)"
  }
  package static func iconGivenUp(_ icon: String) -> String {
    "the icon “\(icon)” is not shown: it needs too much time or memory, or its disk does not answer"
  }
  package static let noPictures = "there are no pictures in it"
  package static let noPictureIsDecoded = "no installed picture loader can decode the pictures that it names"
  package static func wallpaperFault(exists: Bool) -> String {
    exists ? "no installed picture loader can decode it" : "there is no such file"
  }
  package static let diskDoesNotAnswer = "a disk that it needs does not answer"
  package static let notInstalled = "it is no longer installed"
  package static let emptyHomeTitle = "This is your home screen"
  package static let emptyHome =
    "It shows the applications on this computer as icons. You have removed all of them. They are still installed."
  package static let noApplications =
    "It shows the applications on this computer as icons. There are none yet; new ones appear here automatically."
  package static let demoHasNoSettings = "The demo has no settings to change."
  /// The first lines of a new configuration file.
  static let configurationHead = """
    # Quiver's configuration. To change a value, remove the # before its key. When you save this file, the open window changes.
    # `quiver config check` reports the errors in it. Lines that start with # are comments.

    """
  package static let noSessionBus = "there is no session bus"
  package static func noService(_ busName: String) -> String {
    "it is not installed completely; no program provides “\(busName)” on the session bus"
  }

  package static func noPage(_ number: Int, of count: Int) -> String {
    "there is no page \(number); there \(count == 1 ? "is 1 page" : "are \(count) pages")"
  }

  package static func page(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }
  package static func pageNumber(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  package static func notice(_ notice: Scene.Notice, _ name: (ItemID) -> String) -> String {
    switch notice {
    case .words(let words): words
    case .hint(.mouse): "Hold an icon to rearrange · right-click for more"
    case .hint(.touch): "Hold an icon to rearrange · let go a little earlier for more"
    case .hint(.keyboard): "Ctrl+E to rearrange · F1 for all keys"
    case .changed(let change): sentence(words(for: change, name))
    case .dockIsFull: "The dock is full"
    case .countdown(let seconds): "Closing everything in \(seconds) s · touch the screen to continue"
    case .sorted(.name): "Sorted by name"
    case .sorted(.use): "Sorted by most used"
    case .undone(let change): undone(change, name)
    case .redone(let change): redone(change, name)
    }
  }

  package static func launchFailed(_ name: String, _ failure: LaunchFailure) -> String {
    switch failure {
    case .notStarted(let reason): "Couldn't open \(name): \(reason)"
    case .ended(.status(let status)): "\(name) closed immediately after starting (exit status \(status))"
    case .ended(.signal(let signal)): "\(name) crashed immediately after starting (signal \(signal))"
    case .ended(.unknown): "\(name) closed immediately after starting"
    }
  }
}

/// The texts of a kiosk.
extension Strings {
  static let notAllowed = "this kiosk does not allow it"
  package static let enterPIN = "Enter PIN"
  package static func waitForPIN(_ wait: PINWait) -> String {
    let time = wait.seconds < 60 ? "\(wait.seconds) s" : "\((wait.seconds + 59) / 60) min"
    return wait.isAfterWrongPIN ? "Wrong PIN. Wait \(time)" : "Enter PIN in \(time)"
  }
  package static func enteredDigits(_ count: Int) -> String { "\(count) \(count == 1 ? "digit" : "digits")" }
  package static let leaveKiosk = "Leave kiosk"
  package static let restart = "Restart"
  package static let shutDown = "Shut down"
  package static let serviceFailed = "The request failed:"

  /// The name of a key of the keypad.
  package static func name(of key: KeypadKey) -> String {
    switch key {
    case .digit(let digit): "\(digit)"
    case .delete: "Delete"
    case .confirm: "Confirm"
    }
  }
}

/// The texts of a search.
extension Strings {
  static let libraryTitles = LibraryTitles(suggested: "Suggested", new: "New")
  static let searchTitles = SearchTitles(
    applications: "Applications", actions: "Actions", removed: "Removed from home screen",
    suggested: "Suggested")
  package static func resultFailed(_ result: String, _ application: String) -> String {
    "\(application) couldn't open “\(result)”"
  }
  package static let nothingFound = "Nothing found"
  package static let nothingFoundHint =
    "Check the spelling, or try fewer letters or another word for what you want to do."

  /// The name of an action among the results: `Firefox: New Private Window`.
  package static func action(_ action: String, of application: AppItem?) -> String {
    let name = application?.actions.first { $0.id == action }?.name ?? action
    return application.map { "\($0.name): \(name)" } ?? name
  }

  /// The label of what a search provider found: `Wi-Fi · Connect to networks`. A description that begins with a blank
  /// continues the name: `2+2 = 4`.
  static func result(_ result: ProviderResult) -> String {
    if result.description.allSatisfy(\.isWhitespace) { return result.name }
    return result.description.hasPrefix(" ")
      ? result.name + result.description : "\(result.name) · \(result.description)"
  }

  static func found(_ count: Int, first: String?) -> String {
    guard let first else { return nothingFound }
    return count == 1 ? "1 result: \(first)" : "\(count) results, the first is \(first)"
  }
}

extension Strings {
  package static let noCallFilterForProcessor =
    "the processes that decode pictures and listings run without a filter of system calls on this processor"
  package static let noCallFilterInKernel =
    "the processes that decode pictures and listings run without a filter of system calls, because the kernel accepts none"
  package static let noFileRules =
    "the processes that decode pictures and listings may access all your files, because the kernel does not offer Landlock"
}

extension Strings {
  package static let guideIsNotRead =
    "the files of the programme guide cannot be read; the guide shows what it had before"
  package static func guideFileIsNotRead(_ path: String) -> String {
    "\(path): reading it takes too long or too much memory; it is left out"
  }
  package static func isUnresponsive(_ path: String) -> String {
    "\(path) does not answer; it is left out until it does"
  }
  package static let remindersAreNotKept = "Reminders can't be saved here"
  package static func begins(_ title: String, on channel: String) -> String { "“\(title)” begins on \(channel)" }

  package static let noGuide =
    "there is no programme guide; [guide] listings, channels or rooms in the configuration name its files"
  static func listings(channels: Int, programmes: Int) -> String {
    "\(channels) \(channels == 1 ? "channel" : "channels"), \(programmes) \(programmes == 1 ? "programme" : "programmes")"
  }

  /// The days of the guide, in a format of strftime(3).
  static let dayFormat = "%a %-d %b"
  /// The programme of a channel of which nothing is known.
  static let noProgrammes = "No information"
  /// The title of an appointment of which others may know only when it is.
  package static let privateAppointment = "Private"
}

/// The names of an application's details.
extension Strings {
  static let categories = "Categories"
  static let actions = "Actions"
  static let version = "Version"
  static let flatpak = "Flatpak"
  static let command = "Command"
  static let file = "File"
}

extension Strings {
  /// The names of folders, by the main categories of the Desktop Menu Specification 1.1.
  static let folderNames = FolderNames(
    byCategory: [
      "AudioVideo": "Sound & Video", "Audio": "Sound", "Video": "Video", "Development": "Programming",
      "Education": "Education", "Game": "Games", "Graphics": "Graphics", "Network": "Internet", "Office": "Office",
      "Science": "Science", "Settings": "Settings", "System": "System", "Utility": "Accessories",
    ], other: "Folder")

  /// The texts of the preferences of a springboard.
  static let springboardTexts = Preferences.Texts(
    folderNames: folderNames, searchTitles: searchTitles, libraryTitles: libraryTitles)
}

extension Springboard {
  /// The name of a folder, an application, a result, a programme or a power action; nil for an item that is not shown,
  /// on the board or installed.
  package func name(of id: ItemID) -> String? {
    switch id {
    case .application, .copy: application(id.application)?.name
    case .folder: folder(id, in: .main)?.name
    case .action(let action, _): Strings.action(action, of: application(id.application))
    case .result: providerResult(id, in: .main).map(Strings.result)
    case .programme(let programme): programme.title
    case .power(let action): Strings.name(of: action)
    }
  }
}
