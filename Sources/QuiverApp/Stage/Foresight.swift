import GtkBridge
import SpringboardEngine

/// Gets the neighbouring pages ready while nothing moves, so that the first frame of a turn is as quick as the others.
final class Foresight {
  private let painter: Painter
  private var elements: [Scene.Element] = []
  private var work: LoopSource?

  init(_ painter: Painter) {
    self.painter = painter
  }

  /// Answers what is near: what the present page and its neighbours show.
  func look(ahead springboard: Springboard, at now: Instant) -> [Scene.Element] {
    elements = springboard.neighbours(at: now).flatMap(\.elements)
    let near = elements + springboard.scene(at: now).elements
    goOn()
    return near
  }

  /// Has the icons of the present page made, which takes others a while.
  func ask(for springboard: Springboard, at now: Instant) {
    for element in springboard.scene(at: now + Springboard.restful).elements {
      if element.kind.pictured != nil { painter.prepare(element) }
    }
  }

  func stop() {
    work = nil
  }

  /// One element at a time: what a person does never waits for it.
  private func goOn() {
    guard let next = elements.popLast() else { return stop() }
    work = MainLoop.idle { [weak self] in
      self?.painter.prepare(next)
      self?.goOn()
    }
  }
}

extension Springboard {
  /// Seconds after which any turn has come to rest.
  fileprivate static let restful = 10.0

  /// What will be seen when it is shown: the icons on their way, and all at rest.
  func entrance(at now: Instant) -> [Scene] {
    var copy = self
    _ = copy.handle(.shown, at: now)
    return [now + Self.glimpse, now + Self.restful].map(copy.scene)
  }

  /// Seconds after which everything is to be seen, and not at rest yet.
  private static let glimpse = 0.1

  /// The pages to both sides as they will be seen: a copy turns to each.
  fileprivate func neighbours(at now: Instant) -> [Scene] {
    [page - 1, page + 1].filter { (0..<pageCount).contains($0) }.map { number in
      var copy = self
      _ = copy.handle(.page(number), at: now)
      return copy.scene(at: now + Self.restful)
    }
  }
}
