/// The environment variables that scale GTK's windows and texts. GDK does not check them, and paints nothing or ends the program
/// with a size of zero or less.
package enum ScaleVariables {
  /// Device pixels per logical pixel.
  private static let scales = 1...16
  /// The factor of the size of texts. Nobody can read others.
  private static let textScales = 0.1...10.0

  /// Returns the variables without those that GTK cannot use, and a message for each of these.
  package static func checking(_ variables: [String: String]) -> (usable: [String: String], faults: [String]) {
    var (usable, faults) = (variables, [String]())
    if let text = variables["GDK_SCALE"], Int(text).map(scales.contains) != true {
      usable["GDK_SCALE"] = nil
      faults.append(

        tr(
          "GDK_SCALE=%1$s is no whole number from %2$d to %3$d; it is ignored", text, scales.lowerBound,
          scales.upperBound))
    }
    if let text = variables["GDK_DPI_SCALE"], Double(text).map(textScales.contains) != true {
      usable["GDK_DPI_SCALE"] = nil
      faults.append(
        tr(
          "GDK_DPI_SCALE=%1$s is no number from %2$s to %3$s; it is ignored", text, textScales.lowerBound.plain,
          textScales.upperBound.plain))
    }
    return (usable, faults)
  }
}
