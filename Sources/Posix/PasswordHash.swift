import Glibc

/// Salted, slow hashes of passwords: `crypt_ra` and `crypt_gensalt_ra` of libxcrypt (crypt(3), crypt(5)). The library is
/// loaded on the first use, because only a kiosk needs it.
package enum PasswordHash {
  /// Hashes a password with yescrypt and a new salt. It takes a part of a second and some 250 MiB. Returns nil if the
  /// library is missing.
  package static func make(of password: String) -> String? {
    typealias Call =
      @convention(c) (UnsafePointer<CChar>, UInt, UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>?
    guard let call = unsafe symbol("crypt_gensalt_ra") else { return nil }
    guard let setting = unsafe unsafeBitCast(call, to: Call.self)("$y$", cost, nil, 0) else { return nil }
    defer { unsafe free(setting) }
    return unsafe hash(password, setting: String(cString: setting))
  }

  /// Whether a hash is that of a password. It takes as long as ``make(of:)``.
  package static func isValid(_ password: String, for hash: String) -> Bool {
    guard let other = unsafe self.hash(password, setting: hash) else { return false }
    let (one, two) = (Array(hash.utf8), Array(other.utf8))
    return one.count == two.count && zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The cost factor of yescrypt. Each step doubles the memory and the time; the default is 5, and the maximum 11.
  private static let cost: UInt = 9

  /// Whether a hash is slower to compute than one of another function or of a lower cost factor. In a hash of yescrypt, the
  /// first character of the parameters is for the flavour, and the second one for the cost (crypt(5)).
  package static func isSlow(_ hash: String) -> Bool {
    let parts = hash.split(separator: "$")
    guard parts.count == 4, parts[0] == "y", let cost = parts[1].dropFirst().first else { return false }
    return cost >= slowest
  }

  /// The character for the cost factor of ``make(of:)``: that for 5 is `9`, that for 6 is `A`, and so on.
  private static let slowest: Character = "D"

  /// Whether a text can be the hash of a password (crypt_checksalt(3)).
  package static func isValid(hash: String) -> Bool {
    unsafe self.hash("", setting: hash).map { $0.utf8.count == hash.utf8.count } ?? false
  }

  /// nil if the setting is invalid: the library returns a text that begins with `*`.
  private static func hash(_ password: UnsafePointer<CChar>, setting: String) -> String? {
    typealias Call =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        UnsafeMutablePointer<Int32>
      ) -> UnsafeMutablePointer<CChar>?
    guard let call = unsafe symbol("crypt_ra") else { return nil }
    var (data, size) = unsafe (UnsafeMutableRawPointer?.none, Int32(0))
    defer {
      // The library keeps the password there.
      if unsafe data != nil { unsafe explicit_bzero(data!, Int(size)) }
      unsafe free(data)
    }
    guard
      let result = unsafe unsafeBitCast(call, to: Call.self)(
        password, setting, &data, &size)
    else { return nil }
    let text = unsafe String(cString: result)
    return text.hasPrefix("*") ? nil : text
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    // The second name is that of libxcrypt without the functions of older C libraries, as on Fedora.
    for file in ["libcrypt.so.1", "libcrypt.so.2"] {
      if let library = unsafe dlopen(file, RTLD_NOW) { return unsafe dlsym(library, name) }
    }
    return nil
  }
}
