import GtkBridge
import QuiverCore
import SpringboardEngine

/// The services that features use: the session, the windows, the applications, and the programs that were started.
struct Services {
  let session: Session
  let windows: Windows
  let catalogue: CatalogueStore
  let launches: LaunchWatch

  var environment: Environment { session.environment }
  var configuration: Configuration { session.configuration }

  /// Sends an input that concerns the document.
  func send(_ input: Input) { windows.send(input) }

  /// Tells all parts of the application.
  func post(_ event: SessionEvent) { session.post(event) }
}
