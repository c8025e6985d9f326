extension GoldenCatalogue {
  /// Applications whose names or other texts are similar to what people type for another application.
  static let findings = """
    [thunar-settings.desktop]
    Name=File Manager Settings | [de]=Einstellungen der Dateiverwaltung | [ja]=ファイルマネージャーの設定 | [ar]=إعدادات مدير الملفات
    Comment=Configure the file manager
    Exec=thunar-settings
    Categories=XFCE;GTK;Settings;DesktopSettings;X-XFCE-SettingsDialog;
    [ranger.desktop]
    Name=ranger
    Comment=Look through directories in a console
    Exec=ranger
    Keywords=File;Browser;Explorer;
    Categories=ConsoleOnly;System;FileTools;FileManager;
    [codepilot.desktop]
    Name=CodePilot.ai
    Exec=codepilot
    Categories=Development;
    [video-poker.desktop]
    Name=Video Poker
    Comment=A game of cards for one player
    Exec=video-poker
    Categories=Game;CardGame;
    [glabels.desktop]
    Name=gLabels | [fr]=gLabels
    GenericName=Label designer
    Exec=glabels
    Keywords=office;label;print;
    Categories=Office;Publishing;
    [burning-series.desktop]
    Name=Burning Series
    Exec=burning-series
    Categories=AudioVideo;
    [brasero.desktop]
    Name=Brasero
    GenericName=Disc creator | [de]=CD-/DVD-Brenner
    Exec=brasero
    Categories=AudioVideo;DiscBurning;GTK;
    [mkvtoolnix.desktop]
    Name=MKVToolNix GUI
    Exec=mkvtoolnix-gui
    Categories=AudioVideo;Video;
    [kristall.desktop]
    Name=Kristall
    Exec=kristall
    Categories=Network;
    [vpaint.desktop]
    Name=VPaint
    Exec=vpaint
    Categories=Graphics;
    [widelands.desktop]
    Name=Widelands
    Exec=widelands
    Categories=Game;StrategyGame;
    [sigil.desktop]
    Name=Sigil
    Comment=Write and change books in the EPUB format
    Exec=sigil
    Categories=Office;
    [olive.desktop]
    Name=Olive
    Comment=Free non-linear video editor
    Exec=olive-editor
    Categories=AudioVideo;
    [kazam.desktop]
    Name=Kazam
    Comment=Record your screen or take pictures of it | [fr]=Enregistre votre écran
    Exec=kazam
    Categories=AudioVideo;
    [hugin.desktop]
    Name=Hugin Panorama Creator
    Exec=hugin
    Categories=Graphics;
    [printers.desktop]
    Name=Print Settings | [fr]=Paramètres d’impression | [de]=Druckeinstellungen | [ar]=إعدادات الطباعة
    Comment=Set up printers | [fr]=Configurer les imprimantes
    Exec=system-config-printer
    Categories=GTK;Settings;HardwareSettings;Printing;
    [gnome-wifi-panel.desktop]
    Name=Wi-Fi | [de]=WLAN
    Exec=gnome-control-center wifi
    Keywords=Wireless;Hotspot;
    Categories=GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;
    [gnome-network-panel.desktop]
    Name=Network
    Exec=gnome-control-center network
    Keywords=IP;LAN;Proxy;Modem;Bluetooth;vpn;DNS;
    Categories=GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;
    OnlyShowIn=GNOME;
    [gnome-bluetooth-panel.desktop]
    Name=Bluetooth
    Exec=gnome-control-center bluetooth
    Keywords=share;obex;
    Categories=GNOME;GTK;Settings;X-GNOME-NetworkSettings;X-GNOME-Settings-Panel;
    [gnome-display-panel.desktop]
    Name=Displays | [de]=Bildschirme | [es]=Pantallas | [zh_CN]=显示
    Exec=gnome-control-center display
    Keywords=Panel;Projector;Screen;Resolution;
    Categories=GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;
    [gnome-keyboard-panel.desktop]
    Name=Keyboard | [ru]=Клавиатура
    Exec=gnome-control-center keyboard
    Keywords=Shortcut;Layout;Input;
    Categories=GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;
    [gnome-screen-panel.desktop]
    Name=Screen
    Exec=gnome-control-center screen
    Keywords=Lock;Privacy;
    Categories=GNOME;GTK;Settings;X-GNOME-Settings-Panel;
    [gnome-firmware-security-panel.desktop]
    Name=Device Security
    Exec=gnome-control-center firmware-security
    Keywords=Screen;Lock;Boot;
    Categories=GNOME;GTK;Settings;X-GNOME-Settings-Panel;
    [gnome-background-panel.desktop]
    Name=Background | [fr]=Arrière-plan | [ja]=背景 | [ko]=배경
    Exec=gnome-control-center background
    Keywords=Wallpaper;Screen;Desktop; | [ja]=画面; | [ko]=화면;
    Categories=GNOME;GTK;Settings;X-GNOME-Settings-Panel;
    [thunar-bulk-rename.desktop]
    Name=Bulk Rename
    Exec=thunar --bulk-rename %F
    Categories=XFCE;GTK;Utility;
    [nemo.desktop]
    Name=Nemo | [vi]=Tập tin
    Exec=nemo %U
    Categories=GNOME;GTK;Utility;Core;FileManager;
    [ktnef.desktop]
    Name=KTnef
    GenericName=Viewer for mail attachments using TNEF format used by Outlook
    Exec=ktnef
    Categories=Qt;KDE;Network;
    [notifications.desktop]
    Name=Notifications
    Exec=gnome-control-center notifications
    Categories=GNOME;GTK;Settings;X-GNOME-Settings-Panel;
    [xfce4-appfinder.desktop]
    Name=Application Finder
    Exec=xfce4-appfinder
    Categories=XFCE;Utility;
    [nm-connection-editor.desktop]
    Name=Advanced Network Configuration | [de]=Erweiterte Netzwerkeinstellungen | [fr]=Configuration réseau avancée
    Exec=nm-connection-editor
    Categories=GNOME;GTK;Settings;X-GNOME-NetworkSettings;
    """
}
