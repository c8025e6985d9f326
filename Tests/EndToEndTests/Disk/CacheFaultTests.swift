import Foundation
import Testing

extension EndToEndTests {
  /// Another program damages the cache while the window runs.
  @Suite struct CacheFaultTests {
    /// A mapped file would end the program here with SIGBUS, and a FIFO would hang it.
    @Test func runsOnWhileEveryCacheFileIsDamagedAgainAndAgain() async throws {
      let desk = try await Desk()
      try desk.useLargePictures()
      let springboard = try await desk.springboard("--size", "900x600")
      try await desk.waitForCache()
      let window = try #require(try await desk.windows().first)
      for round in 0..<Damage.allCases.count * 3 {
        let damage = Damage.allCases[round % Damage.allCases.count]
        try desk.damageCache(damage)
        try await desk.hand.press(round % 2 == 0 ? "Next" : "Prior")
        try await desk.run("xdotool", "windowsize", window, "\(880 + round % 5 * 20)", "600")
        try desk.damageCache(damage)
        #expect(springboard.isRunning, "after \(damage)")
      }
      try await springboard.rests()
      #expect(try await springboard.ends(on: SIGTERM) == 0)
    }

    @Test(arguments: Damage.allCases)
    func startsWithADamagedCache(damage: Damage) async throws {
      let desk = try await Desk()
      try desk.useLargePictures()
      let first = try await desk.springboard()
      try await desk.waitForCache()
      #expect(try await first.ends(on: SIGTERM) == 0)
      try desk.damageCache(damage)
      let second = try await desk.springboard()
      #expect(try await second.ends(on: SIGTERM) == 0)
    }
  }
}

/// What can happen to a file.
enum Damage: String, CaseIterable {
  case emptied, halved, overwritten, pipe, directory, link, deleted

  func happen(to path: String) throws {
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

extension Desk {
  /// A wallpaper and icons, so that there is something in the cache.
  fileprivate func useLargePictures() throws {
    let wallpaper = Shipped.data.appending(path: "wallpapers/default-small.jpg").path
    try write("config/quiver/quiver.conf", "[grid]\ncolumns = 3\nrows = 2\n[wallpaper]\nsource = \(wallpaper)\n")
    for number in 1...14 {
      try installIcon("icons/\(number).svg", of: Self.name(number), named: "\(directory)/icons/\(number).svg", "red")
    }
  }

  private var cachePath: String { "\(directory)/cache/quiver" }

  /// All files in the cache, finished or not.
  private var cacheFiles: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: cachePath)) ?? []
    return names.map { "\(cachePath)/\($0)" }.filter { path in
      (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
    }
  }

  /// Until there is one of each kind.
  fileprivate func waitForCache() async throws {
    try await eventually("files in the cache") {
      let files = cacheFiles
      return ["first-frame", "catalogue", "pictures/"].allSatisfy { name in
        files.contains { $0.dropFirst(cachePath.count + 1).hasPrefix(name) }
      }
    }
  }

  /// Whatever is there at this moment; a file that its writer renames meanwhile is left alone.
  fileprivate func damageCache(_ damage: Damage) throws {
    for file in cacheFiles { try? damage.happen(to: file) }
  }
}
