import ArgumentParser
import FoundationEssentials
import QuiverCore

/// A refusal of a kiosk, with a message and a line in its log.
enum KioskRefusal {
  static func refuse(_ what: String) -> ExitCode {
    Log.error(tr("this is a kiosk: “%1$s” is refused", what))
    KioskLog(variables: ProcessInfo.processInfo.environment).write(.refused(what))
    return .failure
  }
}

extension SettingsOptions {
  /// The flags that would change a kiosk.
  private var changes: [String] {
    let present = KioskFile.named(in: ProcessInfo.processInfo.environment)
    let other = present == nil || present == kiosk ? nil : kiosk
    return overrides.map { "--set \($0)" } + (demo ? ["--demo"] : []) + (other.map { ["--kiosk \($0)"] } ?? [])
  }

  /// Refuses them in a kiosk.
  func checkKiosk() throws {
    let variables = ProcessInfo.processInfo.environment
    guard !changes.isEmpty, KioskFile.path(chosen: kiosk, environment: variables) != nil else { return }
    throw KioskRefusal.refuse(changes.joined(separator: " "))
  }
}
