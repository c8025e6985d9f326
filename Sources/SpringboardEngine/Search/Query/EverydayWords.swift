/// Everyday words for things that desktop entries often name in English only, among their untranslated keywords.
struct EverydayWords: Sendable {
  private let english: [[UInt8]: Needle]

  static let shared = EverydayWords()

  private init() {
    var found: [[UInt8]: Needle] = [:]
    for (english, words) in Self.table {
      for word in FoldedTexts.foldedWords(of: words) { found[word] = Needle(FoldedTexts.fold(english.utf8.span)) }
    }
    english = found
  }

  /// The English word for what the query names; nil if it names nothing, or in English.
  func english(for needle: Needle) -> Needle? {
    english[needle.bytes].flatMap { $0 == needle ? nil : $0 }
  }

  /// Commas and ends of lines separate the words.
  private static let table: KeyValuePairs<String, String> = [
    "wallpaper": """
    hintergrundbild, bildschirmhintergrund, fond d'écran, papier peint, fondo de pantalla, sfondo, papel de parede
    plano de fundo, achtergrond, bureaubladachtergrond, bakgrundsbild, tapeta, pozadí plochy, обои, шпалери, ταπετσαρία
    duvar kağıdı, טפט, خلفية, خلفية الشاشة, वॉलपेपर, 壁紙, 壁纸, 桌面背景, 桌布, 배경화면, 배경 화면
    """,
    "brightness": """
    helligkeit, bildschirmhelligkeit, luminosité, brillo, luminosità, brilho, helderheid, ljusstyrka, jasność, jas, яркость
    яскравість, φωτεινότητα, parlaklık, בהירות, سطوع, चमक, 輝度, 明るさ, 亮度, 屏幕亮度, 밝기, 화면 밝기
    """,
    "backup": """
    datensicherung, sicherung, sauvegarde, copia de seguridad, respaldo, copia di sicurezza, cópia de segurança, back-up
    säkerhetskopia, säkerhetskopiering, kopia zapasowa, kopie zapasowe, záloha, zálohování, резервная копия
    резервное копирование, бэкап, резервна копія, αντίγραφο ασφαλείας, αντίγραφα ασφαλείας, yedek, yedekleme, גיבוי
    نسخ احتياطي, نسخة احتياطية, बैकअप, バックアップ, 备份, 備份, 백업
    """,
    "screenshot": """
    bildschirmfoto, bildschirmaufnahme, capture d'écran, captura de pantalla, captura de tela, captura de ecrã, schermata
    schermafbeelding, schermafdruk, skärmbild, skärmdump, zrzut ekranu, snímek obrazovky, скриншот, снимок экрана, знімок екрана
    στιγμιότυπο οθόνης, ekran görüntüsü, צילום מסך, لقطة شاشة, स्क्रीनशॉट, スクリーンショット, スクショ, 截屏, 截图, 截圖
    螢幕擷取, 캡처, 화면 캡처, 캡쳐, 스크린샷
    """,
    "password": """
    passwort, kennwort, mot de passe, contraseña, senha, palavra-passe, wachtwoord, lösenord, hasło, heslo, пароль
    κωδικός, κωδικός πρόσβασης, parola, şifre, סיסמה, كلمة المرور, पासवर्ड, パスワード, 密码, 密碼, 비밀번호, 암호
    """,
    "input method": """
    eingabemethode, méthode de saisie, método de entrada, metodo di immissione, invoermethode, метод ввода, метод введення
    入力メソッド, 日本語入力, 输入法, 輸入法, 입력기
    """,
  ]
}
