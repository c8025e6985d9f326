extension Environment {
  /// The faults in a configuration file, or in all that are in force for nil. Returns nil if there is no such file.
  package func diagnostics(of file: String?) -> [Diagnostic]? {
    guard let file else { return diagnostics }
    return Configuration.check(
      file: file, environment: variables, shipped: assets.directory, administrator: administrator)
  }

  /// The files that are read, those with lower priority first.
  package var configurationFiles: [String] {
    Configuration.files(environment: variables, administrator: administrator)
  }
}
