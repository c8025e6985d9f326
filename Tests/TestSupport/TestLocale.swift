import Foundation

/// A locale for tests of languages. The C library finds it by a variable, so that none needs to be installed.
public enum TestLocale {
  /// The variables of a process that uses these languages, in the form of `LANGUAGE`.
  public static func variables(languages: String) -> [String: String] {
    ["LOCPATH": directory, "LC_ALL": name, "LANGUAGE": languages]
  }

  private static let name = "en_US.UTF-8"

  /// Is made by the first test that needs it, which takes two seconds, and stays for later runs.
  private static let directory: String = {
    let directory = NSTemporaryDirectory() + "quiver-test-locales-\(geteuid())"
    guard !FileManager.default.fileExists(atPath: "\(directory)/\(name)") else { return directory }
    let new = "\(directory)/new-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/localedef")
    process.arguments = ["--no-archive", "-i", "en_US", "-f", "UTF-8", "\(new)/\(name)"]
    try? process.run()
    process.waitUntilExit()
    try? FileManager.default.moveItem(atPath: "\(new)/\(name)", toPath: "\(directory)/\(name)")
    try? FileManager.default.removeItem(atPath: new)
    return directory
  }()
}
