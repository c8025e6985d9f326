import Testing

@testable import SpringboardEngine

@Suite("Pinyin")
struct PinyinTests {
  private func readings(_ text: String) -> [String] {
    text.unicodeScalars.flatMap { scalar in
      Pinyin.shared.readings(of: scalar).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "A name has the readings of its ideographs",
    arguments: [
      ("音乐", "yin yue"), ("银行", "yin hang"), ("重启", "chong qi"), ("重量", "zhong liang"), ("行动", "xing dong"),
      ("长度", "chang du"), ("校长", "xiao zhang"), ("调试", "tiao shi"), ("声调", "sheng diao"), ("设置", "she zhi"),
      ("计算器", "ji suan qi"), ("文件", "wen jian"), ("浏览器", "liu lan qi"), ("微信", "wei xin"), ("日历", "ri li"),
      ("游戏", "you xi"), ("视频", "shi pin"), ("输入法", "shu ru fa"), ("网易云音乐", "wang yi yun yin yue"),
      ("百度网盘", "bai du wang pan"), ("腾讯", "teng xun"), ("校准", "jiao zhun"), ("会计", "kuai ji"), ("拓展", "tuo zhan"),
      ("终端", "zhong duan"), ("截图", "jie tu"), ("软件商店", "ruan jian shang dian"), ("归档管理器", "gui dang guan li qi"),
    ])
  func simplified(_ name: String, _ expected: String) {
    for (ideograph, syllable) in zip(name, expected.split(separator: " ")) {
      let readings = readings(String(ideograph))
      #expect(readings.contains(String(syllable)), "\(ideograph): \(readings)")
    }
  }

  @Test(
    "Traditional ideographs have the readings of the simplified ones",
    arguments: [
      ("音樂", "yin yue"), ("銀行", "yin hang"), ("長", "chang"), ("計算機", "ji suan ji"), ("瀏覽器", "liu lan qi"),
      ("檔案", "dang an"), ("設定", "she ding"), ("會計", "kuai ji"),
    ])
  func traditional(_ name: String, _ expected: String) {
    simplified(name, expected)
  }

  @Test(
    "The most common reading comes first",
    arguments: [
      ("乐", ["le", "yue"]), ("行", ["xing", "hang"]), ("重", ["zhong", "chong"]), ("音", ["yin"]), ("的", ["de", "di"]),
      ("文", ["wen"]), ("安", ["an"]),
    ])
  func order(_ ideograph: String, _ expected: [String]) {
    #expect(readings(ideograph) == expected)
  }

  @Test(
    "ü is spelled v, and u too",
    arguments: [("旅", ["lv", "lu"]), ("女", ["nv", "nu"]), ("略", ["lve", "lue"]), ("率", ["lv", "shuai", "lu"])])
  func umlaut(_ ideograph: String, _ expected: [String]) {
    #expect(readings(ideograph) == expected)
  }

  @Test("Other letters have no readings", arguments: ["a", "é", "か", "한", "\u{0}", "😀", "\u{10FFFF}", "龦"])
  func none(_ letter: String) {
    #expect(readings(letter).isEmpty)
  }

  @Test("Every scalar has at most six readings of one to six letters, and nearly every ideograph has one")
  func everyScalar() {
    var count = 0
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      let readings = Pinyin.shared.readings(of: scalar)
      guard !readings.isEmpty else { continue }
      count += 1
      let areSyllables = readings.allSatisfy { syllable in
        (1...6).contains(syllable.count) && syllable.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      }
      #expect(areSyllables && readings.count <= 6 && Set(readings).count == readings.count)
      #expect((0x4E00...0x9FFF).contains(scalar.value))
    }
    #expect(count > 20_800)
  }
}
