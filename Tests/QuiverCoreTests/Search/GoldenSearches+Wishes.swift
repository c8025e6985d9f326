extension GoldenSearches {
  /// What new users typed among 450 applications of Debian, in fifteen languages.
  static let wishes = GoldenSearches(
    "wishes",
    """
    # Settings: the word for them is not in the name of the panel.
    display settings · en_US · - · gnome-display-panel
    settings display · en_US · - · gnome-display-panel
    display sett · en_US · - · gnome-display-panel
    keyboard settings · en_US · - · gnome-keyboard-panel
    bluetooth settings · en_US · - · gnome-bluetooth-panel
    bildschirm einstellungen · de_DE · - · gnome-display-panel
    bildschirmeinstellungen · de_DE · - · gnome-display-panel
    wlan-einstellungen · de_DE · - · gnome-wifi-panel
    ajustes de pantalla · es_ES · - · gnome-display-panel
    настройки клавиатура · ru_RU · - · gnome-keyboard-panel
    显示设置 · zh_CN · - · gnome-display-panel
    printer settings · en_US · - · printers
    settings · en_US · default org.gnome.Settings settings · Settings
    # The network: each panel by its own words.
    vpn · en_US · - · gnome-network-panel
    wifi · zh_CN · - · gnome-wifi-panel
    wifi · en_US · - · gnome-wifi-panel, nm-connection-editor, !gnome-bluetooth-panel
    # Plurals, and words written as one.
    web browsers · en_US · - · +firefox, +google-chrome, +chromium
    music players · en_US · - · +org.gnome.Music, +org.gnome.Rhythmbox3
    stopwatches · en_US · - · clocks
    sound con · en_US · - · !gnome-display-panel
    bittorrent clients · en_US · - · +org.qbittorrent.qBittorrent
    texteditor · en_US · - · org.gnome.TextEditor
    # Small words, articles, and umlauts without dots.
    burn a cd · en_US · - · brasero
    la calculatrice · fr_FR · - · Calculator
    l'horloge · fr_FR · - · clocks
    die einstellungen · de_DE · - · Settings
    praesentation · de_DE · - · libreoffice-impress
    ההגדרות · he_IL · - · Settings
    फाइल · hi_IN · - · Nautilus
    # Everyday words for what entries name in English only.
    壁紙 · ja_JP · - · gnome-background-panel
    fond d'écran · fr_FR · - · gnome-background-panel
    배경화면 · ko_KR · - · gnome-background-panel
    copia de seguridad · es_ES · - · +timeshift-gtk
    # A purpose is no reason to show what cannot do it.
    draw · en_US · - · libreoffice-draw
    flowchart · en_US · - · +libreoffice-draw
    # The application before others that run its program.
    thunar · en_US · - · thunar, thunar-bulk-rename
    # Two applications of the same name: the preferred one.
    tập tin · vi_VN · default org.gnome.Nautilus files · org.gnome.Nautilus, nemo
    tập tin · vi_VN · default nemo files · nemo, org.gnome.Nautilus
    # Words in different texts: better if one is in the name.
    lock screen · en_US · - · gnome-screen-panel
    # No guesses: letters with wide gaps, beginnings of letters of a kind, another first letter in a later word.
    notion · en_US · - · nothing
    format usb · en_US · - · nothing
    tinder · en_US · - · nothing
    """
  )
}
