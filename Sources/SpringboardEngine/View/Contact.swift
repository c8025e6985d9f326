/// Where a finger came down, and on what.
struct Contact: Equatable, Sendable {
  let target: Scene.Target
  let point: Point
  let device: PointerSample.Device
  /// It adds to what is selected.
  let extends: Bool
}
