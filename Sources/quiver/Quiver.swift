import ArgumentParser

@main
struct Quiver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiver",
    abstract: "A springboard for the desktop: your applications as pages of icons over your wallpaper.",
    discussion: """
      With no command it shows the springboard, or raises the one that is running. Settings are read from \
      ~/.config/quiver/quiver.conf; 'quiver config print' shows them all.
      """,
    version: "0.1.0",
    subcommands: [Snapshot.self, IconHelper.self])
}
