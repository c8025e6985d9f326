import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("Letter folding")
struct LetterFoldingTests {
  /// Returns the folded letters of a text, with a space for each separator.
  private func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars where LetterFolding.shared.append(scalar, to: &bytes) == .separator {
      bytes.append(UInt8(ascii: " "))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func kind(_ scalar: Unicode.Scalar) -> LetterFolding.Kind {
    var bytes: [UInt8] = []
    return LetterFolding.shared.append(scalar, to: &bytes)
  }

  @Test(
    "Latin letters lose their case, marks and strokes",
    arguments: [
      ("ÉéÜüÑñÅå", "eeuunnaa"), ("ŐőČčŽžŞşĞğȚț", "oocczzssggtt"), ("ẤấỆệỮữỞởẶặ", "aaeeuuooaa"),
      ("ŁłØøĐđÐðÞþ", "llooddddthth"), ("ßẞÆæŒœ", "ssssaeaeoeoe"), ("ıİŊŋƏəſ", "iinnees"), ("ﬁﬂﬀﬃĲǆ", "fiflffffiijdz"),
      ("e\u{301}o\u{302}\u{323}", "eo"), ("Bücher", "bucher"), ("Ｆｉｌｅ１２", "file12"), ("𝔸𝒷Ⓒ🄳", "abcd"),
      ("ⅧªºKÅ", "viiiaoka"),
    ])
  func latin(_ text: String, _ expected: String) {
    #expect(folded(text) == expected)
  }

  @Test(
    "Letters of other alphabets become what users type",
    arguments: [
      ("άέήίόύώϊΐς", "αεηιουωιισ"), ("ΟΔΟΣ", "οδοσ"), ("ἈρχεῖΑ", "αρχεια"), ("Ёлка ѐѝ", "елка еи"),
      ("ЙЇЎЃЌ", "йїўѓќ"), ("и\u{306}і\u{308}у\u{306}", "йїў"), ("Календа\u{301}рь", "календарь"),
      ("أإآٱ", "اااا"), ("ةىیکؤئ", "هييكوي"), ("مُحَمَّـد", "محمد"), ("ﻻﷲ", "لاالله"), ("שָׁלוֹם", "שלום"),
      ("กำลังเก่า", "กำลังเก่า"), ("हिन्दी", "हिन्दी"), ("\u{9A4}\u{9CB}", "\u{9A4}\u{9C7}\u{9BE}"), ("Ⴀ Ა", "ⴀ ა"),
    ])
  func otherAlphabets(_ text: String, _ expected: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Katakana become hiragana, in full width",
    arguments: [
      ("カタカナ", "かたかな"), ("ｶﾀｶﾅ", "かたかな"), ("ｶﾞﾊﾟｳﾞｰ", "がぱゔー"), ("ガパヴー", "がぱゔー"), ("か\u{3099}は\u{309A}", "がぱ"),
      ("ファイル・ヘルプ", "ふぁいる へるぷ"),
      ("㍿㌔", "株式会社きろ"), ("設定", "設定"), ("⼀豈", "一豈"),
    ])
  func eastAsian(_ text: String, _ expected: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Each text that a Korean input method shows while a word is typed is a prefix of the word",
    arguments: [
      ("하나", ["ㅎ", "하", "한", "하나"]), ("과자", ["ㄱ", "고", "과", "괒", "과자"]), ("닭이", ["ㄷ", "다", "달", "닭", "닭이"]),
      ("각사", ["각", "갃", "각사"]), ("의자", ["ㅇ", "으", "의", "읮"]), ("까치", ["ㄲ", "까", "깣"]),
    ])
  func hangul(_ word: String, _ typed: [String]) {
    for prefix in typed {
      #expect(folded(word).utf8.starts(with: folded(prefix).utf8), "\(prefix)")
    }
    #expect(folded(word) != folded("하니"))
  }

  @Test("Hangul has the same letters when it is decomposed")
  func decomposedHangul() {
    #expect(folded("한") == "\u{1112}\u{1161}\u{1102}")
    #expect(folded("\u{1112}\u{1161}\u{11AB}") == folded("한"))
    #expect(folded("뷁") == folded("\u{1107}\u{1170}\u{11B0}"))
  }

  @Test(
    "Digits become ASCII digits",
    arguments: [("①②❶㉑", "12121"), ("²₃", "23"), ("٣۴", "34"), ("०९", "09"), ("１０", "10"), ("½", " "), ("⑴⒈", "11")])
  func digits(_ text: String, _ expected: String) {
    #expect(folded(text) == expected)
  }

  @Test("Punctuation, spaces and symbols separate words")
  func separators() {
    let separators = "–—·•«»…™®©℠’‘“”„。、・「」！（）＋€£¥÷×±°§¶←→★☆■´¨¸\u{A0}\u{2003}\u{3000}\u{2028}ʼʻ׳־،؟।"
    for scalar in separators.unicodeScalars {
      #expect(kind(scalar) == .separator, "\(scalar)")
    }
    #expect(folded("a - b\t+\n") == "a   b   ")
  }

  @Test("Invisible characters and marks vanish")
  func marks() {
    for value: UInt32 in [
      0x80, 0x85, 0x9F, 0xAD, 0x300, 0x301, 0x308, 0x345, 0x34F, 0x483, 0x5B7, 0x640, 0x64E, 0x670, 0x200B, 0x200D,
      0x200E, 0x202A, 0x2066, 0x20E3, 0x3099, 0x3164, 0xFE0F, 0xFE20, 0xFEFF, 0xFF9E, 0x1F3FB, 0x1F3FF, 0xE0020,
      0xE0100,
    ] {
      #expect(Unicode.Scalar(value).map(kind) == .mark, "\(String(value, radix: 16))")
    }
  }

  @Test("Emoji are letters, without their variations")
  func emoji() {
    #expect(folded("😀") == "😀")
    #expect(folded("👍🏽") == "👍")
    #expect(folded("❤\u{FE0F}") == "❤")
    #expect(folded("👩\u{200D}💻") == "👩💻")
    #expect(folded("🇩🇪") == "🇩🇪")
  }

  @Test("Unassigned and private scalars and noncharacters stay")
  func unassigned() {
    for value: UInt32 in [0x378, 0xE000, 0xF8FF, 0xFDD0, 0xFFFF, 0x1FFFF, 0x50000, 0xE1000, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(kind(scalar) == .letter && Array(folded(String(scalar)).unicodeScalars) == [scalar])
    }
  }

  @Test(
    "A mark at the start of a text, or after bytes that are not UTF-8, is ignored", arguments: [0x301, 0x306, 0x3099])
  func markAlone(_ value: UInt32) throws {
    let mark = try #require(Unicode.Scalar(value))
    for start: [UInt8] in [[], [0x80], [0xBF, 0x80, 0x80, 0x80], [0xE3], [0xF0, 0x9F], [0xFF, 0x8B], [0x20], [0x61]] {
      var bytes = start
      #expect(LetterFolding.shared.append(mark, to: &bytes) == .mark && bytes == start)
    }
  }

  @Test("The folded form of every scalar is valid, lower-case, and folds to itself")
  func everyScalar() {
    var failures: [UInt32] = []
    var (bytes, again): ([UInt8], [UInt8]) = ([], [])
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      bytes.removeAll(keepingCapacity: true)
      again.removeAll(keepingCapacity: true)
      let isLetter = LetterFolding.shared.append(scalar, to: &bytes) == .letter
      guard let text = String(validating: bytes, as: UTF8.self), isLetter != bytes.isEmpty else {
        failures.append(scalar.value)
        continue
      }
      let kinds = text.unicodeScalars.map { LetterFolding.shared.append($0, to: &again) }
      let isASCIIFolded = bytes.allSatisfy { $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      if bytes != again || !kinds.allSatisfy({ $0 == .letter }) || !isASCIIFolded { failures.append(scalar.value) }
    }
    #expect(failures.isEmpty)
  }

  @Test("Folding a random text twice changes nothing")
  func randomTexts() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let values = (0..<12).map { _ in UInt32.random(in: 0..<0x3400, using: &generator) }
      let once = folded(String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init))))
      #expect(Array(folded(once).utf8) == Array(once.utf8))
    }
  }
}
