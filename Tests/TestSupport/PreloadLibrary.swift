import Foundation

/// Compiles a C file into a library for `LD_PRELOAD` or for GTK, with the C compiler that comes with Swift and packages of
/// pkg-config. Returns the path of the library, which is in `directory`.
package func preloadLibrary(from source: URL, in directory: String, using packages: String = "") throws -> String {
  let library = "\(directory)/\(source.deletingPathExtension().lastPathComponent).so"
  let flags = packages.isEmpty ? "" : "$(pkg-config --cflags --libs \(packages))"
  let compiler = try Process.run(
    URL(filePath: "/bin/sh"),
    arguments: ["-c", #"clang -shared -fPIC -o "$0" "$1" -ldl \#(flags)"#, library, source.path])
  compiler.waitUntilExit()
  guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  return library
}
