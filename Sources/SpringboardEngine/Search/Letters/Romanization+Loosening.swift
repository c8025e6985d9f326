/// Users spell the same name differently: шахматы as shahmaty, shakhmaty or shahmati.
extension Romanization {
  /// Returns the spelling that stands for all spellings which users may mean alike.
  ///
  /// It is applied to romanized names and to what the user typed, and its result is only compared with its results.
  /// Digits and bytes outside ASCII stay.
  ///
  /// For Cyrillic, the result for a typed prefix is a prefix of the result for the name, as far as possible. For this
  /// reason the rules prefer the longest of several spellings: the result for h is kh, so that the result for k is a
  /// prefix of it. For Greek this holds only for consonants: the result for ou and u is i, which does not start with o.
  /// Compare the romanization without phoneticKey too, in order to find names by each prefix of the usual spelling.
  ///
  /// For kana it holds for whole syllables.
  ///
  /// - Parameters:
  ///   - latin: Text in ASCII lower case, of a single word.
  ///   - script: The alphabet of the names that the result is compared with.
  /// - Returns: The loose spelling.
  static func phoneticKey(_ latin: ArraySlice<UInt8>, as script: Script = .cyrillic) -> [UInt8] {
    switch script {
    case .cyrillic: cyrillicRules.respelling(latin)
    case .greek: greekRules.respelling(latin)
    case .kana: kanaRules.respelling(latin)
    }
  }

  /// - й, ы, и, і and ї are one letter. е, э, є and ё are another one, with or without a y before it.
  /// - г and х are one letter, because Ukrainians write г as h.
  /// - ц, ч and ћ are one letter, and ж is z and ш is s, because Serbian users leave out carons.
  /// - щ is spelled sh, sch and shch, and sht in Bulgarian. So t and ch after s are left out everywhere.
  private static let cyrillicRules = SpellingRules(
    """
    y:i j:i e:ie yo:ie jo:ie io:ie g:kh h:kh gh:kh kh:kh gj:kh kj:k q:k w:v x:ks zh:z dj:d \
    c:ts ch:ts cz:ts tc:ts tch:ts ts:ts tsh:ts tsch:ts tz:ts \
    sh:s sc:s sch:s shc:s shch:s st:s sht:s scht:s skh:s
    """)

  /// - η, ι, υ, ε and the digraphs αι, ει, οι, ου are one letter: users write them as i, y, u, e and as digraphs.
  /// - χ and ξ are one letter, because both are written as x.
  /// - β and μπ are one letter, and δ and ντ, and γ and γκ.
  private static let greekRules = SpellingRules(
    """
    y:i u:i e:i j:i ai:i ei:i oi:i ou:i oy:i w:o \
    ay:amp au:amp af:amp aph:amp ey:imp eu:imp ef:imp eph:imp \
    b:mp v:mp mp:mp mph:mph d:nt nt:nt nd:nt nth:nth gk:g ng:g nch:gkh nh:gkh nx:gkh nkh:gkh \
    f:ph ph:ph h:kh c:kh ch:kh kh:kh x:kh ks:kh th:th ps:ps q:k
    """)

  /// Kana as they are typed for an input method: in the Hepburn, Kunrei and Nihon systems, as kana with small ones, such
  /// as `texi` for ティ, and with the words that Microsoft's and Google's tables have for them, such as `thi`.
  ///
  /// - し, ち, つ, ふ and じ are si, ti, tu, hu and zi. ティ is ti too, and ディ is zi, because ぢ is typed di.
  /// - ファ is hua, ヴァ is vua, ツァ is tua, クァ is kua and ウィ is ui.
  /// - A long vowel is short: おう, おお and おー are o. A doubled consonant is a single one.
  /// - ん is n before b, m and p too.
  private static let kanaRules = SpellingRules(
    """
    sh:s sha:sya shu:syu sho:syo she:sye swi:si suxi:si \
    c:t ca:ka cu:ku co:ko ci:si ce:se ch:t cha:tya chu:tyu cho:tyo che:tye cy:ty \
    ts:t tsa:tua tsi:tui tse:tue tso:tuo th:t tha:tya thu:tyu tho:tyo the:tye tw:t \
    f:h fa:hua fi:hui fe:hue fo:huo fy:huy hw:hu va:vua vi:vui ve:vue vo:vuo vy:vuy \
    j:z ja:zya ju:zyu jo:zyo je:zye jy:zy zwi:zi zuxi:zi dz:z \
    di:zi du:zu dy:zy dhi:zi dha:zya dhu:zyu dho:zyo dwu:zu ddi:zi ddu:zu ddy:zy ddhi:zi \
    wi:ui we:ue wo:uo wh:u kw:ku gw:gu q:ku qu:ku \
    xa:a xi:i xu:u xe:e xo:o xya:ya xyu:yu xyo:yo xwa:a xtu: xtsu: xn:n \
    ixya:ya ixyu:yu ixyo:yo ixe:ye exi:i dexi:zi exyu:yu dexyu:zyu oxu:u doxu:zu \
    teli:ti deli:zi tolu:tu dolu:zu fula:hua fuli:hui fule:hue fulo:huo ltu: ltsu: \
    ou:o mb:nb mp:np mm:nm
    """)
}
