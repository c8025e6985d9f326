import ArgumentParser
import QuiverCore

struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide", abstract: tr("Show the programme guide, or check its files."),
    subcommands: [Open.self, Check.self, Sample.self], defaultSubcommand: Open.self)

  struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Show the programme guide."))

    @OptionGroup var window: WindowOptions

    func run() throws {
      let settings = window.settings
      guard settings.quietEnvironment.configuration.guide.isShown else {
        Log.error(Strings.noGuide)
        throw ExitCode.failure
      }
      try settings.ask(.guide)
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Report faults in XMLTV files, M3U playlists and iCalendar files."))

    @Argument(help: ArgumentHelp(tr("The files to check, or directories that contain them.")), completion: .file())
    var files: [String]

    @Flag(help: ArgumentHelp(tr("Print the listings as JSON, and faults to standard error.")))
    var json = false

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let report = settings.quietEnvironment.guideReport(of: files)
      if json {
        try Output.json(report.channels)
        for problem in report.problems { Log.warning(Strings.sentence(about: problem)) }
      } else {
        for problem in report.problems { Swift.print(Strings.sentence(about: problem)) }
        Swift.print(report.summary)
      }
      if !report.problems.isEmpty { throw ExitCode.failure }
    }
  }

  struct Sample: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Print invented listings as XMLTV, to try the guide without a provider."))

    @Option(help: ArgumentHelp(tr("The seed; the same number makes the same programmes.")))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp(tr("The number of channels.")))
    var channels = 24

    @Option(help: ArgumentHelp(tr("The number of days.")))
    var days = 3

    @Option(help: ArgumentHelp(tr("The first day in seconds since 1970 (default: today).")))
    var start: Int?

    /// In the year 9999, the last one of four digits.
    private static let lastStart = 253_300_000_000

    func validate() throws {
      guard (1...10_000).contains(channels) else { throw ValidationError(tr("'--channels' takes 1 to 10000.")) }
      guard (1...60).contains(days) else { throw ValidationError(tr("'--days' takes 1 to 60.")) }
      guard channels * days <= 10_000 else {
        throw ValidationError(tr("'--channels' times '--days' is at most 10000."))
      }
      guard start.map((0...Self.lastStart).contains) != false else {
        throw ValidationError(tr("'--start' takes 0 to %1$d.", Self.lastStart))
      }
    }

    func run() {
      Swift.print(
        Environment.sampleListings(seed: seed, channels: channels, days: days, from: start), terminator: "")
    }
  }
}
