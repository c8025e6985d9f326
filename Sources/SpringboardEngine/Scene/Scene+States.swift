extension Scene {
  /// Properties that determine how an element is painted. Each applies to some kinds only.
  public struct State: Equatable, Sendable {
    /// How far an icon is pressed: 0 not at all, 1 completely, when it is 12 % darker.
    public var press = 0.0
    /// Whether the item has the keyboard focus, or the row of a menu is highlighted.
    public var isFocused = false
    /// The seconds since a launch that is pending, during which a ring rotates; nil otherwise.
    public var pending: Double?
    /// How far the screen of a page dot is the current one, 0...1.
    public var presence = 0.0
    /// How far a tile is lifted, by a drag or by its menu: 0 not at all, 1 completely. Its shadow grows by it.
    public var lift = 0.0
    /// How much of a ring is filled, 0...1.
    public var progress = 0.0
    /// Whether the item is selected, so that it is dragged with the others.
    public var isSelected = false
    /// Whether a dashed outline replaces the wiggle, under reduced motion.
    public var isOutlined = false
    /// Whether the application is running, or one in the folder, which a dot below the icon shows.
    public var isRunning = false
    /// Whether the application is new, or one in the folder, which a dot at the upper corner of the icon shows.
    public var isNew = false
    /// The count of the application, or of those in the folder, which a capsule at the upper corner of the icon shows; 0 for none.
    public var count = 0
    /// How much of its task the application has done, 0...1, which a bar on the icon shows; nil without a task.
    public var taskProgress: Double?
    /// Whether the application is being installed or updated, so that its icon is darker.
    public var isUpdating = false
    /// Whether the user is reminded of the programme.
    public var isReminded = false

    /// Creates the state at rest.
    public init() {}
  }
}

extension Scene.State {
  /// A property of a state that differs from rest: how it is printed, how far it is painted, and what a screen reader says of it.
  /// What a tile shows is one row of ``properties``, its source in `SceneBuilder+Tiles.swift`, and its painter.
  public struct Property: Sendable {
    /// The name in printed scenes.
    public let name: String
    /// Returns its value; nil if it is as at rest.
    public let value: @Sendable (Scene.State) -> Value?
    /// Whether it is painted beyond the frame of a tile.
    public let isPaintedBeyondTile: Bool
    /// The speech of a screen reader about the item; nil if there is none, or the role of the element says it.
    public let speech: (@Sendable (Scene.State) -> Speech)?

    init(
      _ name: String, isPaintedBeyondTile: Bool = false, speech: (@Sendable (Scene.State) -> Speech)? = nil,
      _ value: @escaping @Sendable (Scene.State) -> Value?
    ) {
      (self.name, self.isPaintedBeyondTile, self.speech, self.value) = (name, isPaintedBeyondTile, speech, value)
    }
  }

  /// The value of a property.
  public enum Value: Equatable, Sendable {
    /// The property applies.
    case yes
    /// The amount, in the unit of the property.
    case amount(Double)

    fileprivate static func yes(if isSo: Bool) -> Value? { isSo ? .yes : nil }
    fileprivate static func amount(unlessZero amount: Double) -> Value? { amount == 0 ? nil : .amount(amount) }
  }

  /// A fact about an item that a screen reader says.
  public enum Speech: Equatable, Sendable {
    /// The number of things that wait for the user.
    case count(Int)
    case running, new, updating
    /// The percentage of a task that is done.
    case progress(Int)
  }

  /// All properties. Printed scenes, the key of the first frame, the reach of what is painted, and speech follow from them.
  public static let properties = [
    Property("press") { .amount(unlessZero: $0.press) },
    Property("focused", isPaintedBeyondTile: true) { .yes(if: $0.isFocused) },
    Property("pending", isPaintedBeyondTile: true) { $0.pending.map(Value.amount) },
    Property("present") { .amount(unlessZero: $0.presence) },
    Property("lift", isPaintedBeyondTile: true) { .amount(unlessZero: $0.lift) },
    Property("progress") { .amount(unlessZero: $0.progress) },
    Property("selected", isPaintedBeyondTile: true) { .yes(if: $0.isSelected) },
    Property("outlined", isPaintedBeyondTile: true) { .yes(if: $0.isOutlined) },
    Property("running", isPaintedBeyondTile: true, speech: { _ in .running }) { .yes(if: $0.isRunning) },
    Property("new", isPaintedBeyondTile: true, speech: { _ in .new }) { .yes(if: $0.isNew) },
    Property("count", isPaintedBeyondTile: true, speech: { .count($0.count) }) {
      .amount(unlessZero: Double($0.count))
    },
    Property("task", speech: { .progress(Int((($0.taskProgress ?? 0) * 100).rounded())) }) {
      $0.taskProgress.map(Value.amount)
    },
    Property("updating", speech: { _ in .updating }) { .yes(if: $0.isUpdating) },
    Property("reminded") { .yes(if: $0.isReminded) },
  ]

  private static let propertiesBeyondTile = properties.filter(\.isPaintedBeyondTile)

  /// Whether something is painted round the tile. Asked for each tile in each frame.
  public var isPaintedBeyondTile: Bool { Self.propertiesBeyondTile.contains { $0.value(self) != nil } }

  /// The speech of a screen reader about the item, in order.
  public var speech: [Speech] {
    Self.properties.compactMap { property in property.speech.flatMap { property.value(self) == nil ? nil : $0(self) } }
  }
}
