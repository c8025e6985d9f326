import TestSupport

/// Files of this test target that are not Swift.
enum TestFiles {
  static func path(_ name: String) -> String { Repository.path("Tests/EndToEndTests/\(name)") }

  static func script(_ name: String) -> String { path("Harness/Scripts/\(name)") }
}
