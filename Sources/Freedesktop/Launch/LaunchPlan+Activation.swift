extension LaunchPlan.Activation {
  /// Derives the bus name and the object path from a desktop file id; nil if the id is not a bus name and `.desktop`.
  public init?(id: String, call: Call) {
    guard id.hasSuffix(".desktop") else { return nil }
    let name = String(id.dropLast(".desktop".count))
    guard DBusNames.isBusName(name) else { return nil }
    self.init(busName: name, objectPath: Self.objectPath(of: name), call: call)
  }

  /// The object path of `org.example.My-Viewer` is `/org/example/My_Viewer` (Desktop Entry Specification 1.5, section
  /// 8).
  private static func objectPath(of name: String) -> String {
    "/" + String(name.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
  }
}
