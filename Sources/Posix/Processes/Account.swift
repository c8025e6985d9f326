import Glibc

/// The entries of users in the databases of users and groups: `getpwuid_r`, `getpwnam`, `getgrouplist`,
/// `getgrgid`.
package struct Account: Equatable, Sendable {
  package var name: String
  package var number: UInt32
  package var home: String
  package var shell: String
  /// The numbers of all groups.
  package var groups: Set<UInt32>
  /// The names of all groups.
  package var groupNames: Set<String>
  /// Whether somebody can log in with a password; nil if this is not known, because only root can know.
  package var hasPassword: Bool?

  package init(
    name: String, number: UInt32, home: String, shell: String, groups: Set<UInt32>, groupNames: Set<String>,
    hasPassword: Bool?
  ) {
    (self.name, self.number, self.home, self.shell) = (name, number, home, shell)
    (self.groups, self.groupNames, self.hasPassword) = (groups, groupNames, hasPassword)
  }

  /// nil if there is no such user. It must not run on two threads.
  package init?(named name: String) {
    guard let record = unsafe getpwnam(name) else { return nil }
    let (number, group) = unsafe (record.pointee.pw_uid, record.pointee.pw_gid)
    let (home, shell) = unsafe (String(cString: record.pointee.pw_dir), String(cString: record.pointee.pw_shell))
    let groups = Self.groups(of: name, group)
    self.init(
      name: name, number: number, home: home, shell: shell, groups: Set(groups),
      groupNames: Set(
        groups.compactMap { group in unsafe getgrgid(group).map { unsafe String(cString: $0.pointee.gr_name) } }),
      hasPassword: Self.hasPassword(name))
  }

  private static func groups(of name: String, _ group: gid_t) -> [gid_t] {
    var groups = [gid_t](repeating: 0, count: 1024)
    var count = Int32(groups.count)
    guard unsafe getgrouplist(name, group, &groups, &count) >= 0 else { return [group] }
    return Array(groups.prefix(Int(count)))
  }

  /// A locked password begins with `!` or `*` (shadow(5)). Without a password, everybody can log in.
  private static func hasPassword(_ name: String) -> Bool? {
    guard let bytes = try? RegularFile.read("/etc/shadow") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fields = lines.map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    guard let own = fields.first(where: { $0.count > 1 && $0[0] == name }) else { return nil }
    return !own[1].hasPrefix("!") && !own[1].hasPrefix("*")
  }

  /// The home directory of this process's user, to use if `HOME` is unset; nil if the user has no entry.
  package static func home() -> String? {
    var record = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var text = [CChar](repeating: 0, count: 4096)
    return unsafe text.withUnsafeMutableBufferPointer { text in
      guard unsafe getpwuid_r(getuid(), &record, text.baseAddress!, text.count, &found) == 0, unsafe found != nil else {
        return nil
      }
      return unsafe record.pw_dir.map { unsafe String(cString: $0) }
    }
  }
}
