import Foundation
import Testing

extension EndToEndTests {
  /// Another program damages the cache while the window runs.
  @Suite struct CacheFaultTests {
    /// If files were mapped, the program would end here with SIGBUS; a FIFO could block it.
    @Test("Repeated damage of every cache file does no harm")
    func repeatedDamageOfEveryCacheFileDoesNoHarm() async throws {
      let desktop = try await TestDesktop()
      try desktop.useLargePictures()
      let springboard = try await desktop.springboard("--size", "900x600")
      try await desktop.waitForCache()
      let window = try #require(try await desktop.windows().first)
      for round in 0..<Damage.allCases.count * 3 {
        let damage = Damage.allCases[round % Damage.allCases.count]
        try desktop.damageCache(damage)
        try await desktop.keyboard.press(round % 2 == 0 ? "Next" : "Prior")
        try await desktop.run("xdotool", "windowsize", window, "\(880 + round % 5 * 20)", "600")
        try desktop.damageCache(damage)
        #expect(springboard.isRunning, "after \(damage)")
      }
      try await springboard.waitUntilIdle()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    @Test("The program starts with a damaged cache", arguments: Damage.allCases)
    func theProgramStartsWithADamagedCache(damage: Damage) async throws {
      let desktop = try await TestDesktop()
      try desktop.useLargePictures()
      let first = try await desktop.springboard()
      try await desktop.waitForCache()
      #expect(try await first.exitStatus(after: SIGTERM) == 0)
      try desktop.damageCache(damage)
      let second = try await desktop.springboard()
      #expect(try await second.exitStatus(after: SIGTERM) == 0)
    }
  }
}

/// Damage to a file.
enum Damage: String, CaseIterable {
  case emptied, halved, overwritten, pipe, directory, link, deleted

  func apply(to path: String) throws {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    switch self {
    case .emptied: truncate(path, 0)
    case .halved: truncate(path, size / 2)
    case .overwritten:
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.write(contentsOf: Data(repeating: 0x5a, count: size))
      try file.close()
    case .pipe: try replace(path) { mkfifo($0, 0o600) == 0 }
    case .directory: try replace(path) { mkdir($0, 0o700) == 0 }
    case .link: try replace(path) { symlink("/dev/zero", $0) == 0 }
    case .deleted: try FileManager.default.removeItem(atPath: path)
    }
  }

  private func replace(_ path: String, make: (String) -> Bool) throws {
    try FileManager.default.removeItem(atPath: path)
    guard make(path) else { throw NeverHappened(description: "\(self) at \(path)") }
  }
}

extension TestDesktop {
  /// Uses a wallpaper and icons, so that the cache has content.
  fileprivate func useLargePictures() throws {
    let wallpaper = ShippedFiles.data.appending(path: "wallpapers/default-small.jpg").path
    try write("config/quiver/quiver.conf", "[grid]\ncolumns = 3\nrows = 2\n[wallpaper]\nsource = \(wallpaper)\n")
    for number in 1...14 {
      try installIcon("icons/\(number).svg", of: Self.name(number), named: "\(directory)/icons/\(number).svg", "red")
    }
  }

  private var cachePath: String { "\(directory)/cache/quiver" }

  /// All files in the cache, including unfinished ones.
  private var cacheFiles: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: cachePath)) ?? []
    return names.map { "\(cachePath)/\($0)" }.filter { path in
      (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
    }
  }

  /// Waits until the cache has a file of each kind.
  fileprivate func waitForCache() async throws {
    try await eventually("files in the cache; there are \(cacheFiles)\n\(text("log") ?? "")") {
      let files = cacheFiles
      return ["first-frame", "catalogue", "pictures/"].allSatisfy { name in
        files.contains { $0.dropFirst(cachePath.count + 1).hasPrefix(name) }
      }
    }
  }

  /// Damages all files that are there at this moment. A file that is renamed in the meantime is skipped.
  fileprivate func damageCache(_ damage: Damage) throws {
    for file in cacheFiles { try? damage.apply(to: file) }
  }
}
