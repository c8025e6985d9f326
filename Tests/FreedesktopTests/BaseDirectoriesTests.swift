import Freedesktop
import Testing

@Suite struct BaseDirectoriesTests {
  @Test("Defaults are below the home directory")
  func defaultsAreBelowTheHomeDirectory() {
    let base = BaseDirectories(environment: ["HOME": "/home/ada"])
    #expect(base.dataHome == "/home/ada/.local/share")
    #expect(base.configHome == "/home/ada/.config")
    #expect(base.stateHome == "/home/ada/.local/state")
    #expect(base.cacheHome == "/home/ada/.cache")
    #expect(base.allData == ["/home/ada/.local/share", "/usr/local/share", "/usr/share"])
    #expect(base.allConfig == ["/home/ada/.config", "/etc/xdg"])
    #expect(base.runtime == nil)
  }

  @Test(
    "Lists skip empty, relative and repeated directories",
    arguments: [
      ("", ["/usr/local/share", "/usr/share"]),
      (":::", ["/usr/local/share", "/usr/share"]),
      ("relative:./also:~/tilde", ["/usr/local/share", "/usr/share"]),
      ("/a:relative::/b", ["/a", "/b"]),
      ("/a/:/b//c:/a:/b/c/", ["/a", "/b/c"]),
      ("/", ["/"]),
    ])
  func listsSkipUnusableDirectories(list: String, expected: [String]) {
    #expect(BaseDirectories(environment: ["HOME": "/h", "XDG_DATA_DIRS": list]).dataDirectories == expected)
  }

  @Test(
    "An empty or relative directory counts as unset",
    arguments: [("", "/h/.config"), ("dots", "/h/.config"), ("/x/", "/x")])
  func anEmptyOrRelativeDirectoryCountsAsUnset(value: String, expected: String) {
    #expect(BaseDirectories(environment: ["HOME": "/h", "XDG_CONFIG_HOME": value]).configHome == expected)
  }

  @Test("A data home that is also in the list is searched once")
  func dataHomeIsSearchedOnce() {
    let base = BaseDirectories(environment: ["HOME": "/h", "XDG_DATA_DIRS": "/a:/h/.local/share/:/b"])
    #expect(base.allData == ["/h/.local/share", "/a", "/b"])
  }

  @Test(
    "Without HOME the home directory comes from the password file",
    arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func homeComesFromThePasswordFile(environment: [String: String]) {
    #expect(BaseDirectories(environment: environment).home.hasPrefix("/"))
  }
}
