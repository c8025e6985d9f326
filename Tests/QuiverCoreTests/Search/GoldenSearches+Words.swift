extension GoldenSearches {
  /// Words in any order, beginnings of words, initials, parts of words, and gaps.
  static let words = GoldenSearches(
    "words",
    """
    # Later words.
    photoshop · en_US · - · !gimp
    explorer · en_US · - · +dolphin, +firefox, +thunar
    chess · en_US · - · Chess
    image manipulation · en_US · - · gimp
    studio code · en_US · - · code
    # https://github.com/Ulauncher/Ulauncher/issues/324: “what” to “whatsap” found other applications.
    what · en_US · - · web-whatsapp
    whats · en_US · - · web-whatsapp
    whatsa · en_US · - · web-whatsapp
    whatsap · en_US · - · web-whatsapp
    whatsapp · en_US · - · web-whatsapp
    # https://github.com/vackosar/search-based-launcher/issues/35: later words of long names were not found.
    server settings · en_US · - · nvidia-settings
    linguist · en_US · - · linguist
    # The order of words does not matter: https://github.com/samsonwang/LaunchyQt/issues/35,
    # https://github.com/Flow-Launcher/Flow.Launcher/issues/2315, https://github.com/Keypirinha/Keypirinha/issues/572.
    calc libreoffice · en_US · - · libreoffice-calc
    chrome google · en_US · - · google-chrome
    edge micro · en_US · - · microsoft-edge
    wesnoth battle · en_US · - · wesnoth
    package synaptic manager · en_US · - · synaptic
    monitor plasma system · en_US · - · plasma-systemmonitor
    manager file · en_US · - · +thunar, +dolphin
    # Beginnings of words.
    sys set · en_US · - · systemsettings
    sys mon · en_US · - · SystemMonitor, plasma-systemmonitor
    lib wri · en_US · - · libreoffice-writer
    gno che · en_US · - · Chess
    mic ed · en_US · - · microsoft-edge
    vis st co · en_US · - · code
    go ea · en_US · - · google-earth-pro
    qt cr · en_US · - · qtcreator
    doc sc · en_US · - · simple-scan
    bat wes · en_US · - · wesnoth
    # Initials.
    vsc · en_US · - · code
    bfw · en_US · - · wesnoth
    hgl · en_US · - · hgl
    dua · en_US · - · baobab
    nxss · en_US · - · nvidia-settings
    psm · en_US · - · plasma-systemmonitor
    gimp · de_DE · - · gimp
    gc · en_US · google-chrome 3@0 · google-chrome
    tb · en_US · - · torbrowser
    loc · en_US · - · +libreoffice-calc
    low · en_US · - · libreoffice-writer
    lc · en_US · - · libreoffice-calc
    stk · en_US · - · supertuxkart
    # Beginnings of words without spaces.
    fdr · en_US · - · fdroid
    fd · en_US · - · fdroid
    lioc · en_US · - · libreoffice-calc
    lica · en_US · - · libreoffice-calc
    liwr · en_US · - · libreoffice-writer
    lowr · en_US · - · libreoffice-writer
    libcal · en_US · - · libreoffice-calc
    libmath · en_US · - · libreoffice-math
    gochr · en_US · - · google-chrome
    googlechrome · en_US · - · google-chrome
    micedge · en_US · - · microsoft-edge
    visco · en_US · - · code
    sysmon · en_US · - · SystemMonitor, plasma-systemmonitor
    kdeco · en_US · - · kdeconnect.app
    docscan · en_US · - · simple-scan
    chmap · en_US · - · gucharmap
    imvi · en_US · - · eog
    texed · en_US · - · TextEditor
    systemset · en_US · - · systemsettings
    vbox · en_US · - · virtualbox
    # https://github.com/luantak/FokusLauncher/issues/48, https://github.com/falzonv/discreet-launcher/issues/315,
    # https://github.com/MM2-0/Kvaesitso/issues/1609: dashes, and words after them.
    fdroid · en_US · - · fdroid
    f-droid · en_US · - · fdroid
    f droid · en_US · - · fdroid
    droid · en_US · - · fdroid
    f-d · en_US · - · fdroid
    7zip · en_US · - · 7zip
    7-zip · en_US · - · 7zip
    7z · en_US · - · +7zip, +ark
    drawio · en_US · - · drawio
    draw.io · en_US · - · drawio
    draw io · en_US · - · drawio
    codeblocks · en_US · - · codeblocks
    code::blocks · en_US · - · codeblocks
    code blocks · en_US · - · codeblocks
    codeb · en_US · - · codeblocks
    xournal · en_US · - · xournalpp
    xournal++ · en_US · - · xournalpp
    xournalpp · en_US · - · xournalpp
    c++ · en_US · - · cpp-reference
    0ad · en_US · - · 0ad
    0 ad · en_US · - · 0ad
    halflife · en_US · - · halflife
    half-life · en_US · - · halflife
    emacs gui · en_US · - · emacs
    playpause · en_US · - · +strawberry
    # https://github.com/LawnchairLauncher/lawnchair/issues/5879: dots.
    usbank · en_US · - · usbank
    u.s. bank · en_US · - · usbank
    us bank · en_US · - · usbank
    dont forget · en_US · - · Todo
    don't forget · en_US · - · Todo
    don’t forget! · en_US · - · Todo
    # https://github.com/jrpie/launcher/issues/29, https://github.com/microsoft/vscode/issues/42150: spaces.
    fire fox · en_US · - · firefox
    vscode · en_US · - · code
    vs code · en_US · - · code
    virtual box · en_US · - · virtualbox
    libre office writer · en_US · - · libreoffice-writer
    libre office calc · en_US · - · libreoffice-calc
    office writer · en_US · - · +libreoffice-writer
    file zilla · en_US · - · filezilla
    hand brake · en_US · - · ghb
    dropdown · en_US · - · yakuake
    ␣firefox␣ · en_US · - · firefox
    system␣␣␣settings · en_US · - · systemsettings
    # Parts of words.
    charm · en_US · - · +jetbrains-pycharm, +gucharmap
    tube · en_US · - · !firefox
    torrent · en_US · - · +qBittorrent, +transmission-gtk, +ktorrent
    passxc · en_US · - · KeePassXC
    zilla · en_US · - · filezilla
    hub · en_US · - · !firefox
    view · en_US · - · +eog, +Evince, +gwenview
    # Gaps. https://github.com/davatorium/rofi/issues/883: “idea” found another application by gaps first.
    idea · en_US · - · jetbrains-idea-ce
    kpxc · en_US · - · KeePassXC
    frefox · en_US · - · firefox
    firfox · en_US · - · firefox
    sptfy · en_US · - · spotify
    thndrbrd · en_US · - · Thunderbird
    dlphn · en_US · - · dolphin
    darktbl · en_US · - · darktable
    blendr · en_US · - · blender
    inkscpe · en_US · - · Inkscape
    trminal · en_US · - · Terminal
    setings · en_US · - · Settings
    libreofice writer · en_US · - · libreoffice-writer
    """)
}
