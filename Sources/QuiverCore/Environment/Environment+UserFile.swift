import Posix

extension Environment {
  /// The path of the user's configuration file. If there is none, it is created from the one that ships with the
  /// program, with every key commented out. Files are read and written; call this on another thread.
  package var userConfigurationFile: Result<String, ConfigurationFileFault> {
    let files = ConfigurationFiles(environment: variables, home: nil).user
    if let existing = files.first(where: { FileStatus($0) != nil }) { return .success(existing) }
    let file = files[0]
    do throws(FileFault) {
      let shipped = try RegularFile.read(assets.configuration, limit: Self.shippedLimit)
      // Appending cannot destroy a file that somebody else has created in the meantime.
      try AtomicFile(file).append(Array(Self.commentedOut(String(decoding: shipped, as: UTF8.self)).utf8))
      return .success(file)
    } catch {
      return .failure(ConfigurationFileFault(file: file, fault: error))
    }
  }

  /// In bytes.
  private static let shippedLimit = 1 << 20

  /// A configuration file with a `#` before each key, so that it changes nothing. The groups remain, so that a key
  /// applies as soon as the `#` before it is removed.
  static func commentedOut(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.hasPrefix("#") }.map { line in
      line.isEmpty || line.hasPrefix("#") || line.hasPrefix("[") ? String(line) : "#\(line)"
    }
    return Strings.configurationHead + body.joined(separator: "\n")
  }
}

/// Why the user's configuration file could not be created.
package struct ConfigurationFileFault: Error, CustomStringConvertible, Equatable {
  let file: String
  let fault: FileFault

  package var description: String { Strings.fault(fault, of: file) }
}
