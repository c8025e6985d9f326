import Freedesktop
import Posix

/// The weaknesses that let the user of a kiosk do more than its file says. Each comes with a command or a change that ends it.
package struct KioskWeaknesses {
  /// The file of the kiosk.
  package var file: String
  package var preferences: KioskPreferences
  /// The files of each application that can be opened: its desktop entry, its program, and the targets of links to them.
  package var applications: [(id: String, files: [String])] = []
  /// The directories of desktop entries and icons.
  package var dataDirectories: [String] = []
  /// The user of the kiosk; nil if it is not known.
  package var user: Account?
  /// Finds out who can access a file; nil if there is none.
  package var access: (String) -> Access?
  /// Whether a text is the hash of a password.
  package var isHash: (String) -> Bool

  /// Who can access a file.
  package struct Access: Sendable {
    package var owner: UInt32 = 0
    package var group: UInt32 = 0
    package var permissions: UInt32 = 0o755
    package var isDirectory = true
  }

  package init(
    file: String, preferences: KioskPreferences, access: @escaping (String) -> Access? = Access.init(of:),
    isHash: @escaping (String) -> Bool = { PasswordHash.isValid(hash: $0) }
  ) {
    (self.file, self.preferences, self.access, self.isHash) = (file, preferences, access, isHash)
  }

  /// All weaknesses, one line each.
  package var lines: [String] {
    ofFile + ofPIN + applications.flatMap { ofApplication($0.id, $0.files) } + ofDataDirectories
      + (user.map(weaknesses) ?? [])
  }
}

extension KioskWeaknesses {
  private var ofFile: [String] {
    guard let status = access(file) else { return [] }
    var lines: [String] = []
    if status.owner != 0 { lines.append(tr("%1$s does not belong to root: %2$s", file, "chown root \(file)")) }
    if status.permissions & 0o022 != 0 {
      lines.append(tr("%1$s can be written by others than root: %2$s", file, "chmod go-w \(file)"))
    }
    if let directory = ancestors(of: file).first(where: isWritable) {
      lines.append(
        tr(
          "%1$s can be written by others than root: %2$s", directory,
          "chown root \(directory); chmod go-w \(directory)"))
    }
    if preferences.pin != nil, status.permissions & 0o004 != 0 {
      let group = user?.name ?? "GROUP"
      lines.append(tr("everybody can read the hash of the PIN: %1$s", "chgrp \(group) \(file); chmod 640 \(file)"))
    }
    return lines
  }

  private var ofPIN: [String] {
    guard let hash = preferences.pin else { return [] }
    if !isHash(hash) { return [tr("no PIN matches the hash in pin=: make another one with 'quiver kiosk pin'")] }
    if !PasswordHash.isSlow(hash) {
      return [tr("a program can try PINs fast on the hash in pin=: make another one with 'quiver kiosk pin'")]
    }
    return []
  }

  private func ofApplication(_ id: String, _ files: [String]) -> [String] {
    files.compactMap { path in
      guard let open = ([path] + ancestors(of: path)).first(where: isWritable) else { return nil }
      return tr(
        "%1$s: the user of the kiosk can change %2$s: %3$s", id, open, "chown root \(open); chmod go-w \(open)")
    }
  }

  private var ofDataDirectories: [String] {
    dataDirectories.filter(isInHome).map {
      tr("%1$s is in a home directory: remove it from extra-data-dirs= or XDG_DATA_DIRS", $0)
    }
  }

  private func weaknesses(of user: Account) -> [String] {
    var lines: [String] = []
    if !["nologin", "false"].contains(user.shell.split(separator: "/").last) {
      lines.append(
        tr("%1$s has the shell %2$s: %3$s", user.name, user.shell, "usermod -s /usr/sbin/nologin \(user.name)"))
    }
    if user.hasPassword == true { lines.append(tr("%1$s has a password: %2$s", user.name, "passwd -l \(user.name)")) }
    if user.number == 0 { lines.append(tr("the user of the kiosk is root: use another one")) }
    if access("\(Self.lingerDirectory)/\(user.name)") != nil {
      lines.append(
        tr(
          "systemd starts services of %1$s before the kiosk: %2$s", user.name,
          "loginctl disable-linger \(user.name)"))
    }
    return lines
      + user.groupNames.intersection(Self.powerfulGroups).sorted().map {
        tr("%1$s is in the group %2$s: %3$s", user.name, $0, "gpasswd -d \(user.name) \($0)")
      }
  }

  /// Has a file for each user whose service manager starts with the computer (`enable-linger` of loginctl(1)).
  private static let lingerDirectory = "/var/lib/systemd/linger"

  /// Groups whose members can become root, or read what others enter or store.
  private static let powerfulGroups: Set = [
    "adm", "admin", "disk", "docker", "incus", "incus-admin", "input", "kmem", "kvm", "libvirt", "lxd", "root",
    "shadow",
    "sudo", "systemd-journal", "wheel",
  ]
}

extension KioskWeaknesses {
  /// The directories above a file, the nearest one first.
  private func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.reversed().map { "/" + parts[...$0].joined(separator: "/") }
  }

  /// Whether the user of the kiosk can write a file or a directory. If the user is not known, everybody but root counts. In a
  /// directory with the sticky bit, such as /tmp, nobody can replace the files of others.
  private func isWritable(_ path: String) -> Bool {
    guard let status = access(path) else { return false }
    let isShared = status.isDirectory && status.permissions & 0o1000 != 0
    guard let user else { return status.owner != 0 || !isShared && status.permissions & 0o022 != 0 }
    if status.owner == user.number { return user.number != 0 }
    if isShared { return false }
    return status.permissions & 0o002 != 0 || status.permissions & 0o020 != 0 && user.groups.contains(status.group)
  }

  private func isInHome(_ path: String) -> Bool {
    let homes = ["/home", user?.home].compactMap(\.self).filter { $0 != "/" && $0 != "/nonexistent" }
    return homes.contains { path == $0 || path.hasPrefix("\($0)/") }
  }
}

extension KioskWeaknesses.Access {
  /// Follows links.
  package init?(of path: String) {
    guard let status = FileStatus(path) else { return nil }
    (owner, group, permissions) = (status.owner, status.group, status.permissions)
    isDirectory = status.kind == .directory
  }
}

extension KioskWeaknesses {
  /// Reads the applications of a kiosk.
  package init(_ environment: Environment, file: String, user: Account?) {
    let preferences = environment.configuration.kiosk
    self.init(file: file, preferences: preferences)
    self.user = user
    let sources = environment.catalogueSources(allowing: preferences.allowed + preferences.service)
    let programs = ProgramSearch(path: environment.variables["PATH"])
    dataDirectories = sources.dataDirectories
    applications = (preferences.allowed + preferences.service).compactMap { Catalogue.entry($0, in: sources) }.map {
      entry in
      let line = entry.exec.flatMap { try? ExecLine($0) }
      let program = line.flatMap { try? programs.find($0.program) }
      return (entry.id, [entry.file, program].compactMap(\.self).flatMap(SymbolicLink.way))
    }
  }

  /// The lines about weaknesses for a user, or else for those for whom systemd starts the kiosk; nil if there is no such user.
  package static func lines(_ environment: Environment, file: String, userNamed name: String?) -> [String]? {
    let accounts = (name.map { [$0] } ?? users).compactMap { Account(named: $0) }
    guard name == nil || !accounts.isEmpty else { return nil }
    let known: [Account?] = accounts.isEmpty ? [nil] : accounts
    return known.flatMap { KioskWeaknesses(environment, file: file, user: $0).lines }
  }

  /// The users for whom systemd starts a kiosk.
  private static var users: [String] {
    let units = "/etc/systemd/system"
    let wanting = DirectoryReader(units)?.items().map(\.name).filter { $0.hasSuffix(".wants") } ?? []
    return wanting.sorted().flatMap { DirectoryReader("\(units)/\($0)")?.items().map(\.name) ?? [] }
      .filter { $0.hasPrefix("quiver-kiosk@") && $0.hasSuffix(".service") }
      .map { String($0.dropFirst("quiver-kiosk@".count).dropLast(".service".count)) }
  }
}
