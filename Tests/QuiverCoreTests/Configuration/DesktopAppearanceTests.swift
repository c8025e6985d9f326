import TestSupport
import Testing

@testable import QuiverCore

@Suite struct DesktopAppearanceTests {
  /// What the desktop says, and the theme for it.
  struct Case: Sendable, CustomTestStringConvertible {
    var gtkTheme = "Adwaita"
    var prefersDark = false
    var colorScheme: String?
    var highContrast: Bool?
    let theme: String

    var testDescription: String {
      "\(gtkTheme) \(prefersDark) \(colorScheme ?? "-") \(highContrast.map(String.init) ?? "-"): \(theme)"
    }

    var appearance: DesktopAppearance {
      DesktopAppearance(
        gtkTheme: gtkTheme, prefersDark: prefersDark, colorScheme: colorScheme, highContrast: highContrast)
    }
  }

  @Test(
    "The automatic theme is the one for what the desktop says",
    arguments: [
      Case(theme: "default"), Case(colorScheme: "default", highContrast: false, theme: "default"),
      Case(colorScheme: "prefer-dark", theme: "default"), Case(colorScheme: "prefer-light", theme: "light"),
      Case(prefersDark: true, theme: "default"), Case(gtkTheme: "Adwaita-dark", theme: "default"),
      Case(gtkTheme: "Adwaita-dark", colorScheme: "prefer-light", theme: "light"),
      Case(gtkTheme: "HighContrast", theme: "high-contrast"),
      Case(gtkTheme: "HighContrastInverse", theme: "high-contrast"),
      Case(colorScheme: "prefer-light", highContrast: true, theme: "high-contrast"),
      Case(colorScheme: "prefer-dark", highContrast: true, theme: "high-contrast"),
      Case(gtkTheme: "", colorScheme: "unknown", theme: "default"),
    ])
  func automaticThemeForWhatTheDesktopSays(_ desktop: Case) {
    #expect(desktop.appearance.theme == desktop.theme)
  }

  @Test(
    "The scheme is that of GNOME or of the theme's name",
    arguments: [
      ("Adwaita", nil, .noPreference), ("Adwaita-dark", nil, .dark), ("Adwaita:dark", nil, .dark),
      ("Mint-Y-Dark-Aqua", nil, .dark), ("Arc-Darker", nil, .noPreference), ("Yaru-dark", "default", .dark),
      ("Yaru-dark", "prefer-light", .light), ("Yaru", "prefer-dark", .dark),
    ] as [(String, String?, DesktopAppearance.Scheme)])
  func schemeIsThatOfGNOMEOrTheNameOfTheTheme(_ name: String, _ scheme: String?, _ found: DesktopAppearance.Scheme) {
    let desktop = Case(gtkTheme: name, colorScheme: scheme, theme: "")
    #expect(desktop.appearance.scheme == found)
  }

  private static let appearances = [
    DesktopAppearance(), DesktopAppearance(scheme: .light), DesktopAppearance(scheme: .dark),
    DesktopAppearance(isHighContrast: true),
  ]

  private func environment(_ overrides: [String] = [], isDemo: Bool = false) -> Environment {
    Environment(
      variables: [
        "HOME": "/nowhere", "XDG_CONFIG_DIRS": "/nowhere", "XDG_DATA_DIRS": "/nowhere",
        "QUIVER_DATA": Repository.path("data"),
      ], overrides: overrides, isDemo: isDemo, administrator: AdministratorFiles(directory: "/nowhere"))
  }

  @Test("The automatic theme follows the desktop there and back", arguments: appearances)
  func automaticThemeFollowsTheDesktopAndBack(_ appearance: DesktopAppearance) {
    let start = environment()
    let following = start.following(appearance)
    #expect(following.diagnostics == [])
    #expect(following.configuration.theme == "auto")
    #expect(following.configuration.style == environment(["style.theme=\(appearance.theme)"]).configuration.style)
    #expect(following.files.contains { $0.hasSuffix("/themes/\(appearance.theme).conf") })
    #expect(following.reread().configuration == following.configuration)
    #expect(following.following(DesktopAppearance()).configuration == start.configuration)
  }

  @Test("A chosen theme does not follow the desktop", arguments: appearances)
  func chosenThemeDoesNotFollowTheDesktop(_ appearance: DesktopAppearance) {
    for theme in Setting.shippedThemes {
      let start = environment(["style.theme=\(theme)"])
      #expect(start.following(appearance).configuration == start.configuration)
    }
  }

  @Test("The demo looks the same on every desktop", arguments: appearances)
  func demoLooksTheSameOnEveryDesktop(_ appearance: DesktopAppearance) {
    #expect(environment(isDemo: true).following(appearance).configuration.style == Style())
  }

  @Test("A desktop without a preference has the default look")
  func desktopWithoutAPreferenceHasTheDefaultLook() {
    #expect(environment().configuration.style == Style())
  }
}
