import CollectionEngine
import GtkBridge
import QuiverCore

/// Shows the search field while a search is open.
final class SearchFieldHost {
  /// Called with the text whenever it changes.
  var onText: (String) -> Void = { _ in }
  /// Called whenever an input method has composed more while the field has no focus, so that the search opens.
  var onComposition: () -> Void = {}
  /// Called with a text that an input method has entered while the field was closed.
  var onEntry: (String) -> Void = { _ in }
  /// Called when the words of an empty field disappear or return.
  var onComposing: () -> Void = {}
  /// Whether an input method composes text in the field.
  private(set) var isComposing = false {
    didSet { if isComposing != oldValue { onComposing() } }
  }
  /// Called for keys that do not edit the text; returns whether the key was handled.
  var onKey: (Event) -> Bool = { _ in false }
  private let canvas: Canvas
  private lazy var field = makeField()
  /// What is composed while the field is closed; nil if that is not followed here.
  private var composition: Composition?
  /// The text that is composed without the field.
  private var composed = ""

  /// Longer texts are cut. No name is as long.
  private static let limit = 128

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  var isOpen: Bool { hasField && field.isOpen }
  private var hasField = false

  /// Makes the field, so that an input method has connected to it when the first key opens it.
  func prepare() { _ = field }

  /// Follows what an input method of the compositor composes while the field is closed, or no longer.
  func listen(_ isListening: Bool, on display: Display) {
    if isListening, composition == nil, let composition = Composition(on: canvas, of: display) {
      composition.onChange = { [weak self] in self?.compositionChanged(to: $0) }
      composition.onText = { [weak self] in self?.entered($0) }
      self.composition = composition
    }
    if composed.isEmpty { composition?.listen(isListening) }
  }

  private func compositionChanged(to text: String) {
    guard !text.isEmpty || !composed.isEmpty else { return }
    guard !text.isEmpty else { return endComposition(with: "") }
    (composed, isComposing) = (text, true)
    onComposition()
    // Something else is in front.
    if !isOpen { endComposition(with: "") }
  }

  private func entered(_ text: String) {
    if isOpen { endComposition(with: text) } else if !text.isEmpty { onEntry(text) }
  }

  /// Enters the composed text. The field has the focus from now on, and input methods belong to it.
  private func endComposition(with text: String) {
    composed = ""
    if hasField { field.endComposition(with: text) }
    composition?.listen(false)
    isComposing = false
  }

  /// Opens the field, or gives it the focus if it is open.
  func begin(_ text: String, in frame: Rect) {
    if !composed.isEmpty {
      composition?.place(beside: Extent(frame))
      return field.show(composition: composed, in: Extent(frame))
    }
    composition?.listen(false)
    guard field.isOpen else { return field.begin(text, in: Extent(frame)) }
    move(to: frame)
    field.takeFocus()
  }

  private func makeField() -> SearchEntry {
    let field = SearchEntry(
      called: Strings.search, styleClass: Style.searchFieldClass, limit: Self.limit, on: canvas)
    field.onChange = { [weak self] in self?.onText($0) }
    field.onComposing = { [weak self] in self?.isComposing = $0 }
    field.onKey = { [weak self] in self?.onKey($0) ?? false }
    hasField = true
    return field
  }

  /// Moves the field to where it is painted now.
  func move(to frame: Rect) {
    field.move(to: Extent(frame))
  }

  /// Passes a key that the canvas is handling on to the field. It ends a composition, because the input method has left the key.
  func handleCurrentKey() {
    field.handleCurrentKey { if !composed.isEmpty { endComposition(with: composed) } }
  }

  func end() {
    composed = ""
    composition?.listen(false)
    if hasField { field.end() }
    isComposing = false
  }
}
