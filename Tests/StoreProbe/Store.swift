import Listings
import Posix
import QuiverCore
import SpringboardEngine

/// A file that Quiver keeps.
struct Store: Sendable {
  /// Writes a state; each number makes another one.
  let write: @Sendable (Environment, Int) throws -> Void
  /// Does what the start of a springboard does with the file, and returns what it reads.
  let start: @Sendable (Environment) throws -> String

  static let all: [String: Store] = [
    "usage": state({ $0.usageFile }) { .launch(application($0), day: today, .morning) },
    "applications": state({ $0.installationsFile }) { .found([application($0)], day: today) },
    "icon-size": state({ $0.iconZoomFile }) { $0 == 1 ? .none : IconZoom(percent: 100 + $0) ?? .none },
    "reminders": state({ $0.remindersFile }) {
      .added(ItemID.programme(ProgrammeID(title: "\($0)", start: 4_000_000_000, channel: "channel")))
    },
    "hint": hint,
    "wrong-pins": wrongPINs,
    "guide": guide,
  ]

  private static let today = 20_777.0

  private static func application(_ number: Int) -> ItemID { ItemID.application("app\(number).desktop") }

  private static func state<Text>(
    _ file: @escaping @Sendable (Environment) -> StateFile<Text>, _ change: @escaping @Sendable (Int) -> Text.Change
  ) -> Store {
    Store(
      write: { environment, number in
        let file = file(environment)
        _ = try file.add([change(number)], to: try file.begin(), on: today)
      }, start: { String(decoding: try file($0).begin().text.bytes, as: UTF8.self) })
  }

  /// It counts at each start.
  private static let hint = Store(
    write: { environment, _ in _ = HintRecord(environment).shouldShowAndCount() },
    start: { "\(HintRecord($0).shouldShowAndCount())" })

  private static let wrongPINs = Store(
    write: { environment, number in
      var wrong = WrongPINs()
      for _ in 0..<number { wrong.add(at: MonotonicTime.now) }
      WrongPINFile(environment).write(wrong)
    }, start: { "\(WrongPINFile($0).read()?.count ?? 0)" })

  private static let guide = Store(
    write: { environment, number in
      let file = GuideFiles.File(kind: .listings, path: "/tv.xml", mark: .none)
      let listings = Listings(channels: [Channel(id: "\(number)", name: "\(number)")])
      environment.cache.map(GuideCache.init)?.keep([GuideFileContent(file, listings, isComplete: true)], for: [])
    },
    start: { environment in
      let contents = environment.cache.map(GuideCache.init)?.read(for: []) ?? []
      return contents.flatMap { $0.listings.channels.map(\.name) }.joined()
    })
}
