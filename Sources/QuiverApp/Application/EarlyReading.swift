import GtkBridge
import QuiverCore

/// What other threads read while this one connects to the display: the picture that the first frame may show, the layout, and the cached
/// applications unless the picture can be shown before them. They change nothing, because this process may turn out not to be
/// the springboard.
struct EarlyReading {
  let catalogue: CatalogueStore
  let home: HomeKeeper
  /// nil if nothing is cached.
  let firstFrame: FirstFrameCache?

  /// `isShown`: the springboard does not start hidden.
  init(_ environment: Environment, isShown: Bool) {
    firstFrame = environment.cache.map(FirstFrameCache.init)
    if isShown, let firstFrame, firstFrame.exists { firstFrame.read() }
    // The picture is shown sooner while reading the applications does not take the processor.
    let picture = isShown && environment.configuration.beginsAtRest ? environment.cache : nil
    catalogue = CatalogueStore(environment.catalogueSources, environment.directories, cache: environment.cache) {
      picture.map(FirstFrameCache.isUpToDate) == true
    }
    home = HomeKeeper(environment, postponed: true)
    home.beginReading()
  }
}
