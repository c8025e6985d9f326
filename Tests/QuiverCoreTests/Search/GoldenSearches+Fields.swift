extension GoldenSearches {
  /// Programs, generic names, keywords and categories.
  static let fields = GoldenSearches(
    "fields",
    """
    # Programs. https://github.com/albertlauncher/albert/pull/471, issues 379, 424 and 1206: GIMP, gucharmap and
    # other programs were not found by the name of the program.
    nautilus · en_US · - · Nautilus
    nautilus · de_DE · - · Nautilus
    gimp · ru_RU · - · gimp
    gucharmap · en_US · - · gucharmap
    eog · en_US · - · eog
    evince · en_US · - · Evince
    baobab · en_US · - · baobab
    seahorse · en_US · - · Application
    file-roller · en_US · - · FileRoller
    gnome-control-center · de_DE · - · Settings
    gnome-terminal · en_US · - · Terminal
    totem · en_US · - · Totem
    ghb · en_US · - · ghb
    mscore · en_US · - · mscore
    virt-manager · en_US · - · virt-manager
    virt · en_US · - · virt-manager
    pavucontrol · en_US · - · pavucontrol
    qtc · en_US · - · qtcreator
    plasma-discover · en_US · - · discover
    # A later word of the name that begins with the query is better than a keyword that does.
    edito · en_US · - · TextEditor
    # Generic names. https://github.com/albertlauncher/albert/issues/244: LXTerminal was not found by “ter”.
    spreadsheet · en_US · - · libreoffice-calc, wps-office-et
    presentation · en_US · - · libreoffice-impress
    word processor · en_US · - · libreoffice-writer
    vector graphics · en_US · - · Inkscape
    partition · en_US · - · +gparted, +partitionmanager
    partition editor · en_US · at 1 gparted, at 2 partitionmanager · gparted, partitionmanager
    partition editor · en_US · at 2 gparted, at 1 partitionmanager · partitionmanager, gparted
    mail client · en_US · at 1 Thunderbird, at 2 kmail2 · Thunderbird, kmail2
    web browser · en_US · brave-browser 40@-2 · brave-browser
    music player · en_US · spotify 10@-1 · spotify
    irc · en_US · - · Hexchat
    ftp · en_US · - · filezilla
    sound editor · en_US · - · audacity
    office · en_US · default libreoffice-startcenter office · libreoffice-startcenter
    paint · en_US · - · kolourpaint
    mail · en_US · - · kmail2, Thunderbird
    volume · en_US · - · pavucontrol, DiskUtility
    remote desktop · en_US · - · Remmina
    password manager · en_US · at 1 KeePassXC, at 2 bitwarden · KeePassXC, bitwarden
    password manager · en_US · at 2 KeePassXC, at 1 bitwarden · bitwarden, KeePassXC
    webbrowser · de_DE · firefox 12@-2 · firefox
    dateiverwaltung · de_DE · - · dolphin, thunar
    scientific calculator · en_US · - · kcalc
    # Keywords. https://github.com/albertlauncher/albert/issues/818: “excel” did not find Calc.
    excel · en_US · - · wps-office-et, libreoffice-calc
    microsoft excel · en_US · - · libreoffice-calc
    word · en_US · - · libreoffice-writer, wps-office-wps
    powerpoint · en_US · - · libreoffice-impress
    visio · en_US · - · libreoffice-draw
    emoji · en_US · - · Characters
    stopwatch · en_US · - · clocks
    alarm · en_US · - · clocks
    control panel · en_US · - · systemsettings
    task manager · en_US · - · +plasma-systemmonitor, +SystemMonitor
    snipping tool · en_US · - · spectacle
    webcam · en_US · - · Cheese
    pdf · en_US · at 1 okular, at 2 Evince · okular, Evince
    pdf · en_US · at 2 okular, at 1 Evince · Evince, okular
    www · en_US · at 1 firefox, at 2 vivaldi-stable, at 3 chromium · firefox, vivaldi-stable, chromium
    sftp · en_US · - · filezilla
    kvm · en_US · - · virt-manager
    matrix · en_US · - · element-desktop
    qemu · en_US · - · virt-manager
    keyring · en_US · - · Application
    raid · en_US · - · DiskUtility
    systemsteuerung · de_DE · - · Settings
    wecker · de_DE · - · clocks
    # Words that several texts of one application share.
    firefox browser · en_US · - · firefox
    konsole terminal · en_US · - · konsole
    gimp image · en_US · - · gimp
    kate editor · en_US · - · kate
    spotify music · en_US · - · spotify
    # Categories count from five letters on.
    education · en_US · - · +duolingo, +lodz-map, +google-earth-pro
    graphics · en_US · - · +gimp, +krita, +blender, !firefox
    graph · en_US · - · +krita
    grap · en_US · - · !krita
    science · en_US · - · +libreoffice-math, +FreeCAD
    development · en_US · - · +code, +codeblocks, +jetbrains-idea-ce
    educ · en_US · - · !duolingo, !google-earth-pro
    netw · en_US · - · !slack
    network · en_US · - · gnome-network-panel, nm-connection-editor
    # A category is worse than everything else.
    office · en_US · default libreoffice-startcenter office, usbank 100@0 · libreoffice-startcenter
    settings · en_US · synaptic 100@0 · Settings, +systemsettings
    """)
}
