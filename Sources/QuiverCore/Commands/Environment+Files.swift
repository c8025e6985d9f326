extension Environment {
  /// What is wrong with a dotfile, or with all that are in force; nil if it is not there.
  package func diagnostics(of file: String?) -> [Diagnostic]? {
    guard let file else { return diagnostics }
    return Configuration.check(
      file: file, environment: variables, shipped: assets.directory, administrator: administrator)
  }

  /// The files that may be read, those that count less first.
  package var configurationFiles: [String] {
    Configuration.files(environment: variables, administrator: administrator)
  }
}
