import Glibc

/// Reads databases of SQLite 3 with its library (`sqlite3.h`), which is loaded when the first one is read.
package enum SQLiteDatabase {
  /// Returns the values in the first column of the rows that a query finds.
  ///
  /// - Parameters:
  ///   - file: The path of the database, which is not changed. Another program may be writing to it.
  ///   - query: A query of SQL without parameters.
  /// - Returns: nil if the library is not installed, or the database cannot be read, or the query fails.
  package static func texts(in file: String, by query: String) -> [String]? {
    guard isDatabase(file), let library = Library.shared else { return nil }
    // Without one of these files nobody is writing. The library would leave such files behind, unless the database is said to be
    // constant.
    let isOpen = ["-wal", "-journal"].contains { unsafe access(file + $0, F_OK) == 0 }
    return library.texts(in: "\(uri(file))?\(isOpen ? "mode=ro" : "immutable=1")", by: query)
  }

  /// Whether a file begins as databases do (SQLite's "Database File Format", section 1.3).
  private static func isDatabase(_ file: String) -> Bool {
    let descriptor = unsafe open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let start = Array("SQLite format 3\0".utf8)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: start.count) { buffer, count in
      count = max(0, unsafe read(descriptor, buffer.baseAddress, start.count))
    }
    return bytes == start
  }

  /// The address of a file, in which only these characters are not encoded.
  private static func uri(_ file: String) -> String {
    "file:"
      + file.utf8.map { byte in
        let isPlain = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "/.-_0123456789".utf8.contains(byte)
        return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

/// The functions of the library that are used.
@safe private struct Library: Sendable {
  private typealias Text = UnsafePointer<CChar>
  private typealias Result = UnsafeMutablePointer<OpaquePointer?>
  private typealias Preparation =
    @convention(c) (OpaquePointer, Text, Int32, Result, UnsafeMutablePointer<Text?>?) -> Int32

  private let open: @convention(c) (Text, Result, Int32, Text?) -> Int32
  private let wait: @convention(c) (OpaquePointer, Int32) -> Int32
  private let prepare: Preparation
  private let step: @convention(c) (OpaquePointer) -> Int32
  private let text: @convention(c) (OpaquePointer, Int32) -> UnsafePointer<UInt8>?
  private let finish: @convention(c) (OpaquePointer?) -> Int32
  private let close: @convention(c) (OpaquePointer?) -> Int32

  /// nil if the library is not installed.
  static let shared = Library()

  private init?() {
    guard let library = LoadedLibrary("libsqlite3.so.0") else { return nil }
    do {
      unsafe open = try library.function("sqlite3_open_v2")
      unsafe wait = try library.function("sqlite3_busy_timeout")
      unsafe prepare = try library.function("sqlite3_prepare_v2")
      unsafe step = try library.function("sqlite3_step")
      unsafe text = try library.function("sqlite3_column_text")
      unsafe finish = try library.function("sqlite3_finalize")
      unsafe close = try library.function("sqlite3_close")
    } catch {
      return nil
    }
  }

  private static let (ok, row, done): (Int32, Int32, Int32) = (0, 100, 101)
  private static let (readOnly, isURI): (Int32, Int32) = (0x1, 0x40)
  /// Milliseconds to wait for a program that writes.
  private static let patience: Int32 = 500

  func texts(in file: String, by query: String) -> [String]? {
    var (database, statement): (OpaquePointer?, OpaquePointer?)
    defer {
      _ = unsafe finish(statement)
      _ = unsafe close(database)
    }
    guard unsafe open(file, &database, Self.readOnly | Self.isURI, nil) == Self.ok, let database = unsafe database
    else { return nil }
    _ = unsafe wait(database, Self.patience)
    guard unsafe prepare(database, query, -1, &statement, nil) == Self.ok, let statement = unsafe statement else {
      return nil
    }
    var (texts, status): ([String], Int32) = unsafe ([], step(statement))
    while status == Self.row {
      if let text = unsafe text(statement, 0) { texts.append(unsafe String(cString: text)) }
      status = unsafe step(statement)
    }
    return status == Self.done ? texts : nil
  }
}
