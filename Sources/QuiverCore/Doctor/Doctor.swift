import Freedesktop
import Posix

/// Finds what a computer lacks, for `quiver doctor`.
package struct Doctor {
  /// Something that is missing.
  package enum Finding: Equatable, Sendable {
    case library(OptionalLibrary)
    /// The icon theme that all others fall back to.
    case iconTheme
    case sessionBus
    /// The Wayland compositor has no layers for windows that belong to the desktop.
    case compositorLayers
    case confinement(Confinement.Gap)
  }

  /// The facts that come from outside of files; a test has its own.
  package struct Facts {
    /// Whether one of these libraries is installed.
    package var isInstalled: ([String]) -> Bool = SharedLibrary.isInstalled
    package var gaps: () -> [Confinement.Gap] = { Confinement.gaps }
    /// Whether the compositor has layers; nil if there is no display, or if it is not one of Wayland.
    package var hasLayers: Bool?

    package init(hasLayers: Bool?) { self.hasLayers = hasLayers }
  }

  private let directories: BaseDirectories
  private let bus: String?
  private let facts: Facts

  package init(variables: [String: String], _ facts: Facts) {
    directories = BaseDirectories(environment: variables)
    (bus, self.facts) = (variables["DBUS_SESSION_BUS_ADDRESS"], facts)
  }

  /// Everything that is missing: libraries, the icon theme, and then faults that no package mends.
  package var findings: [Finding] {
    let isOnWayland = facts.hasLayers != nil
    let libraries = OptionalLibrary.allCases.filter { library in
      (library != .layers || isOnWayland) && !facts.isInstalled(library.names)
    }
    // Without the library, nobody knows whether the compositor has layers.
    let lacksLayers = facts.hasLayers == false && !libraries.contains(.layers)
    return libraries.map(Finding.library) + (hasIconTheme ? [] : [.iconTheme]) + (hasBus ? [] : [.sessionBus])
      + (lacksLayers ? [.compositorLayers] : []) + facts.gaps().map(Finding.confinement)
  }

  private var hasIconTheme: Bool {
    directories.iconThemes.contains { FileStatus("\($0)/hicolor/index.theme") != nil }
  }

  private var hasBus: Bool {
    bus?.isEmpty == false || directories.runtime.map { FileStatus("\($0)/bus") != nil } == true
  }
}

extension Doctor.Finding {
  /// The package to install; nil if none helps, or if it is not known.
  func package(on distribution: Distribution?) -> String? {
    switch self {
    case .library(let library): distribution.map(library.package)
    case .iconTheme: "hicolor-icon-theme"
    case .sessionBus, .compositorLayers, .confinement: nil
    }
  }
}
