import Posix
import Testing

@testable import QuiverCore

@Suite("What makes a kiosk weaker than it looks")
struct KioskWeaknessesTests {
  private static let file = "/etc/xdg/quiver/kiosk.conf"
  private static let hash = "$y$jDT$salt$hash"
  private static let visitor = Account(
    name: "visitor", number: 1001, home: "/srv/visitor", shell: "/usr/sbin/nologin", groups: [1001],
    groupNames: ["visitor"], hasPassword: false)

  /// A kiosk without weaknesses, except for those of some files.
  private func kiosk(
    _ files: [String: KioskWeaknesses.Access] = [:], pin: String? = hash, user: Account? = visitor
  ) -> KioskWeaknesses {
    var preferences = KioskPreferences()
    preferences.pin = pin
    var kiosk = KioskWeaknesses(
      file: Self.file, preferences: preferences,
      access: { path in
        if let access = files[path] { return access }
        if path.hasPrefix("/var/") { return nil }
        let isFile = path.contains(".") || path.hasSuffix("/viewer")
        return .init(permissions: path == Self.file ? 0o640 : 0o755, isDirectory: !isFile)
      }, isHash: { $0 == Self.hash || $0.hasPrefix("$6$") })
    kiosk.user = user
    kiosk.applications = [("a.desktop", ["/usr/share/applications/a.desktop", "/opt/a/bin/viewer"])]
    kiosk.dataDirectories = ["/usr/local/share", "/usr/share"]
    return kiosk
  }

  @Test("A kiosk as the manual describes it has none, whether its user is known or not", arguments: [nil, visitor])
  func none(_ user: Account?) {
    #expect(kiosk(user: user).lines == [])
  }

  @Test("The file belongs to root, and nobody else can write it or put another one in its place")
  func file() {
    let other = kiosk([Self.file: .init(owner: 1001, permissions: 0o640, isDirectory: false)])
    #expect(other.lines == ["\(Self.file) does not belong to root: chown root \(Self.file)"])
    let open = kiosk([Self.file: .init(permissions: 0o660, isDirectory: false)])
    #expect(open.lines == ["\(Self.file) can be written by others than root: chmod go-w \(Self.file)"])
    let directory = kiosk(["/etc/xdg/quiver": .init(permissions: 0o777)])
    #expect(directory.lines.count == 1 && directory.lines[0].hasPrefix("/etc/xdg/quiver can be written"))
  }

  @Test("A user whose services start with the computer is reported")
  func lingering() {
    let kiosk = kiosk(["/var/lib/systemd/linger/visitor": .init(isDirectory: false)])
    #expect(
      kiosk.lines == ["systemd starts services of visitor before the kiosk: loginctl disable-linger visitor"])
  }

  @Test("Only the user of the kiosk can read the hash of the PIN")
  func readable() {
    let files = [Self.file: KioskWeaknesses.Access(permissions: 0o644, isDirectory: false)]
    #expect(
      kiosk(files).lines
        == ["everybody can read the hash of the PIN: chgrp visitor \(Self.file); chmod 640 \(Self.file)"])
    #expect(kiosk(files, pin: nil).lines == [])
  }

  @Test("A hash that no PIN matches, and one on which PINs can be tried fast, are reported")
  func hashes() {
    #expect(
      kiosk(pin: "$y$nonsense").lines == [
        "no PIN matches the hash in pin=: make another one with 'quiver kiosk pin'"
      ])
    #expect(
      kiosk(pin: "$6$salt$hash").lines == [
        "a program can try PINs fast on the hash in pin=: make another one with 'quiver kiosk pin'"
      ])
  }

  @Test(
    "The user can change neither the program nor the desktop entry of an application, nor a directory above them",
    arguments: ["/usr/share/applications/a.desktop", "/opt/a/bin/viewer", "/opt/a/bin", "/opt"],
    [
      KioskWeaknesses.Access(owner: 1001), .init(group: 1001, permissions: 0o775), .init(permissions: 0o757),
    ])
  func applications(_ path: String, _ access: KioskWeaknesses.Access) {
    let line = "a.desktop: the user of the kiosk can change \(path): chown root \(path); chmod go-w \(path)"
    #expect(kiosk([path: access]).lines == [line])
    #expect(kiosk([path: access], user: nil).lines == [line])
  }

  @Test("What belongs to another user or group, or is in a directory with the sticky bit, the user cannot change")
  func others() {
    #expect(kiosk(["/opt/a/bin": .init(owner: 1002)]).lines == [])
    #expect(kiosk(["/opt/a/bin": .init(group: 1002, permissions: 0o775)]).lines == [])
    #expect(kiosk(["/opt": .init(permissions: 0o1777)]).lines == [])
  }

  @Test("Data directories are in no home directory", arguments: ["/home/ann/share", "/srv/visitor/share", "/home"])
  func dataDirectories(_ path: String) {
    var kiosk = kiosk()
    kiosk.dataDirectories.append(path)
    #expect(kiosk.lines == ["\(path) is in a home directory: remove it from extra-data-dirs= or XDG_DATA_DIRS"])
  }

  @Test("The user has neither a shell, nor a password, nor a powerful group")
  func user() {
    var user = Self.visitor
    (user.shell, user.hasPassword, user.groupNames) = ("/bin/bash", true, ["visitor", "sudo", "docker"])
    #expect(
      kiosk(user: user).lines == [
        "visitor has the shell /bin/bash: usermod -s /usr/sbin/nologin visitor",
        "visitor has a password: passwd -l visitor", "visitor is in the group docker: gpasswd -d visitor docker",
        "visitor is in the group sudo: gpasswd -d visitor sudo",
      ])
    #expect(Account(named: "root")?.number == 0)
    #expect(Account(named: "no such user") == nil)
  }
}
