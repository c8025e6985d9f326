/// A line from the window process to the decoder, with fields separated by tabs.
package enum DecoderLine: Equatable, Sendable {
  /// The first line.
  case setup(IconSetup)
  /// Icons were installed or removed.
  case rescan
  /// A serial number, a question, and the source file; nil if the decoder finds the file itself.
  case ask(Int, DecoderQuestion, SourceDescription?)

  package var text: String {
    switch self {
    case .setup(let setup):
      (["setup", setup.theme, setup.cache.flatMap(Self.carried) ?? ""] + setup.searchPath.compactMap(Self.carried))
        .joined(separator: "\t")
    case .rescan: "rescan"
    case .ask(let serial, let question, let source):
      (["\(serial)", source?.text ?? ""] + question.fields).joined(separator: "\t")
    }
  }

  package init?(_ text: String) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch (fields.first, fields.count) {
    case ("setup", 3...):
      let cache = fields[2].isEmpty ? nil : fields[2]
      self = .setup(IconSetup(theme: fields[1], searchPath: Array(fields[3...]), cache: cache))
    case ("rescan", 1): self = .rescan
    default:
      guard fields.count > 2, let serial = Int(fields[0]), let question = DecoderQuestion(Array(fields.dropFirst(2)))
      else { return nil }
      let source = SourceDescription(fields[1])
      guard source != nil || fields[1].isEmpty else { return nil }
      self = .ask(serial, question, source)
    }
  }

  private static func carried(_ path: String) -> String? { DecoderField.canCarry(path) ? path : nil }
}
