@testable import SpringboardEngine

extension Springboard {
  /// The state of the view that every springboard begins with, and of the document.
  var main: ViewController { ViewController(document: document, view: view(.main)) }
}
