@testable import SpringboardEngine

extension Springboard {
  /// A controller for the first view of the springboard.
  var main: ViewController { ViewController(document: document, view: view(.main)) }
}
