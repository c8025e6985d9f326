extension GoldenSearches {
  /// Typing errors: one from five letters on, and two from eight.
  static let typingErrors = GoldenSearches(
    "typing errors",
    """
    # A letter too many.
    gooogle · en_US · - · google-chrome
    firefoxx · en_US · - · firefox
    setttings · en_US · - · Settings
    konsolle · en_US · - · konsole
    steeam · en_US · - · steam
    # A wrong letter. https://github.com/Neamar/KISS/pull/2465: “Qhattsapp”.
    firefix · en_US · - · firefox
    girefox · en_US · - · firefox
    konzole · en_US · - · konsole
    spotifi · en_US · - · spotify
    dpotify · en_US · - · spotify
    calculater · en_US · - · Calculator
    audasity · en_US · - · audacity
    # Two letters in the wrong order.
    fierfox · en_US · - · firefox
    konsloe · en_US · - · konsole
    spoitfy · en_US · - · spotify
    thunderbrid · en_US · - · Thunderbird
    discrod · en_US · - · discord
    dicsord · en_US · - · discord
    telegarm · en_US · - · org.telegram.desktop
    wiershark · en_US · - · Wireshark
    terminla · en_US · - · Terminal
    calcualtor · en_US · - · Calculator
    caclulator · en_US · - · Calculator
    blneder · en_US · - · blender
    inkscpae · en_US · - · Inkscape
    audactiy · en_US · - · audacity
    chromuim · en_US · - · chromium
    chormium · en_US · - · chromium
    stema · en_US · - · steam
    staem · en_US · - · steam
    slakc · en_US · - · slack
    vitrualbox · en_US · - · virtualbox
    # A letter is missing.
    tunderbird · en_US · - · Thunderbird
    dicord · en_US · - · discord
    calclator · en_US · - · Calculator
    # An error in a later word.
    crhome · en_US · - · google-chrome
    micorsoft · en_US · - · microsoft-edge
    google crhome · en_US · - · google-chrome
    system setitngs · en_US · - · systemsettings
    # An error before the whole name is typed.
    fierf · en_US · - · nothing
    fierfo · en_US · - · firefox
    spitif · en_US · - · spotify
    thunedr · en_US · - · Thunderbird
    libreiff · en_US · - · +libreoffice-writer, +libreoffice-startcenter
    # Two errors. Many believe that Inkscape is called Inkspace.
    inkspace · en_US · - · Inkscape
    fierfoxx · en_US · - · firefox
    thundrebrid · en_US · - · Thunderbird
    calcualtro · en_US · - · Calculator
    qhattsapp · en_US · - · web-whatsapp
    # Two errors are too many for seven letters, and one for three.
    gooogel · en_US · - · !google-chrome
    fierfxo · en_US · - · !firefox
    arj · en_US · - · !ark
    vin · en_US · - · !vim
    # Errors in other scripts, names and texts.
    einstelungen · de_DE · - · Settings
    einstellugnen · de_DE · - · Settings
    taschenrehcner · de_DE · - · Calculator
    терминла · ru_RU · - · Terminal
    настрокйи · ru_RU · - · Settings
    калькулятро · ru_RU · - · Calculator
    τερματιοκ · el_GR · - · Terminal
    jisaunqi · zh_CN · - · Calculator
    weixni · zh_CN · - · wechat
    natuilus · en_US · - · Nautilus
    # Names without errors come first.
    spot · en_US · - · spot, spotify
    kate · en_US · - · kate
    mail · en_US · - · kmail2
    gimp · en_US · gvim 200@0 · gimp
    maps · en_US · - · Maps
    music · en_US · - · Music
    """)

  /// Texts for which nothing is found, or little.
  static let noise = GoldenSearches(
    "noise",
    """
    # https://github.com/Ulauncher/Ulauncher/issues/629: “wreterkoptretret” found LibreOffice Writer.
    wreterkoptretret · en_US · - · nothing
    asdfghjkl · en_US · - · nothing
    qwertz · en_US · - · nothing
    zzzz · en_US · - · nothing
    xxxxxxxx · en_US · - · nothing
    1234567890 · en_US · - · nothing
    jjjjjjjj · zh_CN · - · nothing
    龘龘龘 · zh_CN · - · nothing
    щщщщщщ · ru_RU · - · nothing
    firefoxfirefoxfirefox · en_US · - · nothing
    firefox zzzz · en_US · - · nothing
    zzzz firefox · en_US · - · nothing
    konsole gimp · en_US · - · nothing
    # https://github.com/davatorium/rofi/issues/1100: “vscode” found an application without any of its letters.
    vscode · en_US · - · code, !Boxes, !bitwarden, !brave-browser
    # Short queries do not match letters that are far apart.
    # https://github.com/falzonv/discreet-launcher/issues/315: too many irrelevant results.
    firefox · en_US · - · firefox, !filezilla, !FileRoller, !Nautilus
    konsole · en_US · - · konsole, !kolourpaint, !KeePassXC
    steam · en_US · - · steam, !systemsettings
    thunderbird · en_US · - · Thunderbird, !thunar
    kdenlive · en_US · - · kdenlive, !krita, !kate
    spotify · en_US · - · spotify, !spot, !elisa
    # White space and case do not matter.
    FIREFOX · en_US · - · firefox
    fIrEfOx · en_US · - · firefox
    VLC · en_US · - · vlc
    vlc · en_US · - · vlc
    Google Chrome · en_US · - · google-chrome
    ␣␣gimp · en_US · - · gimp
    gimp␣␣ · en_US · - · gimp
    google␣ · en_US · - · google-chrome
    """)
}
