import Freedesktop
import Posix

/// The language of the texts, which stays the same while the program runs.
package enum Language {
  /// Makes this process use the user's locale, and the translations that belong to the program. Call it before other threads
  /// start. In a kiosk, the user chooses neither another language nor files of locales.
  ///
  /// If the locale is not installed, glibc before version 2.39 finds translations by `LANGUAGE` nevertheless; newer ones treat
  /// C.UTF-8 like C (bug 16621 of glibc).
  package static func begin() {
    var variables = ProcessEnvironment.current
    if KioskFile.path(chosen: nil, environment: variables) != nil {
      for name in ["LANGUAGE", "LOCPATH"] where variables.removeValue(forKey: name) != nil {
        ProcessEnvironment.remove(name)
      }
    }
    if !Translations.followLocale(), variables["LANGUAGE", default: ""].isEmpty {
      let languages = LocaleMatch(environment: variables).candidates
      if !languages.isEmpty { ProcessEnvironment.set("LANGUAGE", to: languages.joined(separator: ":")) }
    }
    if let directory = Assets.translations(environment: variables, program: Executable.path) {
      Translations.use(directory)
    }
  }
}
