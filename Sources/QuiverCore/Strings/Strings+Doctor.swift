import Posix

/// The sentences of `quiver doctor`.
extension Strings {
  /// Says what is missing, why it matters, and which package to install.
  package static func words(for finding: Doctor.Finding, on distribution: Distribution?) -> String {
    let package = finding.package(on: distribution).map { tr("Install the package %1$s.", $0) }
    return [reason(finding), package].compactMap(\.self).joined(separator: " ")
  }

  private static func reason(_ finding: Doctor.Finding) -> String {
    switch finding {
    case .library(let library): missing(library)
    case .iconTheme: tr("Icons of applications may not be found, because the icon theme hicolor is missing.")
    case .sessionBus:
      tr(
        "There is no session bus: the home screen cannot be controlled, and counts, results of other programs and screen readers are missing."
      )
    case .compositorLayers:
      tr("This compositor has no layers for the desktop, so the home screen is a window among the others.")
    case .keyboardBelow:
      tr(
        "You can type on the home screen only while it is in front of other windows, because phoc gives the keyboard to no window below them."
      )
    case .xwayland:
      tr("Without Xwayland, GNOME cannot put the home screen below all windows.")
    case .blurredHomeScreen:
      tr("The home screen is blurred, because GNOME enlarges the windows of Xwayland at this scale.")
    case .confinement(let gap): tr("Weaker confinement: %1$s.", words(for: gap))
    }
  }

  private static func missing(_ library: OptionalLibrary) -> String {
    let name = library.names.first ?? ""
    return switch library {
    case .drawings: tr("Icons in SVG may not be shown, because the library %1$s is missing.", name)
    case .photographs: tr("JPEG pictures may not be shown, because the library %1$s is missing.", name)
    case .webPictures: tr("WebP pictures may not be shown, because the library %1$s is missing.", name)
    case .calendars: tr("The guide cannot read calendars, because the library %1$s is missing.", name)
    case .passwords: tr("A kiosk cannot check its PIN, because the library %1$s is missing.", name)
    case .layers: tr("The home screen cannot stay below other windows, because the library %1$s is missing.", name)
    }
  }

  /// A clause if a library is missing that decodes pictures with the suffix of a file.
  static func missingDecoder(
    of path: String, missing: Set<OptionalLibrary> = OptionalLibrary.missingDecoders
  ) -> String? {
    guard let library = OptionalLibrary(decoding: path), missing.contains(library) else { return nil }
    return tr("the library %1$s is missing; 'quiver doctor' names its package", library.names.first ?? "")
  }

  package static let nothingMissing = tr("Nothing is missing.")

  package static func words(for gap: Confinement.Gap) -> String {
    switch gap {
    case .callsOnProcessor:
      tr("the processes that decode pictures and listings run without a filter of system calls on this processor")
    case .callsOnKernel:
      tr(
        "the processes that decode pictures and listings run without a filter of system calls, because the kernel accepts none"
      )
    case .files:
      tr(
        "the processes that decode pictures and listings may access all your files, because the kernel does not offer Landlock"
      )
    }
  }
}
