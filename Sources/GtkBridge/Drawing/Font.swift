import CGtk

/// A font family, a size and a weight.
nonisolated package struct Font: Hashable, Sendable {
  package var family: String
  /// In logical pixels.
  package var size: Double
  /// As in CSS: 400 is regular, 500 medium, 700 bold.
  package var weight: Int

  package init(family: String, size: Double, weight: Int = 400) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// Calls `body` with a Pango font description.
  func withDescription(_ body: (OpaquePointer) -> Void) {
    guard let description = pango_font_description_from_string(family) else { return }
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    body(description)
    pango_font_description_free(description)
  }
}
