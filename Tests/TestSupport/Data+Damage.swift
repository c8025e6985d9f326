import Foundation

extension Data {
  package func with(_ place: Int, changedBy bits: UInt8) -> Data {
    var copy = self
    copy[place] ^= bits
    return copy
  }
}
