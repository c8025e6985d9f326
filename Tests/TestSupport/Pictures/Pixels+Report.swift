import Foundation

extension Pixels {
  /// Describes where and by how much this picture differs from the expected one, and keeps both as PNG files in a
  /// directory that the text names. nil if no channel of any pixel differs by more than the tolerance.
  package func mismatch(with expected: Pixels, beyond tolerance: Int = 0) -> String? {
    guard let difference = difference(from: expected, beyond: tolerance) else { return nil }
    return "\(words(for: difference, from: expected)); \(keep(beside: expected))"
  }

  private func words(for difference: PixelDifference, from expected: Pixels) -> String {
    switch difference {
    case .size: "it is \(width)x\(height), and \(expected.width)x\(expected.height) was expected"
    case .pixels(let count, let x, let y, let largest):
      "\(count) of \(words.count) pixels differ, in x \(x.lowerBound)...\(x.upperBound), "
        + "y \(y.lowerBound)...\(y.upperBound), by at most \(largest) of 255"
    }
  }

  private func keep(beside expected: Pixels) -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-pictures-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data(expected.png).write(to: directory.appending(path: "expected.png"))
      try Data(png).write(to: directory.appending(path: "actual.png"))
    } catch {
      return "the pictures could not be kept: \(error)"
    }
    return "both are kept in \(directory.path)"
  }
}
