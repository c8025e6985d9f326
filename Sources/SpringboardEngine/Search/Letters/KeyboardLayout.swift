/// A keyboard layout with other letters than Latin ones, for text that was typed while the wrong layout was chosen.
struct KeyboardLayout: Sendable {
  /// The letter that each key types. A key is named by what it types in the US layout, with Shift if the layout needs it.
  private let letters: [Unicode.Scalar: Unicode.Scalar]
  /// The key of each letter.
  private let keys: [Unicode.Scalar: Unicode.Scalar]

  /// Reads entries such as `fа`: the key, and what it types.
  private init(_ table: String) {
    let entries = table.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    let pairs = entries.compactMap { entry in entry.first.flatMap { key in entry.dropFirst().first.map { (key, $0) } } }
    letters = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    keys = Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts that the same keys would have typed in the other layout: with each layout, what its keys type in the US layout,
  /// or what keys of the US layout type in it. A text with letters that are not on the keys has none.
  static func readings(of text: String) -> Set<String> {
    let isLatin = text.utf8.allSatisfy { $0 < 0x80 }
    return Set(all.compactMap { isLatin ? $0.letters(of: text) : $0.keys(of: text) })
  }

  private func letters(of text: String) -> String? {
    text.unicodeScalars.reading { [letters[$0] ?? letters[$0.withoutShift]] }
  }

  private func keys(of text: String) -> String? {
    text.unicodeScalars.reading { scalar in keys[scalar].map { [$0] } ?? scalar.foldedLetters.map { keys[$0] } }
  }
}

extension String.UnicodeScalarView {
  /// Replaces each scalar. Those other than letters may stay; nil if a letter has no replacement, or one that is no letter.
  fileprivate func reading(_ replace: (Unicode.Scalar) -> [Unicode.Scalar?]) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in self {
      let found = replace(scalar)
      if !found.isEmpty, let scalars = found.complete, scalars.allSatisfy(\.isLetter) || !scalar.isLetter {
        result.append(contentsOf: scalars)
      } else if scalar.isLetter {
        return nil
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension [Unicode.Scalar?] {
  /// All scalars; nil if one is missing.
  fileprivate var complete: [Unicode.Scalar]? {
    let scalars = compactMap(\.self)
    return scalars.count == count ? scalars : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a mark, but not a digit.
  fileprivate var isLetter: Bool { properties.isAlphabetic || properties.generalCategory == .nonspacingMark }

  /// The letters that search compares: those of a Hangul syllable, or the small letter of a capital one.
  fileprivate var foldedLetters: [Unicode.Scalar] {
    var bytes: [UInt8] = []
    _ = LetterFolding.shared.append(self, to: &bytes)
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// The character that the same key types without Shift in the US layout.
  fileprivate var withoutShift: Unicode.Scalar {
    Self.shifted[self] ?? properties.lowercaseMapping.unicodeScalars.first ?? self
  }

  private static let shifted: [Unicode.Scalar: Unicode.Scalar] = [
    "{": "[", "}": "]", ":": ";", "\"": "'", "<": ",", ">": ".", "~": "`", "|": "\\",
  ]
}

/// The letters are those of xkeyboard-config 2.35, in the default variant of each file of `symbols`, at the first level
/// and, where it has further letters, at the second one.
extension KeyboardLayout {
  static let all = [russian, ukrainian, belarusian, bulgarian, serbian, greek, hebrew, arabic, persian, thai, korean]
    .map(KeyboardLayout.init)

  /// `ru`.
  private static let russian = """
    `ё qй wц eу rк tе yн uг iш oщ pз [х ]ъ aф sы dв fа gп hр jо kл lд ;ж 'э zя xч cс vм bи nт mь ,б .ю
    """

  /// `ua`.
  private static let ukrainian = """
    qй wц eу rк tе yн uг iш oщ pз [х ]ї \\ґ aф sі dв fа gп hр jо kл lд ;ж 'є zя xч cс vм bи nт mь ,б .ю
    """

  /// `by`.
  private static let belarusian = """
    `ё qй wц eу rк tе yн uг iш oў pз [х aф sы dв fа gп hр jо kл lд ;ж 'э zя xч cс vм bі nт mь ,б .ю
    """

  /// `bg`.
  private static let bulgarian = """
    q, wу eе rи tш yщ uк iс oд pз [ц aь sя dа fо gж hг jт kн lв ;м 'ч zю xй cъ vэ bф nх mп ,р .л /б
    """

  /// `rs`.
  private static let serbian = """
    qљ wњ eе rр tт yз uу iи oо pп [ш ]ђ \\ж aа sс dд fф gг hх jј kк lл ;ч 'ћ zж xџ cц vв bб nн mм
    """

  /// `gr`. The key of the accent types U+0301, which search ignores.
  private static let greek = """
    q; wς eε rρ tτ yυ uθ iι oο pπ aα sσ dδ fφ gγ hη jξ kκ lλ ;\u{301} zζ xχ cψ vω bβ nν mμ
    """

  /// `il`.
  private static let hebrew = """
    q/ w' eק rר tא yט uו iן oם pפ aש sד dג fכ gע hי jח kל lך ;ף zז xס cב vה bנ nמ mצ ,ת .ץ
    """

  /// `ara`.
  private static let arabic = """
    `ذ qض wص eث rق tف yغ uع iه oخ pح [ج ]د aش sس dي fب gل hا jت kن lم ;ك 'ط zئ xء cؤ vر bﻻ nى mة ,و .ز /ظ
    Tﻹ Yإ Gﻷ Hأ Bﻵ Nآ
    """

  /// `ir`.
  private static let persian = """
    qض wص eث rق tف yغ uع iه oخ pح [ج ]چ aش sس dی fب gل hا jت kن lم ;ک 'گ zظ xط cز vر bذ nد mپ ,و
    Aؤ Sئ Dي Fإ Gأ Hآ Jة Zك Cژ Mء
    """

  /// `th`.
  private static let thai = """
    1ๅ 4ภ 5ถ 6ุ 7ึ 8ค 9ต 0จ -ข =ช qๆ wไ eำ rพ tะ yั uี iร oน pย [บ ]ล \\ฃ aฟ sห dก fด gเ h้ j่ kา lส ;ว 'ง
    zผ xป cแ vอ bิ nื mท ,ม .ใ /ฝ Eฎ Rฑ Tธ Yํ U๊ Iณ Oฯ Pญ {ฐ |ฅ Aฤ Sฆ Dฏ Fโ Gฌ H็ J๋ Kษ Lศ :ซ Cฉ Vฮ Bฺ N์ <ฒ >ฬ ?ฦ
    """

  /// The two sets of KS X 5002, which input methods use, in the form to which ``LetterFolding`` folds them.
  private static let korean = """
    qᄇ wᄌ eᄃ rᄀ tᄉ yᅭ uᅧ iᅣ oᅢ pᅦ aᄆ sᄂ dᄋ fᄅ gᄒ hᅩ jᅥ kᅡ lᅵ zᄏ xᄐ cᄎ vᄑ bᅲ nᅮ mᅳ
    Qᄈ Wᄍ Eᄄ Rᄁ Tᄊ Oᅤ Pᅨ
    """
}
