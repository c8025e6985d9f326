import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("Romanization")
struct RomanizationTests {
  /// Returns the Latin letters of a name, without spaces.
  private func latin(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in name.unicodeScalars { _ = LetterFolding.shared.append(scalar, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
      Romanization.latin(of: scalar) ?? Array(String(scalar).utf8)
    }
  }

  private func loose(_ typed: some StringProtocol, _ script: Romanization.Script) -> String {
    String(decoding: Romanization.phoneticKey(Array(typed.utf8)[...], as: script), as: UTF8.self)
  }

  private func looseName(_ name: String, _ script: Romanization.Script) -> String {
    loose(String(decoding: latin(name), as: UTF8.self), script)
  }

  @Test(
    "A name is romanized letter by letter",
    arguments: [
      ("Файлы", "fayly"), ("Шахматы", "shakhmaty"), ("Ещё", "eshche"), ("Почта", "pochta"), ("Ігри", "igri"),
      ("Ћирилица", "cirilitsa"), ("Υπολογιστής", "ypologistis"), ("Ρυθμίσεις", "rythmiseis"),
      ("Firefox Браузер", "firefoxbrauzer"),
    ])
  func spelling(_ name: String, _ expected: String) {
    #expect(String(decoding: latin(name), as: UTF8.self) == expected)
  }

  @Test(
    "Usual spellings of a Cyrillic name mean the name",
    arguments: [
      // Russian
      ("Файлы", "faily fayly fajly faili"), ("Календарь", "kalendar kalyendar"), ("Блокнот", "bloknot"),
      ("Шахматы", "shahmaty shakhmaty shahmati sahmaty"), ("Часы", "chasy chasi casy"),
      ("Яндекс", "yandex yandeks iandeks jandex"),
      ("Музыка", "muzyka muzika"), ("Настройки", "nastroiki nastroyki nastrojki"), ("Почта", "pochta"),
      ("Калькулятор", "kalkulyator kalkuliator kalkuljator"), ("Ещё", "eshche esche yeshe eshe"),
      ("Сообщения", "soobshcheniya soobscheniya soobshenia soobshcheniia"), ("Журнал", "zhurnal zurnal"),
      ("Центр приложений", "tsentrprilozheniy centrprilozhenij centrprilozheniy"),
      ("Хранилище", "khranilishche hranilische hranilishe"),
      ("Электронная книга", "elektronnayakniga elektronnajakniga elektronayakniga"),
      ("Съёмка", "saemka"),
      ("Просмотр изображений", "prosmotrizobrazheniy prosmotrizobrazhenij prosmotrizobrazheny"),
      ("Схема", "skhema shema"),
      ("Словарь", "slovar"), ("Терминал", "terminal"), ("Радио", "radio"), ("Видеоплеер", "videopleer videopleyer"),
      // Ukrainian and Belarusian
      ("Ігри", "ihry igry igri"), ("Годинник", "hodynnyk godinnik hodinnik"),
      ("Калькулятор", "kalkulyator kalkuliator"),
      ("Пошта", "poshta posta"), ("Ґудзик", "gudzyk gudzik"), ("Є", "ye ie je"), ("Їжа", "yizha izha jizha"),
      ("Згода", "zghoda zgoda"), ("Налады", "nalady naladi"), ("Слоўнік", "slounik"),
      // Bulgarian, Serbian and Macedonian
      ("Търсене", "tarsene"), ("Поща", "poshta poshcha posta"), ("Бележник", "belezhnik beleznik"),
      ("Подешавања", "podesavanja podeshavanja podesavanya"), ("Рачунар", "racunar rachunar"),
      ("Уређивач", "uredivac uredjivac uredivach"), ("Часовник", "casovnik chasovnik"), ("Џеп", "dzep dzhep"),
      ("Ќерка", "kjerka kerka"), ("Ѓон", "gjon gon"),
    ])
  func cyrillic(_ name: String, _ spellings: String) {
    for typed in spellings.split(separator: " ") {
      #expect(loose(typed, .cyrillic) == looseName(name, .cyrillic), "\(typed)")
    }
  }

  @Test(
    "Usual spellings of a Greek name mean the name",
    arguments: [
      ("Υπολογιστής", "ypologistis ipologistis upologistis"), ("Αρχεία", "archeia arxeia arheia arhia"),
      ("Ρυθμίσεις", "rythmiseis rithmisis rythmisis"), ("Μουσική", "mousiki moysiki musiki"),
      ("Παιχνίδια", "paichnidia paixnidia pexnidia pehnidia"), ("Χάρτες", "chartes hartes xartes khartes"),
      ("Φωτογραφίες", "fotografies photografies fwtografies"), ("Ημερολόγιο", "imerologio imerologyo"),
      ("Βίντεο", "vinteo video binteo"), ("Ξένος", "xenos ksenos"), ("Μπλοκ", "mplok blok"),
      ("Εικόνες", "eikones ikones"),
      ("Αυτόματο", "automato aytomato avtomato aftomato"), ("Ευρετήριο", "eyretirio euretirio evretirio"),
      ("Συγχρονισμός", "sygchronismos synchronismos sinxronismos"), ("Γκρι", "gkri gri"), ("Ψηφία", "psifia psiphia"),
    ])
  func greek(_ name: String, _ spellings: String) {
    for typed in spellings.split(separator: " ") {
      #expect(loose(typed, .greek) == looseName(name, .greek), "\(typed)")
    }
  }

  @Test(
    "Each prefix of a spelling means a prefix of the Cyrillic name",
    arguments: [
      ("Шахматы", "shakhmaty"), ("Шахматы", "shahmaty"), ("Файлы", "faily"), ("Яндекс", "yandex"), ("Ещё", "yeshche"),
      ("Сообщения", "soobshcheniya"), ("Центр", "centr"), ("Центр", "tsentr"), ("Хранилище", "hranilishche"),
      ("Ігри", "ihry"), ("Поща", "poshta"), ("Уређивач", "uredjivac"), ("Настройки", "nastroyki"),
    ])
  func prefixes(_ name: String, _ spelling: String) {
    for count in 0...spelling.count {
      #expect(
        looseName(name, .cyrillic).hasPrefix(loose(spelling.prefix(count), .cyrillic)), "\(spelling.prefix(count))")
    }
  }

  @Test("Different names stay different")
  func differences() {
    let names = [
      "Файлы", "Часы", "Почта", "Музыка", "Шахматы", "Карты", "Погода", "Заметки", "Терминал", "Радио", "Видео",
    ]
    #expect(Set(names.map { looseName($0, .cyrillic) }).count == names.count)
    #expect(loose("2048 1100", .cyrillic) == "2048 1100")
  }

  @Test(
    "Letters of other alphabets are not romanized",
    arguments: ["a", "é", "文", "ก", "א", "\u{0}", "\u{37E}", "\u{10FFFF}"])
  func otherAlphabets(_ scalar: Unicode.Scalar) {
    #expect(Romanization.latin(of: scalar) == nil && Romanization.script(of: scalar) == nil)
  }

  @Test("Every scalar is romanized to at most four letters")
  func everyScalar() {
    #expect(Romanization.script(of: "ж") == .cyrillic && Romanization.script(of: "λ") == .greek)
    #expect(Romanization.script(of: "か") == .kana)
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      guard let latin = Romanization.latin(of: scalar) else { continue }
      #expect(latin.count <= 4 && latin.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    }
  }

  @Test("Any bytes can be loosened", arguments: Romanization.Script.allCases)
  func anyBytes(_ script: Romanization.Script) {
    var generator = SeededGenerator(seed: 3)
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { _ = Romanization.phoneticKey([first, second], as: script) }
    }
    for _ in 0..<2_000 {
      let letters = (0..<16).map { _ in "abcdefghijklmnopqrstuvwxyz\u{0} 9é".utf8.randomElement(using: &generator) ?? 0
      }
      #expect(
        Romanization.phoneticKey(letters[3...], as: script)
          == Romanization.phoneticKey(Array(letters[3...])[...], as: script))
    }
    #expect(Romanization.phoneticKey([], as: script).isEmpty)
  }
}
