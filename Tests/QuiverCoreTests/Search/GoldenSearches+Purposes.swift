extension GoldenSearches {
  /// Words for what an application is for, whatever its name is.
  static let purposes = GoldenSearches(
    "purposes",
    """
    # The default application for a purpose comes first, whatever its name is, unless a name is equal.
    browser · en_US · default firefox browser · firefox
    browser · en_US · default chromium browser · chromium
    internet · en_US · default firefox browser · firefox
    web browser · en_US · default vivaldi-stable browser · vivaldi-stable
    web · en_US · default firefox browser · Epiphany, firefox
    www · en_US · default firefox browser · firefox
    mail · en_US · default Thunderbird mail · Thunderbird
    email · en_US · default Evolution mail · Evolution
    e-mail · en_US · default Thunderbird mail · Thunderbird
    file manager · en_US · default dolphin files · dolphin
    file manager · en_US · default thunar files · thunar
    files · en_US · default dolphin files · Nautilus, dolphin
    folders · en_US · default Nautilus files · Nautilus
    explorer · en_US · default Nautilus files · Nautilus
    player · en_US · default vlc video · vlc
    video · en_US · default vlc video · vlc, Totem
    videos · en_US · default vlc video · Totem, vlc
    movies · en_US · default mpv video · mpv
    music · en_US · default Rhythmbox3 music · Music, Rhythmbox3
    music player · en_US · default strawberry music · strawberry
    photos · en_US · default eog photos · eog
    pictures · en_US · default gwenview photos · gwenview
    terminal · en_US · default kitty terminal · Terminal, kitty
    console · en_US · default kitty terminal · kitty
    command line · en_US · default kitty terminal · kitty
    settings · en_US · default systemsettings settings · Settings, systemsettings
    control panel · en_US · default Settings settings · Settings
    office · en_US · default libreoffice-startcenter office · libreoffice-startcenter
    text editor · en_US · default kate textEditor · TextEditor, kate
    editor · en_US · default kate textEditor · kate
    notepad · en_US · default kate textEditor · wine-notepad, kate
    calendar · en_US · default Evolution calendar · org.gnome.Calendar.desktop, Evolution
    # Habit decides among the others.
    browser · en_US · default firefox browser, google-chrome 50@0 · firefox, google-chrome
    browser · en_US · google-chrome 50@0 · google-chrome
    terminal · en_US · Alacritty 20@-1 · Terminal, Alacritty
    chat · en_US · signal-desktop 9@0 · signal-desktop
    # Without a default, those for the purpose come before the file managers that are called browsers.
    browser · en_US · - · torbrowser, yandex-browser
    internet browser · en_US · - · +firefox, +google-chrome, !ranger
    # The application comes before its settings.
    file manager · en_US · - · dolphin, thunar
    file manager settings · en_US · - · thunar-settings
    # A whole word comes before the beginning of another word.
    code · en_US · - · code, codeblocks, codepilot
    codep · en_US · - · codepilot
    codeb · en_US · - · codeblocks
    studio · en_US · - · +code, +android-studio
    # Suites.
    office · en_US · default libreoffice-startcenter office · +libreoffice-startcenter, +libreoffice-writer
    word processor · en_US · - · +libreoffice-writer, +wps-office-wps
    docs · en_US · - · +libreoffice-writer, +wps-office-wps
    spreadsheet · en_US · - · libreoffice-calc, wps-office-et
    slides · en_US · - · libreoffice-impress
    presentations · en_US · - · libreoffice-impress
    # Other purposes.
    paint · en_US · - · kolourpaint, krita
    image editor · en_US · - · gimp
    photo editor · en_US · - · +gimp, +krita
    vector graphics · en_US · - · Inkscape
    video editor · en_US · - · Avidemux, kdenlive, +olive
    audio editor · en_US · - · audacity
    calculator · en_US · - · org.gnome.Calculator.desktop
    zip · en_US · - · +FileRoller, +ark
    unzip · en_US · - · +FileRoller, +ark
    burn · en_US · - · brasero
    cd burner · en_US · - · brasero
    burning · en_US · - · burning-series, brasero
    printer · en_US · - · printers
    print · en_US · - · printers
    scanner · en_US · - · simple-scan
    scan · en_US · - · simple-scan
    messenger · en_US · - · +discord, +signal-desktop
    contacts · en_US · - · Contacts
    address book · en_US · - · Contacts
    clock · en_US · - · clocks
    task manager · en_US · - · +SystemMonitor, +plasma-systemmonitor
    processes · en_US · - · +SystemMonitor, +htop
    wifi · en_US · - · gnome-wifi-panel, nm-connection-editor
    wi-fi · en_US · - · gnome-wifi-panel, nm-connection-editor, !firefox
    wlan · en_US · - · gnome-wifi-panel, nm-connection-editor
    vpn · en_US · - · gnome-network-panel, nm-connection-editor, !vpaint
    torrents · en_US · - · +transmission-gtk, +ktorrent
    ide · en_US · - · +jetbrains-idea-ce, +code
    programming · en_US · - · +code, +qtcreator
    games · en_US · - · +steam, +wesnoth
    app store · en_US · - · Software
    software · en_US · - · Software
    pdf · en_US · - · Evince
    document viewer · en_US · - · Evince
    # Half a word says enough from five letters on.
    brows · en_US · default firefox browser · +firefox
    calcu · en_US · - · org.gnome.Calculator.desktop
    spread · en_US · - · +libreoffice-calc, +wps-office-et
    # German.
    browser · de_DE · default firefox browser · firefox
    internet · de_DE · default chromium browser · chromium
    dateimanager · de_DE · default thunar files · thunar
    dateien · de_DE · default dolphin files · Nautilus, dolphin
    ordner · de_DE · default dolphin files · dolphin
    musik · de_DE · default Rhythmbox3 music · Music, Rhythmbox3
    bilder · de_DE · default eog photos · eog
    fotos · de_DE · default Shotwell photos · Shotwell
    rechner · de_DE · - · +org.gnome.Calculator.desktop, +kcalc
    einstellungen · de_DE · - · Settings
    drucker · de_DE · - · printers
    brennen · de_DE · - · brasero
    WLAN · de_DE · - · gnome-wifi-panel, nm-connection-editor, !widelands
    netzwerk · de_DE · - · nm-connection-editor
    spiele · de_DE · - · +steam, +wesnoth
    schach · de_DE · - · nothing
    büro · de_DE · default libreoffice-startcenter office · libreoffice-startcenter
    textverarbeitung · de_DE · - · +libreoffice-writer
    tabellen · de_DE · - · +libreoffice-calc
    videoschnitt · de_DE · - · +kdenlive
    # French.
    navigateur · fr_FR · default firefox browser · firefox
    courriel · fr_FR · default Thunderbird mail · Thunderbird
    fichiers · fr_FR · default thunar files · Nautilus, thunar
    gestionnaire de fichiers · fr_FR · default dolphin files · dolphin
    vidéo · fr_FR · default vlc video · vlc
    video · fr_FR · default vlc video · vlc
    musique · fr_FR · default Rhythmbox3 music · Rhythmbox3
    lecteur · fr_FR · default vlc video · vlc
    images · fr_FR · default eog photos · eog
    paramètres · fr_FR · - · Settings
    réglages · fr_FR · default Settings settings · Settings
    calculatrice · fr_FR · - · org.gnome.Calculator.desktop
    imprimante · fr_FR · - · printers
    imprimer · fr_FR · - · printers
    réseau · fr_FR · - · nm-connection-editor
    jeux · fr_FR · - · +steam, +wesnoth
    bureautique · fr_FR · default libreoffice-startcenter office · libreoffice-startcenter
    tableur · fr_FR · - · +libreoffice-calc
    graver · fr_FR · - · brasero
    écran · fr_FR · - · kazam
    # Spanish.
    navegador · es_ES · default firefox browser · firefox
    correo · es_ES · default Thunderbird mail · Thunderbird
    archivos · es_ES · default dolphin files · Nautilus, dolphin
    carpetas · es_ES · default dolphin files · dolphin
    música · es_ES · default Rhythmbox3 music · Rhythmbox3
    imágenes · es_ES · default eog photos · eog
    ajustes · es_ES · default Settings settings · Settings
    calculadora · es_ES · - · +org.gnome.Calculator.desktop
    impresora · es_ES · - · printers
    juegos · es_ES · - · +steam
    hoja de cálculo · es_ES · - · +libreoffice-calc
    # Italian.
    posta · it_IT · default Thunderbird mail · Thunderbird
    cartelle · it_IT · default dolphin files · dolphin
    impostazioni · it_IT · default Settings settings · Settings
    calcolatrice · it_IT · - · +kcalc
    stampante · it_IT · - · printers
    musica · it_IT · default Rhythmbox3 music · Rhythmbox3
    giochi · it_IT · - · +steam
    # Portuguese.
    navegador · pt_BR · default firefox browser · firefox
    arquivos · pt_BR · default dolphin files · dolphin
    configurações · pt_BR · default Settings settings · Settings
    calculadora · pt_BR · - · +kcalc
    impressora · pt_BR · - · printers
    jogos · pt_BR · - · +steam
    # Dutch and Swedish.
    bestanden · nl_NL · default dolphin files · dolphin
    instellingen · nl_NL · default Settings settings · Settings
    rekenmachine · nl_NL · - · +kcalc
    muziek · nl_NL · default Rhythmbox3 music · Rhythmbox3
    webbläsare · sv_SE · default firefox browser · firefox
    inställningar · sv_SE · default Settings settings · Settings
    skrivare · sv_SE · - · printers
    # Polish and Czech.
    przeglądarka · pl_PL · default firefox browser · firefox
    pliki · pl_PL · default dolphin files · Nautilus, dolphin
    ustawienia · pl_PL · default systemsettings settings · Settings, systemsettings
    muzyka · pl_PL · default Rhythmbox3 music · Rhythmbox3
    drukarka · pl_PL · - · printers
    prohlížeč · cs_CZ · default firefox browser · firefox
    soubory · cs_CZ · default dolphin files · dolphin
    tiskárna · cs_CZ · - · printers
    # Russian and Ukrainian.
    браузер · ru_RU · default firefox browser · firefox
    интернет · ru_RU · default firefox browser · firefox
    почта · ru_RU · default Thunderbird mail · Thunderbird
    файлы · ru_RU · default dolphin files · Nautilus, dolphin
    проводник · ru_RU · default dolphin files · dolphin
    музыка · ru_RU · default Rhythmbox3 music · Music, Rhythmbox3
    видео · ru_RU · default vlc video · Totem, vlc
    фото · ru_RU · default eog photos · eog
    настройки · ru_RU · default systemsettings settings · Settings, systemsettings
    калькулятор · ru_RU · - · org.gnome.Calculator.desktop
    принтер · ru_RU · - · printers
    игры · ru_RU · - · +steam
    таблицы · ru_RU · - · +libreoffice-calc
    сеть · ru_RU · - · gnome-network-panel, nm-connection-editor
    браузер · uk_UA · default firefox browser · firefox
    файли · uk_UA · default dolphin files · Nautilus, dolphin
    # Turkish and Greek.
    tarayıcı · tr_TR · default firefox browser · firefox
    dosyalar · tr_TR · default dolphin files · dolphin
    yazıcı · tr_TR · - · printers
    hesap makinesi · tr_TR · - · org.gnome.Calculator.desktop
    αρχεία · el_GR · default dolphin files · Nautilus, dolphin
    εκτυπωτής · el_GR · - · printers
    # Arabic and Hebrew. The article does not count.
    إعدادات · ar_EG · - · Settings
    الإعدادات · ar_EG · - · Settings
    ملفات · ar_EG · default dolphin files · Nautilus, dolphin
    متصفح · ar_EG · default firefox browser · firefox
    طابعة · ar_EG · - · printers
    דפדפן · he_IL · default firefox browser · firefox
    הגדרות · he_IL · - · Settings
    # Japanese, Chinese and Korean.
    ファイル · ja_JP · default dolphin files · Nautilus, dolphin
    ブラウザ · ja_JP · default firefox browser · firefox
    音楽 · ja_JP · default Rhythmbox3 music · Rhythmbox3
    設定 · ja_JP · - · Settings
    電卓 · ja_JP · - · org.gnome.Calculator.desktop
    写真 · ja_JP · default eog photos · eog
    表計算 · ja_JP · - · +libreoffice-calc
    プリンタ · ja_JP · - · printers
    浏览器 · zh_CN · default firefox browser · firefox
    文件 · zh_CN · default dolphin files · Nautilus, dolphin
    音乐 · zh_CN · default Rhythmbox3 music · Music, Rhythmbox3
    设置 · zh_CN · - · Settings
    打印机 · zh_CN · - · printers
    图片 · zh_CN · default eog photos · eog
    瀏覽器 · zh_TW · default firefox browser · firefox
    設定 · zh_TW · - · Settings
    파일 · ko_KR · default dolphin files · Nautilus, dolphin
    브라우저 · ko_KR · default firefox browser · firefox
    설정 · ko_KR · - · Settings
    음악 · ko_KR · default Rhythmbox3 music · Rhythmbox3
    """)

  /// The sentence that describes an application, by whole words, after all other texts.
  static let comments = GoldenSearches(
    "comments",
    """
    epub · en_US · - · sigil
    epu · en_US · - · nothing
    book · en_US · - · +sigil
    record screen · en_US · - · +kazam
    screen record · en_US · - · +kazam
    non-linear · en_US · - · olive
    non-linear editor · en_US · - · olive
    directories · en_US · - · ranger
    directory · en_US · - · nothing
    cards · en_US · - · video-poker
    enregistre · fr_FR · - · kazam
    # The untranslated one too.
    record screen · fr_FR · - · +kazam
    imprimantes · fr_FR · - · printers
    """)

  /// Texts for which something was guessed. “Nothing found” says more.
  static let guesses = GoldenSearches(
    "guesses",
    """
    todo · en_US · - · nothing
    kill · en_US · - · nothing
    piano · en_US · - · nothing
    night · en_US · - · nothing
    # Four letters need beginnings of words.
    ffox · en_US · - · nothing
    kpxc · en_US · - · KeePassXC
    vsc · en_US · - · code
    # Nothing is guessed below what was found.
    spotify · en_US · - · spotify, !spot
    # Nothing is guessed in generic names, keywords and actions.
    broswer · en_US · - · +torbrowser, !firefox
    fi wi · en_US · - · !firefox
    """)
}
