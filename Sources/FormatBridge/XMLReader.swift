import CFormats

/// Reads XML in UTF-8 in chunks: `XML_ParserCreate`, `XML_Parse`. Entities are not expanded: a document that declares one is refused,
/// and external ones are never read.
@safe package final class XMLReader {
  /// A line and a column, both from 1.
  package struct Position: Equatable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// Why the rest of a document is not read.
  package enum Fault: Error, Equatable, Sendable {
    /// The document is not well-formed, or has invalid bytes; the words are expat's.
    case notWellFormed(String)
    case declaresEntities
    /// Elements are nested deeper than the limit.
    case tooDeep
    /// The handler wants no more.
    case stopped
  }

  /// An attribute of an element.
  package struct Attribute {
    package let name: String
    package let value: String
  }

  /// Receives the content of a document in its order.
  package protocol Handler: AnyObject {
    func start(_ element: String, _ attributes: [Attribute])
    func end(_ element: String)
    func text(_ text: String)
  }

  private let parser: OpaquePointer
  private unowned let handler: any Handler
  private let depthLimit: Int
  private var depth = 0
  private var fault: Fault?

  /// The handler is not retained; it must exist as long as this object.
  package init(_ handler: any Handler, depthLimit: Int) {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { preconditionFailure("expat makes a parser") }
    unsafe self.parser = unsafe parser
    (self.handler, self.depthLimit) = (handler, depthLimit)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(parser, Self.started, Self.ended)
    unsafe XML_SetCharacterDataHandler(parser, Self.received)
    unsafe XML_SetEntityDeclHandler(parser, Self.declared)
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  /// Reads the next bytes, which are the last ones with `isLast`.
  package func read(_ bytes: [UInt8], isLast: Bool) throws(Fault) {
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), isLast ? 1 : 0)
    }
    guard status != XML_STATUS_OK else { return }
    if let fault { throw fault }
    let code = unsafe XML_GetErrorCode(parser)
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code.rawValue)"
    throw .notWellFormed(words)
  }

  /// Where reading is.
  package var position: Position {
    Position(
      line: Int(unsafe XML_GetCurrentLineNumber(parser)), column: Int(unsafe XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// Ends reading. The handler receives nothing more.
  package func stop(_ fault: Fault = .stopped) {
    if self.fault == nil { self.fault = fault }
    unsafe XML_StopParser(parser, 0)
  }
}

/// The functions that expat calls. Its user data is the reader.
extension XMLReader {
  private static func reader(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe data.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let started: XML_StartElementHandler = { data, name, attributes in
    guard let reader = unsafe XMLReader.reader(data), let name = unsafe name, reader.fault == nil else { return }
    reader.depth += 1
    guard reader.depth <= reader.depthLimit else { return reader.stop(.tooDeep) }
    unsafe reader.handler.start(String(cString: name), XMLReader.attributes(attributes))
  }

  private static let ended: XML_EndElementHandler = { data, name in
    guard let reader = unsafe XMLReader.reader(data), let name = unsafe name, reader.fault == nil else { return }
    reader.depth -= 1
    unsafe reader.handler.end(String(cString: name))
  }

  private static let received: XML_CharacterDataHandler = { data, text, count in
    guard let reader = unsafe XMLReader.reader(data), let text = unsafe text, reader.fault == nil else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
    unsafe reader.handler.text(String(decoding: bytes, as: UTF8.self))
  }

  private static let declared: XML_EntityDeclHandler = { data, _, _, _, _, _, _, _, _ in
    unsafe XMLReader.reader(data)?.stop(.declaresEntities)
  }

  /// Names and values alternate; a null pointer ends them.
  private static func attributes(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [Attribute] {
    guard let list = unsafe list else { return [] }
    var (attributes, index) = ([Attribute](), 0)
    while let name = unsafe list[index], let value = unsafe list[index + 1] {
      unsafe attributes.append(Attribute(name: String(cString: name), value: String(cString: value)))
      index += 2
    }
    return attributes
  }
}
