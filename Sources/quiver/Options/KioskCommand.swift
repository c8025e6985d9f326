import ArgumentParser
import FoundationEssentials
import QuiverCore

/// A command that a kiosk allows. It refuses all others.
protocol KioskCommand: ParsableCommand {}

extension StartCommand: KioskCommand {}
extension ShowCommand: KioskCommand {}
extension HideCommand: KioskCommand {}
extension ToggleCommand: KioskCommand {}
extension PageCommand: KioskCommand {}
extension SearchCommand: KioskCommand {}
extension LibraryCommand: KioskCommand {}
extension LaunchCommand: KioskCommand {}
extension ListCommand: KioskCommand {}
extension InfoCommand: KioskCommand {}
extension SnapshotCommand: KioskCommand {}
extension IconDecoderCommand: KioskCommand {}

/// What a kiosk refuses, with a message and a line in its log.
enum KioskRefusal {
  /// Refuses a command of a program in a kiosk, unless it is a ``KioskCommand``.
  static func check(_ command: any ParsableCommand, _ arguments: [String]) throws {
    let isInKiosk = KioskFile.around(environment: ProcessInfo.processInfo.environment) != nil
    guard isInKiosk, !(command is any KioskCommand) else { return }
    throw refuse(arguments.prefix { !$0.hasPrefix("-") }.prefix(2).joined(separator: " "))
  }

  static func refuse(_ what: String) -> ExitCode {
    Log.error("this is a kiosk: “\(what)” is refused")
    KioskLog(variables: ProcessInfo.processInfo.environment).append(.refused(what))
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
