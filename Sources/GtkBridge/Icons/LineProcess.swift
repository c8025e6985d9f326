import CGtk
import Glibc

/// A child process that is spoken to line by line, through pipes at its standard input and output. Owns a GSubprocess.
package final class LineProcess {
  /// How it ended.
  package enum Ending { case exited, failed }

  private let process: OpaquePointer
  private var received: [UInt8] = []
  private var onLines: ([String]) -> Void
  private var onEnd: (Ending) -> Void

  /// Starts it. nil: it cannot be started.
  package init?(
    command: [String], onLines: @escaping ([String]) -> Void, onEnd: @escaping (Ending) -> Void
  ) {
    signal(SIGPIPE, SIG_IGN)  // A child that is gone is an answer, not our end.
    var arguments = command.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for argument in arguments { free(UnsafeMutableRawPointer(mutating: argument)) } }
    // All descriptors close by themselves; GLib would close them one by one, for which it must fork, not spawn.
    let flags: [GSubprocessFlags] = [
      G_SUBPROCESS_FLAGS_INHERIT_FDS, G_SUBPROCESS_FLAGS_STDIN_PIPE, G_SUBPROCESS_FLAGS_STDOUT_PIPE,
      G_SUBPROCESS_FLAGS_STDERR_SILENCE,
    ]
    let allFlags = GSubprocessFlags(flags.reduce(0) { $0 | $1.rawValue })
    guard let process = g_subprocess_newv(&arguments, allFlags, nil) else { return nil }
    self.process = process
    self.onLines = onLines
    self.onEnd = onEnd
    watch()
  }

  /// The line is lost if the process is ending; `onEnd` tells.
  package func send(_ line: String) {
    var bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    g_output_stream_write_all(g_subprocess_get_stdin_pipe(process), &bytes, gsize(bytes.count), nil, nil, nil)
  }

  /// Ends it by force, and is silent from now on.
  package func kill() {
    onLines = { _ in }
    onEnd = { _ in }
    g_subprocess_force_exit(process)
  }

  /// The watch keeps the process until its output ends.
  private func watch() {
    let readable: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      MainActor.assumeIsolated { Callback<() -> Bool>.body(data)().gboolean }
    }
    let source = g_pollable_input_stream_create_source(output, nil)
    defer { g_source_unref(source) }
    let callback = Callback { self.read() }
    g_source_set_callback(source, unsafeBitCast(readable, to: GSourceFunc.self), callback.retained(), releaseCallback)
    g_source_attach(source, nil)
  }

  private var output: OpaquePointer { OpaquePointer(g_subprocess_get_stdout_pipe(process)) }

  /// Whether there may be more.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = g_pollable_input_stream_read_nonblocking(output, &buffer, gsize(buffer.count), nil, nil)
    guard count != 0 else {
      finish()
      return false
    }
    guard count > 0 else { return true }
    received += buffer[..<count]
    deliver()
    return true
  }

  private func deliver() {
    guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let lines = received[..<end].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    received.removeSubrange(...end)
    onLines(lines)
  }

  /// Its output has ended: so shall it, if it has not.
  private func finish() {
    g_subprocess_force_exit(process)
    let ended: GAsyncReadyCallback = { _, result, data in
      Callback<(OpaquePointer?) -> Void>.bodyForTheLastTime(data)(result)
    }
    g_subprocess_wait_async(process, nil, ended, Callback { self.reap($0) }.retained())
  }

  private func reap(_ result: OpaquePointer?) {
    g_subprocess_wait_finish(process, result, nil)
    onEnd(g_subprocess_get_successful(process) != 0 ? .exited : .failed)
  }

  isolated deinit {
    g_object_unref(process.raw)
  }
}
