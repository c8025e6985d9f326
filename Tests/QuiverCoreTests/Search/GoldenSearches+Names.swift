extension GoldenSearches {
  /// Exact names, and beginnings of names.
  static let names = GoldenSearches(
    "names",
    """
    # The application that is called so comes first.
    # https://github.com/vicinaehq/vicinae/issues/946: another console came before Konsole.
    konsole · en_US · - · konsole
    kons · en_US · - · konsole
    console · en_US · - · konsole
    # https://github.com/Ulauncher/Ulauncher/issues/949 and 336: gVim came before Vim, and before GIMP.
    vim · en_US · - · vim, +gvim
    gvim · en_US · - · gvim
    gimp · en_US · - · gimp
    # https://github.com/lxqt/lxqt-runner/issues/317, https://github.com/linuxmint/mintmenu/issues/251: games that
    # Steam runs came before Steam.
    steam · en_US · - · steam
    steam · en_US · portal2 50@0, halflife 80@-2 · steam
    ste · en_US · portal2 50@0 · steam
    portal · en_US · - · portal2
    half · en_US · - · halflife
    # https://github.com/lxqt/lxqt-runner/issues/193: the suite came after its parts.
    libreoffice · en_US · - · libreoffice-startcenter
    LibreOffice · en_US · libreoffice-calc 90@0 · libreoffice-startcenter, libreoffice-calc
    libreoffice calc · en_US · - · libreoffice-calc
    libreoffice w · en_US · - · libreoffice-writer
    # https://github.com/mlm-games/CCLauncher/issues/134: “shop” started Amazon Shopping.
    shop · en_US · - · shop, amazon-shopping
    shop · en_US · amazon-shopping 200@0 · shop, amazon-shopping
    shopp · en_US · - · amazon-shopping
    # https://github.com/pop-os/shell/issues/108: Files was not the first for “files”.
    files · en_US · - · Nautilus, dolphin
    file · en_US · Nautilus 3@0 · Nautilus
    settings · en_US · - · Settings
    system settings · en_US · - · systemsettings
    terminal · en_US · - · Terminal
    # https://github.com/pop-os/shell/issues/979: “ter” listed Power first.
    ter · en_US · - · Terminal, terminator
    term · en_US · - · Terminal, terminator
    termi · en_US · - · Terminal, terminator
    termina · en_US · - · Terminal, terminator
    terminat · en_US · - · terminator
    music · en_US · - · Music
    software · en_US · - · Software
    web · en_US · - · Epiphany, web-whatsapp
    web-w · en_US · - · web-whatsapp
    text editor · en_US · - · TextEditor
    notepad · en_US · - · wine-notepad, notepadpp
    notepad++ · en_US · - · notepadpp
    qq · en_US · - · qq, qqmusic
    spot · en_US · - · spot, spotify
    kate · en_US · - · kate
    ark · en_US · - · ark
    discord · en_US · - · discord
    gedit · en_US · - · gedit, TextEditor
    calculator · en_US · - · Calculator
    brave · en_US · - · brave-browser, brave-uninstaller
    # The beginning of a name is better than the beginning of a later word, and than other texts.
    # A keyword of VLC is “avi”.
    avi · en_US · - · Avidemux, vlc
    avi · en_US · vlc 300@0 · Avidemux, vlc
    calc · en_US · - · Calculator, kcalc, libreoffice-calc
    calcu · en_US · - · Calculator, kcalc
    # Windows finds the program that removes Edge first.
    edg · en_US · - · microsoft-edge, remove-edge
    edge · en_US · - · microsoft-edge, remove-edge
    edge · en_US · microsoft-edge 30@-3, remove-edge 1@0 · microsoft-edge, remove-edge
    micr · en_US · - · microsoft-edge
    remove · en_US · - · remove-edge
    # https://github.com/lxqt/lxqt/issues/2811: “her” found balenaEtcher, and “st” OBS Studio.
    her · en_US · - · hgl
    her · en_US · balena-etcher 50@0 · hgl
    st · en_US · steam 20@-1, com.obsproject.Studio 90@0 · steam
    etch · en_US · - · balena-etcher
    # https://github.com/omacom/omarchy/issues/11614: “chr” found everything but Google Chrome.
    chr · en_US · - · chromium, google-chrome
    chrom · en_US · - · chromium, google-chrome
    chrome · en_US · - · google-chrome
    goo · en_US · - · google-chrome, google-earth-pro
    # https://github.com/tanujnotes/Olauncher/issues/664: “go” found Duolingo before Google.
    goo · en_US · duolingo 100@0 · google-chrome
    # https://github.com/luantak/FokusLauncher/issues/107: “ma” found Amazon first.
    ma · en_US · - · Maps
    map · en_US · - · Maps
    maps · en_US · - · Maps
    # https://github.com/Ulauncher/Ulauncher/issues/816: “b” did not find Brave.
    b · en_US · - · +brave-browser, +bitwarden, +blender
    f · en_US · - · +firefox, +Nautilus, +font-viewer, +FreeCAD, +fdroid
    # https://github.com/Ulauncher/Ulauncher/issues/232, https://github.com/davatorium/rofi/issues/242.
    fire · en_US · - · firefox
    firef · en_US · - · firefox
    # https://github.com/davatorium/rofi/issues/810: “gpar” did not select GParted.
    gpar · en_US · - · gparted
    gp · en_US · - · gparted
    tor · en_US · - · torbrowser
    bit · en_US · - · bitwarden
    disk · en_US · - · DiskUtility, baobab
    disc · en_US · - · discord, discover
    draw · en_US · - · libreoffice-draw, drawio
    image · en_US · - · eog
    arch · en_US · - · FileRoller, ark
    obs · en_US · - · com.obsproject.Studio
    zoom · en_US · - · Zoom
    virtual machine · en_US · - · virt-manager, virtualbox, Boxes
    kde · en_US · - · +kdeconnect.app, +partitionmanager, +kdenlive
    # The beginning of a name is better than a program that is called so; choosing twice changes that.
    code · en_US · - · code, codeblocks
    """)
}
