import Foundation

extension Data {
  public func with(_ place: Int, changedBy bits: UInt8) -> Data {
    var copy = self
    copy[place] ^= bits
    return copy
  }
}
