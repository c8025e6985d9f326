import Testing

@testable import SpringboardEngine

@Suite("Spelling of kana")
struct KanaSpellingTests {
  private func latin(_ name: String) -> String {
    var bytes: [UInt8] = []
    for scalar in name.unicodeScalars { _ = LetterFolding.shared.append(scalar, to: &bytes) }
    return String(
      decoding: Romanization.latin(of: String(decoding: bytes, as: UTF8.self).unicodeScalars), as: UTF8.self)
  }

  @Test(
    "A name is spelled in the Hepburn system",
    arguments: [
      ("カメラ", "kamera"), ("マップ", "mappu"), ("ファイル", "fairu"), ("しゃしん", "shashin"), ("チャット", "chatto"),
      ("ジェット", "jetto"), ("マッチ", "matchi"), ("まっしろ", "masshiro"), ("ウィキ", "wiki"), ("ウェブ", "webu"),
      ("ティー", "ti"), ("ディスク", "disuku"), ("デュオ", "dyuo"), ("トゥール", "turu"), ("ヴァイオリン", "vaiorin"), ("ヴ", "vu"),
      ("クォーツ", "kwotsu"), ("ツァイト", "tsaito"), ("フュージョン", "fyujon"), ("イェイ", "yei"), ("シェル", "sheru"),
      ("コンピューター", "konpyuta"), ("ﾊﾟｽﾜｰﾄﾞ", "pasuwado"), ("ｶﾒﾗ", "kamera"), ("いすゞ", "isuzu"), ("こゝろ", "kokoro"),
      ("あっ", "a"), ("ぁ", "a"), ("ー", ""), ("写真アプリ", "写真apuri"), ("VLCメディア", "VLCmedia"), ("ヷ", "wa"),
    ])
  func spelling(_ name: String, _ expected: String) {
    #expect(latin(name) == expected.lowercased())
  }

  /// Each name is the only one that is found, and by every spelling.
  @Test(
    "A name is found by the usual spellings",
    arguments: [
      ("カメラ", "kamera camera かめら ｶﾒﾗ かm k ka kam"), ("マップ", "mappu maxtupu maltsupu mapp"),
      ("ファイル", "fairu fuairu fuxairu fulairu huairu fai"), ("ふぁいる", "fairu"), ("ﾌｧｲﾙ", "fairu"),
      ("シアター", "shiataa siata- siata shiatā si sh"), ("チーム", "chi-mu tiimu timu chimu"),
      ("ツール", "tsu-ru tu-ru tuuru turu tsuru tu"), ("フォト", "foto huoto fuxoto"), ("フル", "furu huru hu"),
      ("ジャズ", "jazu zyazu jyazu jixyazu"), ("シャープ", "sha-pu syaapu shapu sixyapu"),
      ("ジュース", "ju-su zyuusu jyusu"), ("チェス", "chesu tyesu cyesu tixesu"), ("シェル", "sheru syeru shixeru"),
      ("フィルム", "firumu fuxirumu"), ("フェリー", "feri- feri"),
      ("ティー", "ti- thi- texi- teli- ti thii t'i"), ("ディスク", "disuku dhisuku dexisuku delisuku"),
      ("デュオ", "dyuo dhuo dexyuo"), ("トゥルー", "turu- twuru toxuru"), ("ヴィデオ", "video vuxideo"), ("ヴ", "vu"),
      ("サーバー", "sa-ba- saabaa saba sābā"), ("メール", "me-ru meeru meru"), ("とうきょう", "toukyou tokyo tōkyō toukyo"),
      ("おおさか", "oosaka osaka"), ("つづき", "tsuzuki tuduki tsuduki tuzuki"), ("はなぢ", "hanaji hanadi hanazi"),
      ("マッチ", "matchi macchi matti"), ("まっちゃ", "matcha maccha mattya"), ("きって", "kitte"),
      ("しんぶん", "shinbun shimbun sinbun sinnbunn"), ("きんえん", "kin'en kinnenn kinen"),
      ("コンマ", "konma komma konnma"), ("ウィキ", "wiki uxiki uiki"), ("ウォッチ", "wotchi whotti uxotti"),
      ("クイズ", "kuizu quizu"), ("クォーツ", "kwo-tsu kuxo-tu qo-tu"), ("ラジオ", "rajio razio radio"),
      ("メール クライアント", "meeru kuraianto me-ru kuraianto kurai"),
      ("テキスト・エディター", "tekisutoedita- ediita tekisuto edhitaa"),
    ])
  func found(_ name: String, _ spellings: String) {
    let applications = SearchScratch(name, "Xylograph", "Яблоко")
    for typed in spellings.split(separator: " ") {
      #expect(applications.ids(String(typed)).first == name, "\(typed)")
    }
  }

  @Test("Each syllable is found in the Hepburn and Kunrei systems")
  func systems() {
    let syllables = [
      ("シ", "shi si"), ("チ", "chi ti"), ("ツ", "tsu tu"), ("フ", "fu hu"), ("ジ", "ji zi"), ("ヂ", "ji di"), ("ヅ", "zu du"),
      ("シャ", "sha sya"), ("シュ", "shu syu"), ("ショ", "sho syo"), ("チャ", "cha tya"), ("チュ", "chu tyu"),
      ("チョ", "cho tyo"), ("ジャ", "ja zya"), ("ジュ", "ju zyu"), ("ジョ", "jo zyo"), ("キャ", "kya"), ("リョ", "ryo"),
      ("ファ", "fa"), ("フィ", "fi"), ("フェ", "fe"), ("フォ", "fo"), ("ティ", "ti thi"), ("ディ", "di dhi"), ("ヴ", "vu"),
    ]
    for (kana, spellings) in syllables {
      let applications = SearchScratch(kana + "ワ", "Xylograph")
      for typed in spellings.split(separator: " ") {
        #expect(applications.ids(typed + "wa") == [kana + "ワ"], "\(typed)")
      }
    }
  }

  @Test("A direct spelling precedes a loose one")
  func order() {
    #expect(SearchScratch("ジスク", "ディスク").ids("disuku") == ["ディスク", "ジスク"])
    #expect(SearchScratch("ツール", "Turu").ids("turu") == ["Turu", "ツール"])
  }

  @Test("Other words do not mean kana")
  func others() {
    let applications = SearchScratch("カメラ", "イベント")
    for typed in ["libel", "xx", "lll", "office", "you", "zx"] { #expect(applications.ids(typed) == [], "\(typed)") }
  }
}
