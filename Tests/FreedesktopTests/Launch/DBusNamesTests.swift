import Freedesktop
import Testing

@Suite("D-Bus names")
struct DBusNamesTests {
  @Test(
    "A bus name has several parts of the allowed characters",
    arguments: [
      ("org.example", true), ("org.example.My-App_2", true), ("a.b", true), ("org", false), ("", false),
      ("org.", false), (".org", false), ("org..example", false), ("org.4th", false), (":1.7", false),
      ("org.exämple", false),
    ])
  func busNames(text: String, isValid: Bool) {
    #expect(DBusNames.isBusName(text) == isValid)
  }

  @Test("A bus name has at most 255 characters")
  func longBusNames() {
    #expect(DBusNames.isBusName("a." + String(repeating: "b", count: 253)))
    #expect(!DBusNames.isBusName("a." + String(repeating: "b", count: 254)))
  }

  @Test(
    "An object path begins with a slash and has parts of the allowed characters",
    arguments: [
      ("/", true), ("/a", true), ("/org/example/My_App2", true), ("/4", true), ("", false), ("a", false),
      ("/a/", false), ("//", false), ("/a//b", false), ("/a-b", false), ("/a.b", false), ("/ä", false),
    ])
  func objectPaths(text: String, isValid: Bool) {
    #expect(DBusNames.isObjectPath(text) == isValid)
  }
}
