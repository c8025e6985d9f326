import ArgumentParser
import FoundationEssentials
import QuiverCore

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: tr("Report what is missing on this computer, and which packages have it."),
    discussion: tr("Exit status: 1 if something is missing."))

  func run() throws {
    let homeScreen = WindowProgram.use { $0.homeScreen }
    let doctor = Doctor(variables: ProcessInfo.processInfo.environment, Doctor.Facts(homeScreen: homeScreen))
    let findings = doctor.findings
    let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    let distribution = release.flatMap { Distribution(osRelease: $0) }
    for finding in findings { print(Strings.words(for: finding, on: distribution)) }
    guard findings.isEmpty else { throw ExitCode.failure }
    print(Strings.nothingMissing)
  }
}
