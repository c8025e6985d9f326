import QuiverCore

/// The texts of the argument parser, which are English, in the user's language.
enum ParserText {
  /// Translates the help, or the message about an error, line by line.
  static func translated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }
      return indentation + translated(line: String(line.dropFirst(indentation.count)))
    }.joined(separator: "\n")
  }

  private static func translated(line: String) -> String {
    for beginning in beginnings {
      if let text = beginning.translation(of: line, arguments: translated(sentence:)) { return text }
    }
    return translated(sentence: line)
  }

  /// A line, or the part of it behind the word with which it begins.
  private static func translated(sentence: String) -> String {
    for pattern in sentences {
      if let text = pattern.translation(of: sentence, arguments: translated(list:)) { return text }
    }
    for (english, pattern) in endings where sentence.hasSuffix(english) {
      return sentence.dropLast(english.count) + (pattern.translation(of: english) ?? english)
    }
    if let row = defaultCommand(sentence) { return row }
    guard sentence.hasSuffix(")"), let bracket = sentence.lastIndex(of: "(") else { return sentence }
    let remark = remarks.lazy.compactMap { $0.translation(of: String(sentence[bracket...])) }.first
    return remark.map { sentence[..<bracket] + $0 } ?? sentence
  }

  /// The row of the command that runs if none is named, which the parser marks; nil for another line.
  private static func defaultCommand(_ line: String) -> String? {
    guard let mark = line.firstRange(of: "(default) "), let words = defaultMark.translation(of: "(default)") else {
      return nil
    }
    let description = line[mark.upperBound...].drop { $0 == " " }
    let name = line[..<mark.lowerBound] + words + " "
    return name + String(repeating: " ", count: max(0, line.count - description.count - name.count)) + description
  }

  private static func translated(list: String) -> String {
    lists.lazy.compactMap { $0.translation(of: list) }.first ?? list
  }

  private static let beginnings = [
    trPattern("OVERVIEW: %1$s"), trPattern("USAGE: %1$s"), trPattern("Usage: %1$s"), trPattern("Error: %1$s"),
    trPattern("Help:  %1$s"),
  ]

  private static let sentences = [
    trPattern("ARGUMENTS:"), trPattern("OPTIONS:"), trPattern("SUBCOMMANDS:"),
    trPattern("See '%1$s' for more information."), trPattern("See '%1$s' for detailed help."),
    trPattern("Unknown option '%1$s'. Did you mean '%2$s'?"), trPattern("Unknown option '%1$s'"),
    trPattern("Missing value for '%1$s'"), trPattern("Missing expected argument '%1$s'"),
    trPattern("Missing one of: '%1$s'"), trPattern("Unexpected argument '%1$s'"),
    trPattern("%1$s unexpected arguments: '%2$s'"),
    trPattern("The option '%1$s' does not take any value, but '%2$s' was specified."),
    trPattern("The value '%1$s' is invalid for '%2$s'. Please provide one of %3$s."),
    trPattern("The value '%1$s' is invalid for '%2$s': %3$s"), trPattern("The value '%1$s' is invalid for '%2$s'"),
  ]

  /// The parser's own options stand before their descriptions.
  private static let endings = [
    ("Show help information.", trPattern("Show help information.")),
    ("Show the version.", trPattern("Show the version.")),
  ]

  private static let remarks = [trPattern("(default: %1$s)"), trPattern("(values: %1$s)")]

  private static let defaultMark = trPattern("(default)")

  private static let lists = [trPattern("'%1$s' or '%2$s'"), trPattern("'%1$s' and '%2$s'")]
}
