import CollectionEngine
import GtkBridge
import QuiverCore

/// Shows the search field while a search is open.
final class SearchFieldHost {
  /// Called with the text whenever it changes.
  var onText: (String) -> Void = { _ in }
  /// Called when an input method begins to compose text, so that the search opens.
  var onFirstKey: () -> Void = {}
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

  /// Opens the search when an input method of the compositor composes text, or no longer.
  func wait(forTextOf display: Display, _ isWaiting: Bool) {
    if isWaiting, composition == nil, let composition = Composition(on: canvas, of: display) {
      composition.onChange = { [weak self] in self?.composes($0) }
      composition.onText = { [weak self] in self?.entered($0) }
      self.composition = composition
    }
    if composed.isEmpty { composition?.wait(isWaiting) }
  }

  private func composes(_ text: String) {
    guard !text.isEmpty || !composed.isEmpty else { return }
    composed = text
    if text.isEmpty { return entered("") }
    isComposing = true
    onFirstKey()
  }

  /// The field has the focus from now on, and input methods belong to it.
  private func entered(_ text: String) {
    if composed.isEmpty, !isOpen, !text.isEmpty { return onText(text) }
    composed = ""
    composition?.wait(false)
    if hasField { field.endComposition(with: text) }
    isComposing = false
  }

  /// Opens the field, or gives it the focus if it is open.
  func begin(_ text: String, in frame: Rect) {
    if !composed.isEmpty {
      composition?.place(at: Extent(frame))
      return field.show(composition: composed, in: Extent(frame))
    }
    composition?.wait(false)
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

  func handleCurrentKey() {
    field.handleCurrentKey()
  }

  func end() {
    composed = ""
    if hasField { field.end() }
    isComposing = false
  }
}
