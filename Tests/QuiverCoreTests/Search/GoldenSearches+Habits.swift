extension GoldenSearches {
  /// Launches, chosen results and positions.
  static let frecencies = GoldenSearches(
    "frecencies",
    """
    # Launches decide between equally good matches: https://github.com/Ulauncher/Ulauncher/issues/1027.
    disc · en_US · discover 40@-1 · discover, discord
    disc · en_US · discover 40@-1, discord 3@0 · discover, discord
    # One recent launch does not outrank a hundred: 100 launches are 50 after 30 days, and 25 after 60.
    disc · en_US · discover 1@0, discord 100@-30 · discord, discover
    disc · en_US · discord 1@0, discover 100@-30 · discover, discord
    disc · en_US · discord 20@0, discover 100@-60 · discover, discord
    disc · en_US · discord 30@0, discover 100@-60 · discord, discover
    fi · en_US · Nautilus 1@0, firefox 100@-30 · firefox, Nautilus
    fi · en_US · Nautilus 100@-30, firefox 1@0 · Nautilus, firefox
    go · en_US · google-earth-pro 1@0, google-chrome 100@-30 · google-chrome, google-earth-pro
    go · en_US · google-earth-pro 100@-30, google-chrome 1@0 · google-earth-pro, google-chrome
    # Old frecencies fade: https://github.com/peterfajdiga/FastDraw/pull/31, and
    # https://github.com/jkuester/unlauncher/issues/24.
    disc · en_US · discord 4@-90, discover 1@0 · discover, discord
    disc · en_US · discord 10@-365, discover 1@-1 · discover, discord
    disc · en_US · discord 4@-30, discover 1.9@0 · discord, discover
    disc · en_US · discord 4@-30, discover 2.1@0 · discover, discord
    # The clock was wrong when Discover was launched.
    disc · en_US · discord 1@0, discover 100@400 · discover, discord
    # If one name begins with another, the shorter one comes first. Otherwise, Spotify would move down when “spot” is
    # typed, which is the exact name of Spot.
    spo · en_US · spotify 40@-1 · spot, spotify
    libre · en_US · libreoffice-impress 1@-1 · libreoffice-startcenter, libreoffice-impress
    ter · en_US · terminator 10@0 · terminator, Terminal
    chro · en_US · google-chrome 10@0 · chromium, google-chrome
    terminal · en_US · konsole 100@0 · Terminal, konsole
    terminal · en_US · xterm 5@-1, konsole 2@0 · Terminal, xterm, konsole
    terminal · en_US · konsole 5@-1, xterm 2@0 · Terminal, konsole, xterm
    libreoffice c · en_US · libreoffice-draw 50@0 · libreoffice-calc
    office · en_US · default libreoffice-startcenter office, libreoffice-writer 9@0, libreoffice-calc 5@0 · libreoffice-startcenter
    edg · en_US · microsoft-edge 20@-5, remove-edge 1@0 · microsoft-edge, remove-edge
    web browser · en_US · vivaldi-stable 3@-1, chromium 2@-1 · vivaldi-stable, chromium
    gnome · en_US · Chess 30@0 · Chess
    gc · en_US · Chess 9@0 · Chess
    sys mon · en_US · plasma-systemmonitor 9@0 · plasma-systemmonitor, SystemMonitor
    # Launches do not make a worse match better.
    spot · en_US · spotify 1000@0 · spot, spotify
    calc · en_US · libreoffice-calc 500@0 · libreoffice-calc, Calculator
    calc · en_US · kcalc 500@0 · kcalc, Calculator, libreoffice-calc
    firef · en_US · Nautilus 900@0 · firefox
    vim · en_US · gvim 500@0 · vim, +gvim
    qq · en_US · qqmusic 500@0 · qq, qqmusic
    code · en_US · code 500@0 · code, codeblocks
    web · en_US · firefox 800@0 · Epiphany, firefox
    mail · en_US · Thunderbird 9@0 · Thunderbird, kmail2
    maps · en_US · lodz-map 90@0 · Maps
    kate · en_US · krita 90@0 · kate
    # A result that was chosen twice for the same text comes first.
    code · en_US · "code" code 2 · code, codeblocks
    calc · en_US · "calc" libreoffice-calc 2 · libreoffice-calc, Calculator
    calc · en_US · "calc" libreoffice-calc 7, Calculator 100@0 · libreoffice-calc, Calculator
    CALC · en_US · "calc" libreoffice-calc 2 · libreoffice-calc, Calculator
    calc · en_US · "Cálc" libreoffice-calc 2 · libreoffice-calc, Calculator
    ␣calc␣ · en_US · "calc" libreoffice-calc 2 · libreoffice-calc, Calculator
    terminal · en_US · "terminal" konsole 2 · konsole, Terminal
    t · en_US · "t" Thunderbird 3 · Thunderbird
    s · en_US · "s" spotify 2, steam 100@0 · spotify
    ma · en_US · "ma" Thunderbird 2 · Thunderbird, Maps
    browser · en_US · "browser" torbrowser 2 · torbrowser
    avi · en_US · "avi" vlc 2 · vlc, Avidemux
    weixin · zh_CN · "weixin" wechat 2 · wechat
    # Once is not enough, and other texts do not count.
    code · en_US · "code" code 1 · code, codeblocks
    calc · en_US · "calc" libreoffice-calc 1 · Calculator, +libreoffice-calc
    calc · en_US · "cal" libreoffice-calc 5 · Calculator, +libreoffice-calc
    calc · en_US · "calcu" kcalc 5 · Calculator, +libreoffice-calc
    calcul · en_US · "calc" libreoffice-calc 5 · Calculator
    avi · en_US · "avi" vlc 1, vlc 50@0 · Avidemux, vlc
    # Positions on the home screen decide last.
    disc · en_US · at 1 discover, at 2 discord · discover, discord
    disc · en_US · at 2 discover, at 1 discord · discord, discover
    disc · en_US · at 1 discover, discord 5@0 · discord, discover
    spot · en_US · at 1 spotify, at 9 spot · spot, spotify
    writer · en_US · at 1 wps-office-wps, at 2 libreoffice-writer · wps-office-wps, libreoffice-writer
    writer · en_US · at 2 wps-office-wps, at 1 libreoffice-writer · libreoffice-writer, wps-office-wps
    video editor · en_US · at 4 Avidemux, at 3 kdenlive · kdenlive, Avidemux
    video editor · en_US · at 3 Avidemux, at 4 kdenlive · Avidemux, kdenlive
    goo · en_US · at 8 google-chrome, at 5 google-earth-pro · google-earth-pro, google-chrome
    # Then the ids do.
    spreadsh · en_US · - · libreoffice-calc, wps-office-et
    screenshot · en_US · spectacle 5@-2 · spectacle
    """)

  /// Applications, their actions, and applications that were removed from the home screen.
  static let sections = GoldenSearches(
    "sections",
    """
    # Actions are listed if a word of the query is in their name: https://github.com/pop-os/cosmic-launcher/issues/283
    # and https://github.com/caelestia-dots/shell/issues/556.
    firefox private · en_US · - · firefox, firefox:new-private-window, !brave-browser
    private firefox · en_US · - · firefox, firefox:new-private-window
    fire priv · en_US · - · firefox, firefox:new-private-window
    firefox new private window · en_US · - · firefox, firefox:new-private-window
    firefox new · en_US · - · firefox, +firefox:new-window, +firefox:new-private-window, !firefox:profile-manager
    firefox profile · en_US · - · firefox, firefox:profile-manager
    profile manager · en_US · - · firefox:profile-manager, +firefox
    private · en_US · - · +firefox, +firefox:new-private-window, +brave-browser:new-private-window, !firefox:new-window
    incognito · en_US · - · +google-chrome:new-private-window, +chromium:new-private-window, +Epiphany:Incognito
    incognito · en_US · - · +google-chrome, +chromium, +Epiphany, !firefox
    chrome incog · en_US · - · google-chrome, google-chrome:new-private-window, !chromium:new-private-window
    edge inprivate · en_US · - · microsoft-edge, microsoft-edge:new-private-window
    inprivate · en_US · - · microsoft-edge, microsoft-edge:new-private-window
    browser private · en_US · - · +firefox:new-private-window
    big picture · en_US · - · steam, steam:BigPicture
    steam library · en_US · - · steam, steam:Library
    library · en_US · - · steam, steam:Library
    quit telegram · en_US · - · org.telegram.desktop, org.telegram.desktop:quit
    compose · en_US · - · kmail2, kmail2:Composer, !Evolution
    capture region · en_US · - · spectacle, spectacle:RectangularRegionScreenShot
    konsole tab · en_US · - · konsole, konsole:NewTab
    new tab · en_US · - · konsole, konsole:NewTab
    address book · en_US · - · Contacts, +Thunderbird, Thunderbird:OpenAddressBook
    next · en_US · - · +strawberry, +strawberry:Next
    code empty · en_US · - · code, code:new-empty-window
    sublime new file · en_US · - · sublime_text, sublime_text:new-file
    new spreadsheet · en_US · - · libreoffice-calc, libreoffice-calc:NewDocument
    inkscape drawing · en_US · - · Inkscape, Inkscape:new-window
    new message · en_US · - · +Evolution:compose, +Thunderbird:ComposeMessage, +kmail2:Composer
    window · en_US · - · +firefox, +firefox:new-window, +konsole:NewWindow, +sublime_text:new-window
    # The name of the application alone does not list its actions.
    firefox · en_US · - · firefox, !firefox:new-window, !firefox:new-private-window
    konsole · en_US · - · konsole, !konsole:NewTab, !konsole:NewWindow
    web browser · en_US · - · !firefox:new-window
    # The name of an action is worse than other texts.
    terminal · en_US · konsole 3@0 · Terminal, konsole, +Alacritty:New
    preferences · en_US · - · +Terminal, +Terminal:preferences
    # Translated actions.
    firefox privates · de_DE · - · firefox, firefox:new-private-window
    privates fenster · de_DE · - · firefox, firefox:new-private-window
    inkognito · de_DE · - · +google-chrome:new-private-window, +chromium:new-private-window
    adressbuch · de_DE · - · Contacts, Thunderbird, Thunderbird:OpenAddressBook
    firefox приватное · ru_RU · - · firefox, firefox:new-private-window
    приватное окно · ru_RU · - · firefox, firefox:new-private-window
    privatnoe okno · ru_RU · - · firefox, firefox:new-private-window
    # Applications that were removed from the home screen come last.
    gimp · en_US · removed gimp · gimp
    calc · en_US · removed Calculator · kcalc, libreoffice-calc, +Calculator
    calculator · en_US · removed Calculator, Calculator 100@0 · kcalc, +Calculator
    spot · en_US · removed spot · spotify, spot
    gvim · en_US · removed vim · gvim
    qq · en_US · removed qq, "qq" qq 9 · qqmusic, +qq
    kate · en_US · removed kate · +kate
    terminal · en_US · removed Terminal, konsole 5@0 · konsole, +Terminal
    konsole · en_US · removed konsole, removed xterm · konsole, !xterm
    avi · en_US · removed Avidemux, removed vlc · +Avidemux, +vlc
    """)
}
