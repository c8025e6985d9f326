import Posix

/// Why a file could not be read.
public struct UnreadableFile: Equatable, Sendable {
  package let fault: FileFault
}
