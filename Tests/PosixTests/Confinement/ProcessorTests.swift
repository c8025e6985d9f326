import Foundation
import TestSupport
import Testing

/// What depends on the processor, for processors on which the tests do not run.
@Suite("Other processors")
struct ProcessorTests {
  /// The headers of Debian's package libc6-dev-arm64-cross.
  private static let headers = "/usr/aarch64-linux-gnu/include"

  /// The numbers are those of include/uapi/asm-generic/unistd.h in Linux, and of EM_AARCH64 in elf-em.h and audit.h.
  @Test(
    "The filters of system calls have the numbers of 64-bit ARM",
    .enabled(if: FileManager.default.fileExists(atPath: headers)))
  func numbersOfARM() throws {
    let code = try code(for: "aarch64-linux-gnu", Self.headers)
    #expect(code.contains("ret i32 \(Int32(bitPattern: 0xC000_00B7))\n"))
    #expect(numbers("connecting", in: code) == [198, 203, 200, 425])
    #expect(numbers("prying", in: code) == [117, 270, 271, 438, 272, 241, 280, 282, 217, 218, 219, 97, 268])
    #expect(
      numbers("file_changing", in: code) == [52, 53, 452, 55, 54, 5, 6, 7, 463, 14, 15, 16, 466, 88, 469, 33, 45])
    #expect(numbers("starting", in: code) == [221, 281])
  }

  /// What clang makes of CPosix's tables for a processor, in LLVM's assembly language.
  private func code(for processor: String, _ headers: String) throws -> String {
    let source = FileManager.default.temporaryDirectory.appending(path: "quiver-calls-\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: source) }
    let tables = ["connecting", "prying", "file_changing", "starting"]
    let uses = tables.map { "uint32_t \($0)(int number) { return quiver_\($0)_calls[number]; }" }
    try """
    #include "calls.h"
    uint32_t architecture(void) { return quiver_architecture(); }
    \(uses.joined(separator: "\n"))

    """.write(to: source, atomically: true, encoding: .utf8)
    let (clang, output) = (Process(), Pipe())
    clang.executableURL = URL(filePath: "/usr/bin/env")
    clang.arguments = [
      "clang", "--target=\(processor)", "-O1", "-isystem", headers, "-I",
      Repository.root.appending(path: "Sources/CPosix/include").path, "-S", "-emit-llvm", "-o", "-", source.path,
    ]
    clang.standardOutput = output
    try clang.run()
    let code = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    clang.waitUntilExit()
    try #require(clang.terminationStatus == 0)
    return code
  }

  /// The numbers of a table, which is in a line such as `@quiver_starting_calls = … [2 x i32] [i32 221, i32 281], align 4`.
  private func numbers(_ table: String, in code: String) -> [Int] {
    let line = code.split(separator: "\n").first { $0.hasPrefix("@quiver_\(table)_calls =") } ?? ""
    return line.matches(of: #/i32 (\d+)/#).compactMap { Int($0.output.1) }
  }
}
