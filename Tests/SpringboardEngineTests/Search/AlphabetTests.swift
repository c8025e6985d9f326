import Testing

@testable import SpringboardEngine

@Suite("Alphabets")
struct AlphabetTests {
  /// The names in order, each after the letter under which it is listed if that is another one than before.
  private func listing(_ names: String, _ locale: String) -> String {
    let alphabet = Alphabet(locale: locale)
    var last = ""
    return names.split(separator: " ").map(String.init).map { ($0, alphabet.place(of: $0)) }.sorted { $0.1 < $1.1 }
      .map { name, key in
        defer { last = key.section }
        return key.section == last ? name : "[\(key.section)] \(name)"
      }.joined(separator: " ")
  }

  @Test(
    "Names are in the order of the language, under its letters",
    arguments: [
      ("en_US.UTF-8", "Zoom Ångström apt Éditeur edit", "[A] Ångström apt [E] edit Éditeur [Z] Zoom"),
      ("sv_SE.UTF-8", "Zoom Ångström Öppna apt Åka Ärlig", "[A] apt [Z] Zoom [Å] Åka Ångström [Ä] Ärlig [Ö] Öppna"),
      ("de_DE", "Zoom Öffnen Ofen Äpfel", "[A] Äpfel [O] Ofen Öffnen [Z] Zoom"),
      ("es_ES", "Nota Ñandú Ópera Nuez", "[N] Nota Nuez [Ñ] Ñandú [O] Ópera"),
      ("cs_CZ.UTF-8", "Chrome Car Hra Čas Firefox", "[C] Car [Č] Čas [F] Firefox [H] Hra [CH] Chrome"),
      ("tr_TR", "istanbul Isparta Zoom", "[I] Isparta [İ] istanbul [Z] Zoom"),
      ("ru_RU.UTF-8", "Файлы Firefox Ёлка Еда Apt", "[Е] Еда [Ё] Ёлка [Ф] Файлы [A] Apt [F] Firefox"),
      ("zh_CN.UTF-8", "微信 计算器 Firefox 文件", "[F] Firefox [J] 计算器 [W] 微信 文件"),
      (
        "ja_JP.UTF-8", "くらし キーボード きろく ガレージ かめら",
        "[か] かめら ガレージ きろく キーボード くらし"
      ), ("ja_JP.UTF-8", "ガレージ かめら 端末 アプリ Firefox さくら", "[あ] アプリ [か] かめら ガレージ [さ] さくら [F] Firefox [端] 端末"),
      ("C", "파일 계산기 그래픽 개발 나무", "[ㄱ] 개발 계산기 그래픽 [ㄴ] 나무 [ㅍ] 파일"),
      ("ko_KR.UTF-8", "파일 계산기 꾸미기 나무", "[ㄱ] 계산기 꾸미기 [ㄴ] 나무 [ㅍ] 파일"),
      ("sr_RS@latin", "Čas Car Džem Dan", "[C] Car [Č] Čas [D] Dan [DŽ] Džem"),
      ("C", "Zoom 7zip 10x (x) Файлы Apt", "[#] 7zip 10x [A] Apt [X] (x) [Z] Zoom [Ф] Файлы"),
    ])
  func order(locale: String, names: String, expected: String) {
    #expect(listing(names, locale) == expected)
  }

  @Test("Numbers are compared by value, and a name without letters is listed with them")
  func numbers() {
    #expect(listing("A10 A9 A010 !!! 2", "en") == "[#] !!! 2 [A] A9 A10 A010")
  }

  @Test("Every alphabet has the letters from A to Z once", arguments: ["ast", "bem", "fil", "ru", "ja", "xx", "", "@"])
  func latinLetters(locale: String) {
    let letters = Alphabet(locale: locale).letters
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      #expect(letters.filter { $0 == String(letter) }.count == 1, "\(letter) in \(locale)")
    }
  }
}
