extension GoldenSearches {
  /// Spanish, Italian, Portuguese and Dutch queries.
  static let western = GoldenSearches(
    "Western Europe",
    """
    # Spanish. Names, with and without accents, in capitals, unfinished and with errors.
    config · es_ES · - · Settings
    CONFIGURACIÓN · es_ES · - · Settings
    configuraciom · es_ES · - · Settings
    archiv · es_ES · - · +Nautilus
    archvios · es_ES · - · Nautilus
    terminal · es_ES · - · Terminal
    # Purposes.
    internet · es_ES · default chromium browser · chromium
    naveg · es_ES · default firefox browser · +firefox
    correo electronico · es_ES · default Thunderbird mail · Thunderbird
    explorador de archivos · es_ES · default thunar files · thunar
    musica · es_ES · default Rhythmbox3 music · Rhythmbox3
    imagenes · es_ES · default eog photos · eog
    vídeos · es_ES · default vlc video · Totem, vlc
    películas · es_ES · default mpv video · mpv
    consola · es_ES · - · +konsole, +Terminal
    calendario · es_ES · default Evolution calendar · Evolution
    editor de texto · es_ES · default kate textEditor · kate
    bloc de notas · es_ES · default gedit textEditor · gedit
    panel de control · es_ES · default Settings settings · Settings
    reloj · es_ES · - · clocks
    escaner · es_ES · - · simple-scan
    impresoras · es_ES · - · printers
    descomprimir · es_ES · - · +FileRoller, +ark
    administrador de tareas · es_ES · - · +SystemMonitor
    # Italian.
    browser · it_IT · default firefox browser · firefox
    posta elettronica · it_IT · default Evolution mail · Evolution
    gestore file · it_IT · default dolphin files · dolphin
    gestore di file · it_IT · default dolphin files · dolphin
    navigatore · it_IT · default firefox browser · firefox
    foto · it_IT · default Shotwell photos · Shotwell
    immagini · it_IT · default eog photos · eog
    filmati · it_IT · default mpv video · mpv
    lettore musicale · it_IT · default Rhythmbox3 music · Rhythmbox3
    riga di comando · it_IT · - · +Terminal
    terminale · it_IT · - · +Terminal
    calendario · it_IT · default Evolution calendar · Evolution
    editor di testo · it_IT · default kate textEditor · kate
    blocco note · it_IT · default gedit textEditor · gedit
    pannello di controllo · it_IT · default Settings settings · Settings
    negozio · it_IT · default discover software · discover
    ufficio · it_IT · default libreoffice-startcenter office · libreoffice-startcenter
    orologio · it_IT · - · clocks
    calcola · it_IT · - · +Calculator
    foglio di calcolo · it_IT · - · +libreoffice-calc
    STAMPANTE · it_IT · - · printers
    masterizzare · it_IT · - · brasero
    firefxo · it_IT · - · firefox
    # Portuguese, in Brazil and in Portugal.
    ajustes · pt_BR · default Settings settings · tweaks, Settings
    ajsutes · pt_BR · - · tweaks
    configuracoes · pt_BR · default Settings settings · Settings
    CONFIGURAÇÕES · pt_BR · default Settings settings · Settings
    definições · pt_PT · default Settings settings · Settings
    ficheiros · pt_PT · default Nautilus files · Nautilus
    correio · pt_PT · default Thunderbird mail · Thunderbird
    pastas · pt_BR · default dolphin files · dolphin
    gerenciador de arquivos · pt_BR · default thunar files · thunar
    musica · pt_BR · default Rhythmbox3 music · Rhythmbox3
    imagens · pt_BR · default eog photos · eog
    filmes · pt_BR · default mpv video · mpv
    calendario · pt_BR · default Evolution calendar · Evolution
    bloco de notas · pt_BR · default gedit textEditor · gedit
    loja · pt_BR · default Software software · Software
    terminal · pt_BR · - · Terminal
    relogio · pt_BR · - · clocks
    planilha · pt_BR · - · +libreoffice-calc
    câmera · pt_BR · - · +Cheese
    imprimir · pt_BR · - · printers
    # Dutch.
    browser · nl_NL · default firefox browser · firefox
    e-mail · nl_NL · default Evolution mail · Evolution
    mappen · nl_NL · default dolphin files · dolphin
    bestandsbeheer · nl_NL · default thunar files · thunar
    MUZIEK · nl_NL · default Rhythmbox3 music · Rhythmbox3
    foto's · nl_NL · default Shotwell photos · Shotwell
    foto’s · nl_NL · default Shotwell photos · Shotwell
    fotos · nl_NL · default Shotwell photos · Shotwell
    afbeeldingen · nl_NL · default eog photos · eog
    films · nl_NL · default mpv video · mpv
    agenda · nl_NL · - · +Calendar
    kladblok · nl_NL · default gedit textEditor · gedit
    instell · nl_NL · default Settings settings · +Settings
    opdrachtregel · nl_NL · - · +Terminal
    klok · nl_NL · - · clocks
    rekenblad · nl_NL · - · +libreoffice-calc
    afdrukken · nl_NL · - · printers
    spelletjes · nl_NL · - · +steam
    spellen · nl_NL · - · +steam
    taakbeheer · nl_NL · - · +SystemMonitor
    thuderbird · nl_NL · - · Thunderbird
    """)

  /// Polish, Czech and Ukrainian queries.
  static let eastern = GoldenSearches(
    "Eastern Europe",
    """
    # Polish. Names first, then purposes.
    PLIKI · pl_PL · - · Nautilus
    plik · pl_PL · - · Nautilus
    ustaw · pl_PL · - · Settings
    ustawenia · pl_PL · - · Settings
    kalendarz · pl_PL · - · Calendar
    klendarz · pl_PL · - · Calendar
    edytor tekstu · pl_PL · - · TextEditor
    monitor systemu · pl_PL · - · SystemMonitor
    pogoda · pl_PL · - · Weather
    mapy · pl_PL · - · Maps
    nowe okno · pl_PL · - · +firefox:new-window
    przegladarka · pl_PL · default firefox browser · firefox
    poczta · pl_PL · default Thunderbird mail · Thunderbird
    menedżer plików · pl_PL · default dolphin files · dolphin
    menedzer plikow · pl_PL · default dolphin files · dolphin
    zdjecia · pl_PL · default Shotwell photos · Shotwell
    filmy · pl_PL · default mpv video · mpv
    notatnik · pl_PL · default kate textEditor · kate
    budzik · pl_PL · - · clocks
    menedżer zadań · pl_PL · - · +SystemMonitor
    arkusz kalkulacyjny · pl_PL · - · +libreoffice-calc
    # Czech.
    KALKULAČKA · cs_CZ · - · Calculator
    kalkulacak · cs_CZ · - · Calculator
    terminál · cs_CZ · - · Terminal
    prohlizec · cs_CZ · default firefox browser · firefox
    webový prohlížeč · cs_CZ · default chromium browser · chromium
    pošta · cs_CZ · default Thunderbird mail · Thunderbird
    správce souborů · cs_CZ · default thunar files · thunar
    spravce souboru · cs_CZ · default thunar files · thunar
    složky · cs_CZ · default dolphin files · dolphin
    hudba · cs_CZ · default Rhythmbox3 music · Rhythmbox3
    obrázky · cs_CZ · default eog photos · eog
    fotky · cs_CZ · default eog photos · eog
    filmy · cs_CZ · default mpv video · mpv
    nastavení · cs_CZ · default Settings settings · Settings
    nastaveni · cs_CZ · default Settings settings · Settings
    kalendář · cs_CZ · default Evolution calendar · Evolution
    poznámkový blok · cs_CZ · default gedit textEditor · gedit
    příkazový řádek · cs_CZ · - · +Terminal
    hodiny · cs_CZ · - · clocks
    tisk · cs_CZ · - · printers
    hry · cs_CZ · - · +steam
    správce úloh · cs_CZ · - · +SystemMonitor
    # Ukrainian.
    НАЛАШТУВАННЯ · uk_UA · - · Settings
    налаш · uk_UA · - · Settings
    налаштувння · uk_UA · - · Settings
    файл · uk_UA · - · Nautilus
    fayly · uk_UA · - · Nautilus
    терм · uk_UA · - · Terminal
    командний рядок · uk_UA · - · +Terminal
    телеграм · uk_UA · - · org.telegram.desktop
    інтернет · uk_UA · default firefox browser · firefox
    пошта · uk_UA · default Thunderbird mail · Thunderbird
    файловий менеджер · uk_UA · default thunar files · thunar
    теки · uk_UA · default dolphin files · dolphin
    музика · uk_UA · default Rhythmbox3 music · Rhythmbox3
    фільми · uk_UA · default mpv video · mpv
    світлини · uk_UA · default Shotwell photos · Shotwell
    календар · uk_UA · default Evolution calendar · Evolution
    блокнот · uk_UA · default kate textEditor · kate
    калькулятор · uk_UA · - · +Calculator, +kcalc
    годинник · uk_UA · - · clocks
    друк · uk_UA · - · printers
    ігри · uk_UA · - · +steam
    """)

  /// Turkish, Arabic and Hebrew queries.
  static let nearEastern = GoldenSearches(
    "Near East",
    """
    # Turkish. The capital of i is İ, and that of ı is I.
    AYARLAR · tr_TR · - · Settings
    ayar · tr_TR · - · Settings
    ayralar · tr_TR · - · Settings
    uçbirim · tr_TR · - · Terminal
    UÇBİRİM · tr_TR · - · Terminal
    UÇBIRIM · tr_TR · - · Terminal
    hesap · tr_TR · - · Calculator
    HESAP MAKİNESİ · tr_TR · - · Calculator
    hesap makinası · tr_TR · - · Calculator
    FİREFOX · tr_TR · - · firefox
    FIREFOX · tr_TR · - · firefox
    TARAYICI · tr_TR · default firefox browser · firefox
    tarayici · tr_TR · default firefox browser · firefox
    İNTERNET · tr_TR · default firefox browser · firefox
    e-posta · tr_TR · default Thunderbird mail · Thunderbird
    dosya yöneticisi · tr_TR · default dolphin files · dolphin
    MÜZİK · tr_TR · default Rhythmbox3 music · Rhythmbox3
    muzik · tr_TR · default Rhythmbox3 music · Rhythmbox3
    fotoğraflar · tr_TR · default Shotwell photos · Shotwell
    takvim · tr_TR · default Evolution calendar · Evolution
    not defteri · tr_TR · default gedit textEditor · gedit
    komut satiri · tr_TR · - · +Terminal
    YAZICI · tr_TR · - · printers
    saat · tr_TR · - · clocks
    # Arabic. Neither the article nor the marks of the letters count.
    اعدادات · ar_EG · - · Settings
    الاعداد · ar_EG · - · +Settings
    الإعداادت · ar_EG · - · Settings
    إعدادات الطباعة · ar_EG · - · printers
    المتصفح · ar_EG · default firefox browser · firefox
    الإنترنت · ar_EG · default firefox browser · firefox
    انترنت · ar_EG · default chromium browser · chromium
    بريد · ar_EG · default Thunderbird mail · Thunderbird
    البريد · ar_EG · default Thunderbird mail · Thunderbird
    مجلدات · ar_EG · default dolphin files · dolphin
    موسيقى · ar_EG · default Rhythmbox3 music · Rhythmbox3
    الموسيقى · ar_EG · default Rhythmbox3 music · Rhythmbox3
    فيديو · ar_EG · default vlc video · vlc
    الصور · ar_EG · default eog photos · eog
    التقويم · ar_EG · default Evolution calendar · Evolution
    محرر النصوص · ar_EG · default kate textEditor · kate
    الطابعة · ar_EG · - · printers
    طابعه · ar_EG · - · printers
    آلة حاسبة · ar_EG · - · +Calculator
    الآلة الحاسبة · ar_EG · - · +Calculator
    العاب · ar_EG · - · +steam
    # Hebrew.
    הגדר · he_IL · - · Settings
    אינטרנט · he_IL · default chromium browser · chromium
    דואר · he_IL · default Thunderbird mail · Thunderbird
    דוא"ל · he_IL · default Thunderbird mail · Thunderbird
    דוא״ל · he_IL · default Thunderbird mail · Thunderbird
    קבצים · he_IL · default dolphin files · dolphin
    מנהל קבצים · he_IL · default thunar files · thunar
    מוזיקה · he_IL · default Rhythmbox3 music · Rhythmbox3
    מוסיקה · he_IL · default Rhythmbox3 music · Rhythmbox3
    סרטים · he_IL · default mpv video · mpv
    תמונות · he_IL · default eog photos · eog
    יומן · he_IL · default Evolution calendar · Evolution
    לוח שנה · he_IL · default Evolution calendar · Evolution
    עורך טקסט · he_IL · default kate textEditor · kate
    שורת פקודה · he_IL · - · +Terminal
    טרמינל · he_IL · - · +Terminal
    מחשבון · he_IL · - · +Calculator, +kcalc
    שעון · he_IL · - · clocks
    מדפסת · he_IL · - · printers
    סורק · he_IL · - · simple-scan
    משחקים · he_IL · - · +steam
    מצגת · he_IL · - · libreoffice-impress
    """)
}
