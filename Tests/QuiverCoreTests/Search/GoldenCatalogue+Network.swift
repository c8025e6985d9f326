extension GoldenCatalogue {
  /// Browsers, messengers and other network applications, and games.
  static let network = """
    [firefox.desktop]
    Name=Firefox
    GenericName=Web Browser | [de]=Webbrowser | [el]=Περιηγητής διαδικτύου | [ja]=ウェブ・ブラウザ | [ko]=웹 브라우저
    GenericName[pl]=Przeglądarka WWW | [ru]=Веб-браузер | [zh_CN]=网络浏览器
    Exec=firefox %u
    Keywords=Internet;WWW;Browser;Web;Explorer; | [de]=Internet;WWW;Browser;Web;Explorer;Webseite;Site;surfen;online;
    Keywords[ru]=Internet;WWW;Browser;Web;Explorer;интернет;браузер;веб;файрфокс;огнелис;
    Keywords[zh_CN]=Internet;WWW;Browser;Web;Explorer;网页;浏览;上网;火狐;Firefox;ff;互联网;网站;
    Categories=Network;WebBrowser;
    Action new-window=New Window | [de]=Neues Fenster | [ru]=Новое окно | [zh_CN]=新建窗口 | [pl]=Nowe okno
    Action new-private-window=New Private Window | [de]=Neues privates Fenster | [ru]=Новое приватное окно
    Action profile-manager=Open Profile Manager | [de]=Profilverwaltung öffnen
    [chromium.desktop]
    Name=Chromium | [de]=Chromium
    GenericName=Web Browser | [de]=Webbrowser | [ru]=Веб-браузер
    Exec=/usr/bin/chromium %U
    Categories=Network;WebBrowser;
    Action new-window=New Window | [de]=Neues Fenster
    Action new-private-window=New Incognito Window | [de]=Neues Inkognito-Fenster
    [google-chrome.desktop]
    Name=Google Chrome
    GenericName=Web Browser | [de]=Webbrowser | [ru]=Веб-браузер
    Exec=/usr/bin/google-chrome-stable %U
    Categories=Network;WebBrowser;
    Action new-window=New Window | [de]=Neues Fenster
    Action new-private-window=New Incognito Window | [de]=Neues Inkognito-Fenster
    [google-earth-pro.desktop]
    Name=Google Earth Pro
    Exec=/opt/google/earth/pro/google-earth-pro %f
    Categories=Education;Geography;
    [microsoft-edge.desktop]
    Name=Microsoft Edge
    GenericName=Web Browser | [de]=Webbrowser
    Exec=/usr/bin/microsoft-edge-stable %U
    Categories=Network;WebBrowser;
    Action new-window=New Window
    Action new-private-window=New InPrivate Window
    [remove-edge.desktop]
    Name=Remove Edge
    Exec=/usr/local/bin/remove-edge
    Categories=System;
    [brave-browser.desktop]
    Name=Brave
    GenericName=Web Browser | [de]=Webbrowser
    Exec=/usr/bin/brave-browser-stable %U
    Categories=Network;WebBrowser;
    Action new-window=New Window
    Action new-private-window=New Private Window
    [brave-uninstaller.desktop]
    Name=Uninstall Brave
    Exec=/opt/brave/uninstall
    Categories=System;
    [vivaldi-stable.desktop]
    Name=Vivaldi
    GenericName=Web Browser
    Exec=/usr/bin/vivaldi-stable %U
    Categories=Network;WebBrowser;
    [torbrowser.desktop]
    Name=Tor Browser
    Exec=torbrowser-launcher %u
    Categories=Network;WebBrowser;Security;
    [org.mozilla.Thunderbird.desktop]
    Name=Thunderbird
    GenericName=Mail Client | [de]=E-Mail-Programm | [ru]=Почтовый клиент | [ja]=メールクライアント
    Exec=thunderbird %u
    Keywords=EMail;E-mail;Contact;Addressbook;News; | [ru]=EMail;E-mail;Contact;Addressbook;News;почта;письмо;
    Categories=Network;Email;
    Action ComposeMessage=Write New Message | [de]=Neue Nachricht verfassen
    Action OpenAddressBook=Open Address Book | [de]=Adressbuch öffnen
    [filezilla.desktop]
    Name=FileZilla
    GenericName=FTP client
    Exec=filezilla
    Keywords=ftp;sftp;
    Categories=Network;FileTransfer;
    [transmission-gtk.desktop]
    Name=Transmission
    GenericName=BitTorrent Client
    Exec=transmission-gtk %U
    Keywords=torrents;downloading;uploading;share;sharing;
    Categories=Network;FileTransfer;P2P;GTK;
    Action Pause=Start Transmission with All Torrents Paused
    [org.qbittorrent.qBittorrent.desktop]
    Name=qBittorrent | [ko]=큐빗토런트
    GenericName=BitTorrent client | [de]=BitTorrent Client
    Exec=qbittorrent %U
    Keywords=bittorrent;torrent;magnet;download;p2p;
    Categories=Network;FileTransfer;P2P;Qt;
    [org.telegram.desktop.desktop]
    Name=Telegram
    Exec=telegram-desktop -- %u
    Keywords=tg;chat;im;messaging;messenger;sms;tdesktop;
    Categories=Chat;Network;InstantMessaging;Qt;
    Action quit=Quit Telegram
    [discord.desktop]
    Name=Discord
    GenericName=Internet Messenger
    Exec=/usr/share/discord/Discord
    Categories=Network;InstantMessaging;
    [slack.desktop]
    Name=Slack
    GenericName=Slack Client for Linux
    Exec=/usr/bin/slack %U
    Categories=GNOME;GTK;Network;InstantMessaging;
    [Zoom.desktop]
    Name=Zoom Workplace
    GenericName=Zoom Client for Linux
    Exec=/usr/bin/zoom %U
    Categories=Network;Application;
    [signal-desktop.desktop]
    Name=Signal
    Exec=signal-desktop %U
    Keywords=sgnl;chat;im;messaging;messenger;security;privat;
    Categories=Network;InstantMessaging;Chat;
    [element-desktop.desktop]
    Name=Element
    Exec=element-desktop %U
    Keywords=matrix;matrix.org;chat;irc;communications;talk;riot;
    Categories=Network;InstantMessaging;Chat;
    [teams-for-linux.desktop]
    Name=Teams for Linux
    Exec=/opt/teams-for-linux/teams-for-linux %U
    Keywords=Microsoft Teams;
    Categories=Network;Chat;
    [web-whatsapp.desktop]
    Name=web-whatsapp
    Exec=/home/me/bin/web-whatsapp
    Categories=Network;
    [org.wireshark.Wireshark.desktop]
    Name=Wireshark
    GenericName=Network Analyzer | [de]=Netzwerk-Analyseprogramm
    Exec=wireshark %f
    Categories=Network;Monitor;Qt;
    [org.remmina.Remmina.desktop]
    Name=Remmina
    GenericName=Remote Desktop Client
    Exec=remmina-file-wrapper %U
    Keywords=remote;desktop;rdp;vnc;ssh;
    Categories=GTK;GNOME;Network;RemoteAccess;
    [io.github.Hexchat.desktop]
    Name=HexChat
    GenericName=IRC Client
    Exec=hexchat --existing %U
    Keywords=IM;Chat;
    Categories=GTK;Network;IRCClient;
    [bitwarden.desktop]
    Name=Bitwarden
    GenericName=Password Manager
    Exec=bitwarden %U
    Categories=Utility;
    [org.keepassxc.KeePassXC.desktop]
    Name=KeePassXC
    GenericName=Password Manager | [de]=Passwortverwaltung | [ru]=Менеджер паролей
    Exec=keepassxc %f
    Keywords=security;privacy;password-manager;yubikey;password;keepass;
    Categories=Utility;Security;Qt;
    [org.fdroid.fdroid.desktop]
    Name=F-Droid
    Exec=waydroid app launch org.fdroid.fdroid
    Categories=X-WayDroid-App;
    [steam.desktop]
    Name=Steam
    Exec=/usr/bin/steam %U
    Categories=Network;FileTransfer;Game;
    Action Store=Store
    Action Library=Library
    Action BigPicture=Big Picture
    [portal2.desktop]
    Name=Portal 2
    Exec=steam steam://rungameid/620
    Categories=Game;
    [halflife.desktop]
    Name=Half-Life
    Exec=steam steam://rungameid/70
    Categories=Game;
    [net.lutris.Lutris.desktop]
    Name=Lutris
    Exec=lutris %U
    Keywords=gaming;wine;emulator;
    Categories=Game;
    [com.heroicgameslauncher.hgl.desktop]
    Name=Heroic Games Launcher
    Exec=heroic-run %U
    Categories=Game;
    [minecraft-launcher.desktop]
    Name=Minecraft Launcher
    Exec=/usr/bin/minecraft-launcher
    Categories=Game;
    [supertuxkart.desktop]
    Name=SuperTuxKart
    GenericName=A kart racing game
    Exec=supertuxkart
    Keywords=tux;game;race;
    Categories=Game;ArcadeGame;
    [0ad.desktop]
    Name=0 A.D.
    GenericName=Real-Time Strategy Game
    Exec=/usr/games/0ad
    Keywords=RTS;Realtime;Strategy;
    Categories=Game;StrategyGame;
    [wesnoth.desktop]
    Name=Battle for Wesnoth
    GenericName=Turn-based Strategy Game
    Exec=wesnoth
    Categories=Game;StrategyGame;
    [balena-etcher.desktop]
    Name=balenaEtcher
    Exec=/opt/balenaEtcher/balena-etcher %U
    Categories=Utility;
    """
}
