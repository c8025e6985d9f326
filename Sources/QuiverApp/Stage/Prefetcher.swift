import GtkBridge
import SpringboardEngine

/// Gets the neighbouring pages ready while nothing moves, so that the first frame of a turn is as quick as the others.
final class Prefetcher {
  private let painter: Painter
  private var elements: [Scene.Element] = []
  private var work: LoopSource?
  private var onReady: () -> Void = {}

  init(_ painter: Painter) {
    self.painter = painter
  }

  /// Answers what is near: what the present page and its neighbours show. `andHere`: the present page was not painted yet, and
  /// is got ready first; else only its folders are, which can be opened. `onReady` is called when all is.
  func look(
    ahead springboard: Springboard, at now: Instant, andHere: Bool = false, onReady: @escaping () -> Void = {}
  ) -> [Scene.Element] {
    let (here, there) = (
      springboard.scene(of: .main, at: now).elements, springboard.neighbours(at: now).flatMap(\.elements)
    )
    elements = there + (andHere ? here : here.filter(\.isFolder))
    self.onReady = onReady
    goOn()
    return there + here
  }

  /// Has the icons of the present page made, which takes others a while.
  func ask(for springboard: Springboard, at now: Instant) {
    for element in springboard.scene(of: .main, at: now + Springboard.restful).elements {
      if element.kind.pictured != nil { painter.prepare(element) }
    }
  }

  var isWorking: Bool { work != nil }

  func stop() {
    work = nil
  }

  /// One element at a time: what a person does never waits for it.
  private func goOn() {
    guard let next = elements.popLast() else {
      stop()
      return onReady()
    }
    work = MainLoop.idle { [weak self] in
      self?.painter.prepare(next)
      self?.goOn()
    }
  }
}

extension Scene.Element {
  fileprivate nonisolated var isFolder: Bool {
    if case .folder = kind { true } else { false }
  }
}

extension Springboard {
  /// Seconds after which any turn has come to rest.
  fileprivate static let restful = 10.0

  /// What will be seen when it is shown: the icons on their way, and all at rest.
  func entrance(at now: Instant) -> [Scene] {
    var copy = self
    _ = copy.handle(.shown, in: .main, at: now)
    return [now + Self.glimpse, now + Self.restful].map { copy.scene(of: .main, at: $0) }
  }

  /// What will be seen at rest when it is shown the next time.
  func reentrance(at now: Instant) -> Scene {
    var copy = self
    _ = copy.handle(.hidden, in: .main, at: now)
    _ = copy.handle(.shown, in: .main, at: now)
    return copy.scene(of: .main, at: now + Self.restful)
  }

  /// Seconds after which everything is to be seen, and not at rest yet.
  private static let glimpse = 0.1

  /// The pages to both sides as they will be seen: a copy turns to each.
  fileprivate func neighbours(at now: Instant) -> [Scene] {
    let page = page(of: .main)
    return [page - 1, page + 1].filter { (0..<pageCount(of: .main)).contains($0) }.map { number in
      var copy = self
      _ = copy.handle(.act(.page(number)), in: .main, at: now)
      return copy.scene(of: .main, at: now + Self.restful)
    }
  }
}
