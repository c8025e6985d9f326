import CollectionEngine
import Freedesktop
import SpringboardEngine

/// Plays a recording through a springboard without a display, at the recorded times and with the user's preferences.
package struct Replay {
  package static let subjects = Trace.Subject.allCases.map(\.rawValue).alternatives

  package static func canPrint(_ subject: String) -> Bool { Trace.Subject(rawValue: subject) != nil }

  /// The names of the views.
  package static let views = BoardPresentations.pagesAndLibrary.list.map(\.name)

  /// The number of sample applications that can be generated.
  package static let counts = 0...100_000

  private var springboard: Springboard

  package init(
    _ environment: Environment, width: Double, height: Double, applications count: Int?, view: String? = nil
  ) {
    springboard = Springboard(
      viewport: Viewport(size: Size(width: width, height: height)),
      preferences: environment.configuration.preferences(on: DesktopPreferences()),
      restrictions: environment.configuration.effectiveRestrictions,
      presentations: view == nil ? environment.configuration.presentations : .pagesAndLibrary)
    if let view { _ = springboard.handle(.act(.present(view)), in: .main, at: Springboard.beforeRecordings) }
    let items = count.map(Self.madeUp) ?? Self.installed(environment)
    springboard.adopt(items, on: count == nil ? environment.storedBoard : nil)
    _ = springboard.handle(.shown, in: .main, at: Springboard.beforeRecordings)
  }

  /// Prints what the recording asks for, and `subject` at the end. Returns false if the recording has faults; the log
  /// lists them.
  package func play(_ file: String, printing subject: String?, to print: (String) -> Void) -> Bool {
    guard let trace = Trace.read(file: file, on: springboard.board) else { return false }
    var springboard = springboard
    springboard.play(trace) { subject, moment, springboard in print(springboard.text(of: subject, at: moment)) }
    if let subject = subject.flatMap(Trace.Subject.init) {
      print(springboard.text(of: subject, at: trace.steps.last?.at ?? Instant(seconds: 0)))
    }
    return true
  }

  private static func installed(_ environment: Environment) -> [AppItem] {
    let sources = environment.catalogueSources
    return Catalogue.scan(sources).items(sources, environment.directories)
  }

  private static func madeUp(_ count: Int) -> [AppItem] {
    (0..<count).map { AppItem(id: .application("app\($0)"), name: "App \($0)") }
  }
}
