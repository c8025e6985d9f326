/// A fault in a file or on the command line: where it is, what is wrong, and what is used instead.
package struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package var origin: Origin
  /// The key, if the fault is in a value: `[grid] columns`.
  package var key: Setting.Name?
  /// A clause without a full stop: `there is no such key`.
  package var problem: String
  /// What was probably meant.
  package var suggestion: String?
  /// A clause that says what is used instead: `4 is used`.
  package var instead: String?

  package var description: String {
    let key = key.map { "\($0): " } ?? ""
    let guess = suggestion.map { "; did you mean “\($0)”?" } ?? "."
    let instead = instead.map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? ""
    return "\(origin): \(key)\(problem)\(guess)\(instead)"
  }
}
