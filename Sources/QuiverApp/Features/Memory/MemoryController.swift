import QuiverCore
import SpringboardEngine

/// Returns free memory to the system when nothing moves any more, and when the springboard is shown or hidden: a search among thousands
/// of applications, for example, needs much for a moment.
final class MemoryController: Feature {
  private let memory = FreeMemory()

  init(_ services: Services) {
    memory.isBusy = { services.windows.main.stage.scene.next == .nextFrame }
  }

  func rest(_ scene: Scene, in window: SpringboardWindow) { memory.returnSoonIfGrown() }

  func receive(_ event: SessionEvent) {
    if case .visibilityChanged = event { memory.returnSoonIfGrown() }
  }
}
