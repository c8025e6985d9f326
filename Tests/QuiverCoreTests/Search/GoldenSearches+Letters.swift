extension GoldenSearches {
  /// Marks, and letters of several alphabets.
  static let letters = GoldenSearches(
    "letters",
    """
    # Marks do not matter, neither in names nor in queries.
    # https://github.com/Ulauncher/Ulauncher/issues/708: Touché disappeared when the e was typed.
    touch · en_US · - · touche
    touche · en_US · - · touche
    touché · en_US · - · touche
    touche\u{301} · en_US · - · touche
    TOUCHÉ · en_US · - · touche
    # https://github.com/VaibhavLakhera/minimo-launcher/issues/121.
    mys · en_US · - · myskoda
    skoda · en_US · - · myskoda
    myškoda · en_US · - · myskoda
    # https://github.com/ubports/unity8/issues/236, https://github.com/MM2-0/Kvaesitso/issues/181.
    meteo · fr_FR · - · Weather
    météo · fr_FR · - · Weather
    parametres · fr_FR · - · Settings
    configuracion · es_ES · - · Settings
    kalkulacka · cs_CZ · - · Calculator
    präsentation · de_DE · - · libreoffice-impress
    prasentation · de_DE · - · libreoffice-impress
    passworter · de_DE · - · Application
    passwörter · de_DE · - · Application
    systemuber · de_DE · - · SystemMonitor
    lautstarke · de_DE · - · pavucontrol
    firéfox · en_US · - · firefox
    cai dat · vi_VN · - · Settings
    cài đặt · vi_VN · - · Settings
    caidat · vi_VN · - · Settings
    thoi tiet · vi_VN · - · Weather
    tap tin · vi_VN · default org.gnome.Nautilus files · Nautilus
    # Letters that are no marked forms of others.
    lodz · en_US · - · lodz-map
    łódź · pl_PL · - · lodz-map
    lódz · en_US · - · lodz-map
    LODZ MAP · en_US · - · lodz-map
    ŁÓDŹ · en_US · - · lodz-map
    smorrebrod · en_US · - · smorrebrod
    smørrebrød · da_DK · - · smorrebrod
    SMØRREBRØD · da_DK · - · smorrebrod
    smörrebröd · sv_SE · - · smorrebrod
    strasse · en_US · - · strassenkarte
    straße · de_DE · - · strassenkarte
    STRASSE · de_DE · - · strassenkarte
    strassenkarte · en_US · - · strassenkarte
    dong ho · en_US · - · dongho
    đồng hồ · vi_VN · - · dongho
    dongho · en_US · - · dongho
    aegir · en_US · - · aegir
    ægir · en_US · - · aegir
    ÆGIR · is_IS · - · aegir
    oeuvres · fr_FR · - · oeuvres
    œuvres · fr_FR · - · oeuvres
    completes · fr_FR · - · oeuvres
    isik · en_US · - · isik
    ışık · tr_TR · - · isik
    IŞIK · tr_TR · - · isik
    ISIK · tr_TR · - · isik
    olcer · tr_TR · - · isik
    ucbirim · tr_TR · - · Terminal
    # Full width.
    ｆｉｒｅｆｏｘ · ja_JP · - · firefox
    Ｆｉｒｅ · ja_JP · - · firefox
    ＱＱ · zh_CN · - · qq
    ７ｚｉｐ · ja_JP · - · 7zip
    memopad · en_US · - · memopad
    memo · en_US · - · memopad
    ｍｅｍｏ · ja_JP · - · memopad
    firefox　private · en_US · - · firefox, firefox:new-private-window
    # Pictures.
    tunes · en_US · - · musicbox
    🎵 · en_US · - · +musicbox
    🎵 tunes · en_US · - · musicbox
    # Scripts without case.
    الإعدادات · ar_EG · - · Settings
    الاعدادات · ar_EG · - · Settings
    الملفات · ar_EG · - · Nautilus
    ملفات · ar_EG · - · +Nautilus
    הגדרות · he_IL · - · Settings
    הגד · he_IL · - · Settings
    टर्मिनल · hi_IN · - · Terminal
    विन्यास · hi_IN · - · Settings
    การตั้งค่า · th_TH · - · Settings
    """)

  /// Names in Cyrillic, and Cyrillic queries.
  static let cyrillic = GoldenSearches(
    "Cyrillic",
    """
    настройки · ru_RU · - · Settings
    НАСТРОЙКИ · ru_RU · - · Settings
    настр · ru_RU · - · Settings
    файлы · ru_RU · - · Nautilus
    терминал · ru_RU · - · Terminal, konsole
    терм · ru_RU · - · Terminal
    калькулятор · ru_RU · - · Calculator, kcalc
    кальк · ru_RU · - · Calculator
    погода · ru_RU · - · Weather
    карты · ru_RU · - · Maps
    музыка · ru_RU · - · Music, yandex-music
    яндекс · ru_RU · at 1 yandex-browser, at 2 yandex-music · yandex-browser, yandex-music
    яндекс · ru_RU · at 2 yandex-browser, at 1 yandex-music · yandex-music, yandex-browser
    яндекс браузер · ru_RU · - · yandex-browser
    яндекс.браузер · ru_RU · - · yandex-browser
    ябраузер · ru_RU · - · yandex-browser
    яб · ru_RU · - · yandex-browser
    ям · ru_RU · - · yandex-music
    браузер · ru_RU · - · yandex-browser, +firefox
    веб-браузер · ru_RU · chromium 9@0 · chromium
    огнелис · ru_RU · - · firefox
    файрфокс · ru_RU · - · firefox
    почта · ru_RU · - · Thunderbird
    гос · ru_RU · - · gosuslugi
    предпр · ru_RU · - · enterprise
    1с · ru_RU · - · enterprise
    2гис · ru_RU · - · dublgis
    медиаплеер · ru_RU · - · vlc
    параметры · ru_RU · - · systemsettings
    # Latin queries. https://github.com/Neamar/KISS/issues/996: Cyrillic names could not be typed in Latin letters.
    nastr · ru_RU · - · Settings
    nastroyki · ru_RU · - · Settings
    nastroiki · ru_RU · - · Settings
    nastrojki · ru_RU · - · Settings
    fayly · ru_RU · - · Nautilus
    terminal · ru_RU · - · Terminal
    kalkulyator · ru_RU · - · Calculator
    kalkulator · ru_RU · - · Calculator
    pogoda · ru_RU · - · Weather
    karty · ru_RU · - · Maps
    chasy · ru_RU · - · clocks
    muzyka · ru_RU · - · Music, yandex-music
    yandex · ru_RU · - · yandex-browser, +yandex-music
    yandeks · ru_RU · - · +yandex-browser, +yandex-music
    yandeks muzyka · en_US · - · yandex-music
    yandex muz · en_US · - · yandex-music
    gosuslugi · ru_RU · - · gosuslugi
    gosuslugi · en_US · - · gosuslugi
    2gis · en_US · - · dublgis
    1c · ru_RU · - · enterprise
    predpriyatie · ru_RU · - · enterprise
    pochta · ru_RU · - · Thunderbird
    ognelis · ru_RU · - · firefox
    shahmaty · ru_RU · - · Chess
    shakhmaty · ru_RU · - · Chess
    prilozheniy · ru_RU · - · Software
    # Cyrillic queries for Latin names. https://github.com/pop-os/launcher/issues/29.
    телеграм · ru_RU · - · org.telegram.desktop
    телег · ru_RU · - · org.telegram.desktop
    дискорд · ru_RU · - · discord
    блендер · ru_RU · - · blender
    вим · ru_RU · - · vim
    кате · ru_RU · - · kate
    крита · ru_RU · - · krita
    консол · ru_RU · - · konsole
    гимп · ru_RU · - · gimp
    телеграм · en_US · - · org.telegram.desktop
    # Ukrainian.
    налаштування · uk_UA · - · Settings
    nalasht · uk_UA · - · Settings
    термінал · uk_UA · - · Terminal
    terminal · uk_UA · - · Terminal
    файли · uk_UA · - · Nautilus
    """)

  /// Names in Greek.
  static let greek = GoldenSearches(
    "Greek",
    """
    τερματικό · el_GR · - · Terminal, konsole
    τερματικο · el_GR · - · Terminal, konsole
    ΤΕΡΜΑΤΙΚΟ · el_GR · - · Terminal
    τερμ · el_GR · - · Terminal
    ρυθμίσεις · el_GR · - · Settings, systemsettings
    ρυθμισεισ · el_GR · - · Settings, systemsettings
    ρυθμίσεις συστήματος · el_GR · - · systemsettings
    αρχεία · el_GR · - · Nautilus
    αρχεια · el_GR · - · Nautilus
    αριθμ · el_GR · - · Calculator
    μουσικη · el_GR · - · Music
    χαρτες · el_GR · - · Maps
    εργάνη · el_GR · - · ergani
    ΕΡΓΑΝΗ · el_GR · - · ergani
    περιηγητής · el_GR · - · firefox
    # Latin queries.
    termatiko · el_GR · - · Terminal
    termat · el_GR · - · Terminal
    rythmiseis · el_GR · - · Settings
    rithmisis · el_GR · - · +Settings
    archeia · el_GR · - · Nautilus
    arxeia · el_GR · - · Nautilus
    mousiki · el_GR · - · Music
    ergani · en_US · - · ergani
    imerologio · el_GR · - · Calendar
    files · el_GR · - · Nautilus
    settings · el_GR · - · Settings
    """)
}
