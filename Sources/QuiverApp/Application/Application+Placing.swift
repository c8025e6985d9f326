import GtkBridge
import QuiverCore
import SpringboardEngine

/// Where the window stands: on which monitor, how high, and what panels cover of it.
extension Application {
  func place() {
    window.stand(layer)
    guard presence != .window, let monitor = WindowPreferences.Monitor.chosen(in: environment, on: display) else {
      return
    }
    window.cover(monitor)
    stage.insets = presence == .home ? Insets(leaving: monitor.workArea, of: monitor.frame) : .zero
  }

  /// Another kind of window takes over the canvas, and what is on it.
  func replaceWindow() {
    let isShown = window.isShown
    window.hide()
    window = Window(for: environment, on: display, canvas: window.canvas)
    listenToWindow()
    stage.insets = .zero
    if isShown { show() }
  }

  var presence: Preferences.Presence { environment.configuration.springboard.presence }

  private var layer: WindowLayer {
    switch environment.configuration.window.layer {
    case .automatic: presence == .home ? .below : .normal
    case .below: .below
    case .normal: .normal
    case .above: .above
    }
  }
}

extension Window {
  convenience init(for environment: Environment, on display: Display, canvas: Canvas) {
    self.init(WindowKind(environment.configuration), title: Strings.applicationName, on: display, canvas: canvas)
  }
}

extension WindowPreferences.Monitor {
  /// The monitor that the dotfile wants, or the primary one where that is not there.
  fileprivate static func chosen(in environment: Environment, on display: Display) -> Monitor? {
    let monitors = display.monitors
    let wanted =
      switch environment.configuration.window.monitor {
      case .automatic: display.monitorWithPointer
      case .primary: monitors.first(where: \.isPrimary)
      case .number(let number): monitors.sorted(by: Monitor.inReadingOrder).dropFirst(number - 1).first
      case .model(let model): monitors.first { $0.model == model }
      }
    return wanted ?? monitors.first
  }
}

extension Monitor {
  /// From left to right, then from top to bottom. GDK's own numbers are others after each plugging in.
  fileprivate static func inReadingOrder(_ one: Monitor, _ other: Monitor) -> Bool {
    (one.frame.x, one.frame.y) < (other.frame.x, other.frame.y)
  }
}

extension Insets {
  /// What lies between a part of a monitor and its edges.
  fileprivate init(leaving part: Extent, of whole: Extent) {
    self.init(
      top: part.y - whole.y, left: part.x - whole.x,
      bottom: whole.y + whole.height - part.y - part.height, right: whole.x + whole.width - part.x - part.width)
  }
}
