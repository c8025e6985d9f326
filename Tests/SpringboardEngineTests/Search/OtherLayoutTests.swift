import Testing

@testable import SpringboardEngine

@Suite("Text typed in another keyboard layout")
struct OtherLayoutTests {
  @Test(
    "A name is found by its keys",
    arguments: [
      ("Telegram", "Еуд", "Еудупкфь"), ("Firefox", "ашкуащч", "АШКУ"), ("Настройки", "yfcn", "Yfcnhjqrb"),
      ("Обои", "j,jb", "J<"), ("Хранилище", "[hfybkbot", "{HFYBK"), ("Эмулятор", "'vek", "\"vekznjh"),
      ("Налаштування", "yfkfinedfyyz", "yfkf"), ("Їжа", "];f", "];"), ("Ігри", "suhb", "suh"),
      ("Files", "ашдуы", "Ашд"), ("Ілюстратор", "sk.cn", "SK>"), ("Слоўнік", "ckjoyb", "ckjo"),
      ("Игри", "rh,r", "rh,"),
      ("Ρυθμίσεις", "ryum;iseiw", "ryum"), ("Firefox", "φιρεφοχ", "Φιρ"), ("Terminal", "τερμιναλ", "τερμ"),
      ("Quit", ";θιτ", ";θι"), ("הגדרות", "vdsru,", "vdsr"), ("Firefox", "כןרקכםס", "כןר"), ("Qwer", "/'קר", "/'ק"),
      ("الإعدادات", "hgYu]h]hj", "hgYu"), ("الملفات", "hglgthj", "hglg"), ("لاعب", "buf", "buf"),
      ("Firefox", "بهقثبخء", "بهقث"), ("Booster", "ﻻخخس", "ﻻخ"), ("پرونده", "mv,kni", "mv,"), ("گیم", "'dl", "'dl"),
      ("การตั้งค่า", "dki9yh'8jk", "dki9"), ("Terminal", "ะำพทรื", "ะำพ"), ("ธง", "T'", "T'"),
      ("설정", "tjfwjd", "tjf"), ("까치", "Rkcl", "Rk"), ("Firefox", "략ㄷ랱", "랴ㄱ"), ("Telegram", "ㅅ딛ㅎㄱ므", "ㅅ디"),
      ("Подешавања", "pod;", "pod"), ("Погода", "зщпщвф", "зщп"), ("カメラ", "лфьукф", "лфь"),
    ])
  func keys(_ name: String, _ typed: String, _ prefix: String) {
    let applications = SearchScratch("Ω", name, "Unrelated")
    for text in [typed, prefix] { #expect(applications.ids(text) == [name], "\(text)") }
  }

  @Test("A word of a name is found by its keys, and so is a part of a word")
  func words() {
    let applications = SearchScratch("Telegram Desktop", "LibreOffice", "Менеджер файлов")
    #expect(applications.ids("вуылещз") == ["Telegram Desktop"])
    #expect(applications.ids("вуыл еуду") == ["Telegram Desktop"])
    #expect(applications.ids("щаашсу") == ["LibreOffice"])
    #expect(applications.ids("afqk") == ["Менеджер файлов"])
  }

  @Test("A match of the text itself is not mixed with those of its keys")
  func directMatch() {
    let applications = SearchScratch("Настройки", "Yfcn", "Telegram")
    #expect(applications.reasons("yfcn") == ["Yfcn: equal to name"])
  }

  @Test("Keys come after a text that has the letters inside, and before guesses")
  func order() {
    #expect(SearchScratch("Настройки", "Abyfcn").ids("yfcn") == ["Abyfcn", "Настройки"])
    #expect(SearchScratch("Yffcnhjqrb", "Настройки").ids("yfcnhj") == ["Настройки", "Yffcnhjqrb"])
    #expect(SearchScratch("Настройки").reasons("yfcn") == ["Настройки: beginning, in another keyboard layout, of name"])
  }

  @Test("Keys are not guessed")
  func noGuess() {
    let applications = SearchScratch("Telegram", "Настройки", "L")
    for typed in [
      "Еудупкфьь", "удупкфь", "Е", "y", "ldjnb", "yfcnhjqrbb", "дж", "Teд", "nast", "yfcэ", "ǆ", "😀", "1", ";",
    ] {
      #expect(applications.ids(typed) == [] || typed == "nast", "\(typed)")
    }
    #expect(SearchScratch([item("App", SearchTexts(keywords: ["Telegram"]))]).ids("Еуду") == [])
  }

  @Test("The name of the program and the untranslated name are found by their keys")
  func otherNames() {
    let applications = SearchScratch([
      item("Посланник", SearchTexts(untranslatedName: "Messenger", program: "telegram")), item("Other", SearchTexts()),
    ])
    #expect(applications.ids("ьуыыутпук") == ["Посланник"])
    #expect(applications.ids("еудупкфь") == ["Посланник"])
  }

  private func item(_ name: String, _ texts: SearchTexts) -> AppItem {
    var item = AppItem(id: .application(name), name: name)
    item.searchTexts = texts
    return item
  }
}
