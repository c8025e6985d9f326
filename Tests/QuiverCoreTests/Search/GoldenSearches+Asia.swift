extension GoldenSearches {
  /// Chinese names, pinyin and its initials.
  static let chinese = GoldenSearches(
    "Chinese",
    """
    # https://github.com/vicinaehq/vicinae/issues/1136: “wechat” did not find 微信.
    wechat · zh_CN · - · wechat
    wechat · zh_TW · - · wechat
    微信 · zh_CN · - · wechat
    微 · zh_CN · - · wechat
    # https://github.com/Neamar/KISS/issues/1088, 1452 and 2460; https://github.com/tanujnotes/Olauncher/issues/371:
    # pinyin and its initials.
    weixin · zh_CN · - · wechat
    weixin · zh_TW · - · wechat
    weix · zh_CN · - · wechat
    wei xin · zh_CN · - · wechat
    wx · zh_CN · - · wechat
    wxin · zh_CN · - · wechat
    WEIXIN · zh_CN · - · wechat
    计算器 · zh_CN · - · Calculator
    计算 · zh_CN · - · Calculator
    jisuanqi · zh_CN · - · Calculator
    jisuan · zh_CN · - · Calculator
    jis · zh_CN · - · Calculator
    jsq · zh_CN · - · Calculator
    ji suan qi · zh_CN · - · Calculator
    文件 · zh_CN · - · Nautilus
    wenjian · zh_CN · - · Nautilus
    wj · zh_CN · - · Nautilus
    设置 · zh_CN · - · Settings, systemsettings
    shezhi · zh_CN · - · Settings, systemsettings
    sz · zh_CN · - · Settings
    系统设置 · zh_CN · - · systemsettings
    xitongshezhi · zh_CN · - · systemsettings
    xtsz · zh_CN · - · systemsettings
    xitong shezhi · zh_CN · - · systemsettings
    终端 · zh_CN · - · Terminal, konsole
    zhongduan · zh_CN · - · Terminal, konsole
    zhongd · zh_CN · - · Terminal
    zd · zh_CN · - · Terminal
    ditu · zh_CN · - · Maps
    rili · zh_CN · - · Calendar
    tianqi · zh_CN · - · Weather
    shizhong · zh_CN · - · clocks
    ruanjian · zh_CN · - · Software
    shipin · zh_CN · - · Totem
    shipinbianji · zh_CN · - · kdenlive
    wenben · zh_CN · - · TextEditor
    wbbjq · zh_CN · - · TextEditor
    文本 · zh_CN · - · TextEditor
    # Names that are not only Chinese.
    qq音乐 · zh_CN · - · qqmusic
    qqyinyue · en_US · - · qqmusic
    qqyy · zh_CN · - · qqmusic
    qq yinyue · zh_CN · - · qqmusic
    wps文字 · zh_CN · - · wps-office-wps
    wpswenzi · zh_CN · - · wps-office-wps
    wps wenzi · zh_CN · - · wps-office-wps
    wpswz · zh_CN · - · wps-office-wps
    wps bg · zh_CN · - · wps-office-et
    wps · zh_CN · at 1 wps-office-wps, at 2 wps-office-et · wps-office-wps, wps-office-et
    # Characters with several readings.
    yinyue · zh_CN · - · Music, +qqmusic, +netease-cloud-music
    yinhang · zh_CN · - · cmb
    zsyh · zh_CN · - · cmb
    zhaoshang · zh_CN · - · cmb
    xingli · zh_CN · - · !Calculator
    huiyi · zh_CN · - · wemeetapp
    音乐 · zh_CN · - · Music, +qqmusic, +netease-cloud-music
    wangyi · zh_CN · - · netease-cloud-music
    wangyiyun · zh_CN · - · netease-cloud-music
    wyy · zh_CN · - · netease-cloud-music
    wyyyy · zh_CN · - · netease-cloud-music
    网易 · zh_CN · - · netease-cloud-music
    網易 · zh_TW · - · netease-cloud-music
    netease · zh_CN · - · netease-cloud-music
    baidu · zh_CN · - · baidunetdisk
    wangpan · zh_CN · - · baidunetdisk
    bdwp · zh_CN · - · baidunetdisk
    txhy · zh_CN · - · wemeetapp
    tengxun · zh_CN · - · wemeetapp
    dingding · zh_CN · - · dingtalk
    dd · zh_CN · - · dingtalk
    feishu · zh_CN · - · bytedance-feishu
    fs · zh_CN · - · bytedance-feishu
    jietu · zh_CN · - · deepin-screen-recorder
    jtlp · zh_CN · - · deepin-screen-recorder
    截图 · zh_CN · - · deepin-screen-recorder, Flameshot
    bilibili · en_US · - · bilibili
    blbl · en_US · - · bilibili
    xiecheng · en_US · - · ctrip
    xclx · zh_CN · - · ctrip
    lvxing · zh_CN · - · ctrip
    huohu · zh_CN · - · firefox
    火狐 · zh_CN · - · firefox
    liulanqi · zh_CN · - · firefox
    ff · zh_CN · - · firefox
    # Traditional characters.
    設定 · zh_TW · - · Settings
    sheding · zh_TW · - · Settings
    終端機 · zh_TW · - · Terminal
    zhongduanji · zh_TW · - · Terminal
    檔案 · zh_TW · - · Nautilus
    dangan · zh_TW · - · Nautilus
    """)

  /// Japanese and Korean names.
  static let asian = GoldenSearches(
    "Japanese and Korean",
    """
    ファイル · ja_JP · - · Nautilus
    ﾌｧｲﾙ · ja_JP · - · Nautilus
    端末 · ja_JP · - · Terminal
    設定 · ja_JP · - · Settings
    電卓 · ja_JP · - · Calculator
    カレンダー · ja_JP · - · Calendar
    カレ · ja_JP · - · Calendar
    地図 · ja_JP · - · Maps
    メール · ja_JP · - · Thunderbird
    ﾒｰﾙ · ja_JP · - · Thunderbird
    テキスト · ja_JP · - · TextEditor
    ミュージック · ja_JP · - · Music
    じゃんたま · ja_JP · - · jantama
    ブラウザ · ja_JP · - · firefox
    プレイヤー · ja_JP · - · +vlc
    vlcメディア · ja_JP · - · vlc
    オフィス · ja_JP · - · libreoffice-startcenter
    settings · ja_JP · - · Settings
    files · ja_JP · - · Nautilus
    terminal · ja_JP · - · Terminal
    설정 · ko_KR · - · Settings
    터미널 · ko_KR · - · Terminal, konsole
    터미 · ko_KR · - · Terminal
    \u{1110}\u{1165}\u{1106}\u{1175}\u{1102}\u{1165}\u{11AF} · ko_KR · - · Terminal, konsole
    계산기 · ko_KR · - · Calculator
    텍스트 편집기 · ko_KR · - · TextEditor
    텍스트편집기 · ko_KR · - · TextEditor
    카카오톡 · ko_KR · - · KakaoTalk
    카카오 · ko_KR · - · KakaoTalk
    kakao · ko_KR · - · KakaoTalk
    잉크 · ko_KR · - · Inkscape
    inkscape · ko_KR · - · Inkscape
    큐빗 · ko_KR · - · qBittorrent
    qbittorrent · ko_KR · - · qBittorrent
    """)

  /// Names without translation, next to translated ones.
  static let untranslated = GoldenSearches(
    "untranslated names",
    """
    # https://github.com/elementary/applications-menu/issues/129, https://github.com/diced/dlauncher/issues/11,
    # https://github.com/fandreuz/TUI-ConsoleLauncher/issues/52.
    files · de_DE · - · Nautilus
    dateien · de_DE · - · Nautilus
    datei · de_DE · - · Nautilus
    settings · de_DE · - · Settings
    einstellungen · de_DE · - · Settings
    einst · de_DE · - · Settings
    system settings · de_DE · - · systemsettings
    systemeinst · de_DE · - · systemsettings
    calculator · de_DE · - · Calculator
    calc · de_DE · - · Calculator, +libreoffice-calc
    taschen · de_DE · - · Calculator, kcalc
    rechner · de_DE · - · Calculator, kcalc
    weather · de_DE · - · Weather
    wetter · de_DE · - · Weather
    screenshot · de_DE · - · Flameshot, spectacle
    bildschirmfoto · de_DE · - · spectacle
    disks · de_DE · - · DiskUtility
    laufwerke · de_DE · - · DiskUtility
    terminal · de_DE · - · Terminal
    text editor · de_DE · - · TextEditor
    texteditor · de_DE · - · TextEditor
    system monitor · de_DE · - · SystemMonitor
    document viewer · de_DE · - · Evince
    image viewer · de_DE · - · eog
    archive · de_DE · - · FileRoller
    passwords · de_DE · - · Application
    bluetooth · de_DE · - · gnome-bluetooth-panel, blueman-manager
    # https://github.com/elementary/calculator/issues/61: the Czech calculator was not found by “calc”.
    calc · cs_CZ · - · Calculator, +libreoffice-calc
    kalk · cs_CZ · - · Calculator
    calc · ru_RU · - · Calculator, +libreoffice-calc
    files · ru_RU · - · Nautilus
    settings · ru_RU · - · Settings
    calculator · ru_RU · - · Calculator
    weather · ru_RU · - · Weather
    yandex browser · ru_RU · - · yandex-browser
    settings · zh_CN · - · Settings
    files · zh_CN · - · Nautilus
    text editor · zh_CN · - · TextEditor
    terminal · zh_CN · - · Terminal
    calendar · zh_CN · - · Calendar
    dingtalk · zh_CN · - · dingtalk
    baidu netdisk · zh_CN · - · baidunetdisk
    files · fr_FR · - · Nautilus
    fichiers · fr_FR · - · Nautilus
    weather · fr_FR · - · Weather
    kalkulator · pl_PL · - · Calculator, kcalc
    calculator · pl_PL · - · Calculator
    # https://github.com/pop-os/shell/issues/1079: Tweaks was only found without its translation.
    ajustes · pt_BR · - · tweaks
    tweaks · pt_BR · - · tweaks
    # The translated name is better than the others.
    web · ru_RU · - · Epiphany, web-whatsapp
    maps · de_DE · - · Maps
    karten · de_AT · - · Maps
    karten · de_DE.UTF-8 · - · Maps
    fichiers · fr_CA · - · Nautilus
    settings · C · - · Settings
    einstellungen · en_US · - · Settings
    """)
}
