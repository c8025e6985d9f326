import ArgumentParser

/// A size as in `1280x800`.
struct PixelSize: ExpressibleByArgument, CustomStringConvertible {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }

  var description: String { "\(width)x\(height)" }
  var defaultValueDescription: String { description }
}
