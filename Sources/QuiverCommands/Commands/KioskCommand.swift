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
extension GuideCommand.Open: KioskCommand {}
extension GuideReaderCommand: KioskCommand {}
extension IconDecoderCommand: KioskCommand {}

extension KioskRefusal {
  /// Refuses a command of a program in a kiosk, unless it is a ``KioskCommand``.
  static func check(_ command: any ParsableCommand, _ arguments: [String]) throws {
    let isInKiosk = KioskFile.around(environment: ProcessInfo.processInfo.environment) != nil
    guard isInKiosk, !(command is any KioskCommand) else { return }
    throw refuse(arguments.joined(separator: " "))
  }
}
