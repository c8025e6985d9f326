import CPosix
import Glibc

/// Translations of this program's texts by GNU gettext, which is a part of glibc: `setlocale`, `bindtextdomain`, `dgettext`
/// and `dngettext` (libintl.h).
package enum Translations {
  /// The name of the files with the translations.
  private static let domain = "quiver"

  /// Makes this process use the user's locale: `LC_ALL`, the other variables of `LC_`, and `LANG`. Returns false, and uses
  /// the C locale in UTF-8, if that locale is not installed. Call it before other threads start.
  package static func followLocale() -> Bool {
    guard unsafe setlocale(LC_ALL, "") == nil else { return true }
    for category in [LC_CTYPE, LC_MESSAGES] { unsafe setlocale(category, "C.UTF-8") }
    return false
  }

  /// Finds translations below a directory: those to German are in `de/LC_MESSAGES/quiver.mo`.
  package static func use(_ directory: String) {
    unsafe bindtextdomain(domain, directory)
    unsafe bind_textdomain_codeset(domain, "UTF-8")
  }

  /// The translation of a text; the text itself if there is none.
  package static func text(_ text: String) -> String {
    unsafe text.withCString { source in
      let translation = unsafe dgettext(domain, source)
      guard let translation = unsafe translation, unsafe translation != source else { return text }
      return unsafe String(cString: translation)
    }
  }

  /// The translation of a text in a context, which tells apart equal texts with different meanings.
  package static func text(_ text: String, in context: String) -> String {
    let key = context + "\u{4}" + text
    let translation = self.text(key)
    return translation == key ? text : translation
  }

  /// The translation of a text that depends on a number; `one` is the English text for 1, and `other` that for other numbers.
  package static func text(_ one: String, _ other: String, for count: Int) -> String {
    unsafe one.withCString { first in
      unsafe other.withCString { second in
        let translation = unsafe dngettext(domain, first, second, UInt(count.magnitude))
        return unsafe translation.map { unsafe String(cString: $0) } ?? other
      }
    }
  }
}
