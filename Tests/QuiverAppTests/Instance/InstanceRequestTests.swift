import GtkBridge
import Testing

@testable import QuiverApp
@testable import QuiverCore
@testable import QuiverSession

@MainActor
@Suite("Requests between processes")
struct InstanceRequestTests {
  @Test(
    "Every request is understood",
    arguments: [.show, .hide, .toggle, .quit, .edit, .search, .library, .undo, .redo, .page(3)] as [InstanceRequest],
    [nil, "id_TIME42"])
  func understood(request: InstanceRequest, token: String?) {
    let (method, arguments) = request.message(token: token)
    #expect(InstanceRequest(method: method, arguments: arguments) == request)
    #expect(Instance.introspection.contains("<method name=\"\(method)\""), "the bus accepts it")
    let raises = ![.hide, .quit, .undo, .redo].contains(request)
    #expect(InstanceRequest.token(in: arguments) == (raises ? token : nil))
  }

  @Test("Unknown requests are rejected")
  func unknownRequestsAreRejected() {
    #expect(InstanceRequest(method: "Explode", arguments: []) == nil)
    #expect(InstanceRequest(method: "Page", arguments: [.string("two")]) == nil)
  }
}
