import Glibc

extension Color {
  /// Relative luminance from 0 for black to 1 for white (WCAG 2.1). The alpha is ignored.
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.1; text needs 4.5).
  package func contrast(with other: Color) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// Contrast ratio of two relative luminances.
  package static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The linear value of an sRGB component (IEC 61966-2-1).
  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
