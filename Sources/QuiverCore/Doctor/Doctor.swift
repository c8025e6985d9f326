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
    /// The compositor gives the keyboard to no window on a layer below others.
    case keyboardBelow
    /// GNOME has no layers, and the X server that would be used instead is missing.
    case xwayland
    /// GNOME has no layers, and enlarges what its X server shows.
    case blurredHomeScreen
    case confinement(Confinement.Gap)
  }

  /// How a home screen is below all windows on Wayland.
  package enum HomeScreen: Equatable, Sendable {
    case layer
    /// On a layer that never has the keyboard, under phoc.
    case layerWithoutKeyboard
    /// By Xwayland, under GNOME. The scale is in device pixels per logical pixel.
    case xwayland(scale: Int)
    /// GNOME runs without Xwayland.
    case withoutXwayland
    case impossible
  }

  /// The facts that come from outside of files; a test has its own.
  package struct Facts {
    /// Whether one of these libraries is installed.
    package var isInstalled: ([String]) -> Bool = SharedLibrary.isInstalled
    package var gaps: () -> [Confinement.Gap] = { Confinement.gaps }
    /// nil if there is no display, or if it is not one of Wayland.
    package var homeScreen: HomeScreen?

    package init(homeScreen: HomeScreen?) { self.homeScreen = homeScreen }
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
    let mayHaveLayers =
      switch facts.homeScreen {
      case .layer, .layerWithoutKeyboard, .impossible: true
      case .xwayland, .withoutXwayland, nil: false
      }
    let libraries = OptionalLibrary.allCases.filter { library in
      (library != .layers || mayHaveLayers) && !facts.isInstalled(library.names)
    }
    // Without the library for layers, nobody knows whether the compositor has them.
    let homeScreen = libraries.contains(.layers) ? nil : homeScreenFinding
    return libraries.map(Finding.library) + (hasIconTheme ? [] : [.iconTheme]) + (hasBus ? [] : [.sessionBus])
      + [homeScreen].compactMap(\.self) + facts.gaps().map(Finding.confinement)
  }

  private var homeScreenFinding: Finding? {
    switch facts.homeScreen {
    case .layerWithoutKeyboard: .keyboardBelow
    case .impossible: .compositorLayers
    case .withoutXwayland: .xwayland
    case .xwayland(let scale): scale > 1 ? .blurredHomeScreen : nil
    case .layer, nil: nil
    }
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
    case .xwayland: distribution.map(Self.xwayland)
    case .sessionBus, .compositorLayers, .keyboardBelow, .blurredHomeScreen, .confinement: nil
    }
  }

  private static func xwayland(on distribution: Distribution) -> String {
    switch distribution {
    case .fedora: "xorg-x11-server-Xwayland"
    case .arch: "xorg-xwayland"
    case .debian, .ubuntu, .suse, .alpine: "xwayland"
    }
  }
}
