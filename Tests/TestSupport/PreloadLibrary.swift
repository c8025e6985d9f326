import Foundation

/// Compiles a C file into a library for `LD_PRELOAD`, with the C compiler that comes with Swift.
/// Returns the path of the library, which is in `directory`.
package func preloadLibrary(from source: URL, in directory: String) throws -> String {
  let library = "\(directory)/\(source.deletingPathExtension().lastPathComponent).so"
  let compiler = try Process.run(
    URL(filePath: "/usr/bin/env"), arguments: ["clang", "-shared", "-fPIC", "-o", library, source.path, "-ldl"])
  compiler.waitUntilExit()
  guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  return library
}
