import Freedesktop
import Testing

@Suite("Documents as URIs and paths")
struct LaunchDocumentTests {
  @Test(
    "A path is converted to a URI and back",
    arguments: [
      ("/plain", "file:///plain"),
      ("/with blank", "file:///with%20blank"),
      ("/100%", "file:///100%25"),
      ("/a#b?c", "file:///a%23b%3Fc"),
      ("/größe\n", "file:///gr%C3%B6%C3%9Fe%0A"),
      ("/a-b_c.d~e!$&'()*+,:=@", "file:///a-b_c.d~e!$&'()*+,:=@"),
    ])
  func aPathIsConvertedToAURIAndBack(path: String, uri: String) {
    #expect(LaunchDocument(path: path).uri == uri)
    #expect(LaunchDocument(uri: uri).path == path)
  }

  @Test(
    "A URI of a local file has a path",
    arguments: [
      ("file:/plain", "/plain"),
      ("FILE:///plain", "/plain"),
      ("file://localhost/plain", "/plain"),
      ("file://elsewhere/plain", nil),
      ("file:plain", nil),
      ("file:////double", nil),
      ("file:///zero%00", nil),
      ("file:///broken%2", nil),
      ("file:///broken%+5", nil),
      ("file:///latin%E9", nil),
      ("https://example.org/", nil),
    ])
  func aURIOfALocalFileHasAPath(uri: String, path: String?) {
    #expect(LaunchDocument(uri: uri).path == path)
    #expect(LaunchDocument(uri: uri).uri == uri)
  }

  @Test(
    "An argument of the command line is a path or a URI",
    arguments: [
      ("notes.txt", "file:///home/eva/notes.txt"),
      ("/etc/hosts", "file:///etc/hosts"),
      ("12:30.txt", "file:///home/eva/12:30.txt"),
      ("a/b:c", "file:///home/eva/a/b:c"),
      ("mailto:eva@example.org", "mailto:eva@example.org"),
      ("x-scheme+2://z", "x-scheme+2://z"),
    ])
  func anArgumentIsAPathOrAURI(argument: String, uri: String) {
    #expect(LaunchDocument(argument: argument, in: "/home/eva").uri == uri)
  }
}
