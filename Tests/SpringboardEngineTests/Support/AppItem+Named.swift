import SpringboardEngine

extension [AppItem] {
  /// The applications `a`, `b`, `c`…; from the 27th on `a1`, `b1`…
  static func named(_ count: Int) -> [AppItem] {
    (0..<count).map { number in
      let letter = String(Unicode.Scalar(UInt8(97 + number % 26)))
      let name = number < 26 ? letter : "\(letter)\(number / 26)"
      return AppItem(id: .application(name), name: "\(number / 26) \(letter)")
    }
  }
}
