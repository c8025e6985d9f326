extension LaunchPlan.Activation {
  /// Derives the bus name and the object path from a desktop file id; nil if the id is not a bus name and `.desktop`.
  public init?(id: String, call: Call) {
    guard id.hasSuffix(".desktop") else { return nil }
    let name = String(id.dropLast(".desktop".count))
    guard Self.isBusName(name) else { return nil }
    self.init(busName: name, objectPath: Self.objectPath(of: name), call: call)
  }

  /// The object path of `org.example.My-Viewer` is `/org/example/My_Viewer` (Desktop Entry Specification 1.5, section
  /// 8).
  private static func objectPath(of name: String) -> String {
    "/" + String(name.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
  }

  /// Whether a text is a well-known bus name: at least two elements, none of which starts with a digit (D-Bus
  /// Specification, “Bus names”).
  private static func isBusName(_ name: String) -> Bool {
    let elements = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return name.utf8.count <= 255 && elements.count >= 2 && elements.allSatisfy(isElement)
  }

  private static func isElement(_ element: Substring.UTF8View) -> Bool {
    guard let first = element.first, !isDigit(first) else { return false }
    return element.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
