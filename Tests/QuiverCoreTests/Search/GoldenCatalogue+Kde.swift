extension GoldenCatalogue {
  /// The applications of KDE, and other terminals and tools.
  static let kde = """
    [org.kde.konsole.desktop]
    Name=Konsole
    GenericName=Terminal | [ru]=Терминал | [zh_CN]=终端 | [el]=Τερματικό | [ko]=터미널
    Exec=konsole
    Keywords=terminal;console;script;run;command;
    Categories=Qt;KDE;System;TerminalEmulator;
    Action NewWindow=Open a New Window | [de]=Neues Fenster öffnen
    Action NewTab=Open a New Tab | [de]=Neues Unterfenster öffnen
    [org.kde.kate.desktop]
    Name=Kate
    GenericName=Advanced Text Editor | [de]=Erweiterter Texteditor
    Exec=kate -b %U
    Keywords=text;editor;programming;code;
    Categories=Qt;KDE;Utility;TextEditor;
    [org.kde.kwrite.desktop]
    Name=KWrite
    GenericName=Text Editor | [de]=Texteditor
    Exec=kwrite %U
    Categories=Qt;KDE;Utility;TextEditor;
    [org.kde.dolphin.desktop]
    Name=Dolphin
    GenericName=File Manager | [de]=Dateiverwaltung | [ru]=Диспетчер файлов | [zh_CN]=文件管理器
    Exec=dolphin %u
    Keywords=files;file management;file browsing;samba;network shares;Explorer;Finder;
    Categories=Qt;KDE;System;FileTools;FileManager;
    [org.kde.okular.desktop]
    Name=Okular
    GenericName=Document Viewer | [de]=Dokumentbetrachter
    Exec=okular %U
    Keywords=PDF;Portable Document Format;
    Categories=Qt;KDE;Graphics;Office;Viewer;
    [org.kde.gwenview.desktop]
    Name=Gwenview
    GenericName=Image Viewer | [de]=Bildbetrachter
    Exec=gwenview %U
    Categories=Qt;KDE;Graphics;Viewer;Photography;
    [org.kde.ark.desktop]
    Name=Ark
    GenericName=Archiving Tool | [de]=Archivprogramm
    Exec=ark %U
    Keywords=archive;compress;extract;rar;zip;7z;
    Categories=Qt;KDE;Utility;Archiving;Compression;
    [org.kde.spectacle.desktop]
    Name=Spectacle
    GenericName=Screenshot Capture Utility | [de]=Bildschirmfoto-Aufnahme
    Exec=/usr/bin/spectacle
    Keywords=screenshot;snipping tool;print screen;
    Categories=Qt;KDE;Utility;
    Action FullScreenScreenShot=Capture Entire Desktop
    Action RectangularRegionScreenShot=Capture Rectangular Region
    [org.kde.kcalc.desktop]
    Name=KCalc | [pl]=Kalkulator KCalc
    GenericName=Scientific Calculator | [de]=Wissenschaftlicher Taschenrechner | [ru]=Калькулятор
    Exec=kcalc
    Categories=Qt;KDE;Utility;Calculator;
    [systemsettings.desktop]
    Name=System Settings | [de]=Systemeinstellungen | [ru]=Параметры системы | [zh_CN]=系统设置
    Name[el]=Ρυθμίσεις συστήματος | [pl]=Ustawienia systemowe
    GenericName=System Settings | [de]=Systemeinstellungen
    Exec=systemsettings
    Keywords=kcm;kcontrol;control panel;preferences;
    Categories=Qt;KDE;Settings;
    [org.kde.discover.desktop]
    Name=Discover
    GenericName=Software Center
    Exec=plasma-discover %F
    Keywords=program;software;store;repository;package;add;install;uninstall;remove;update;apps;games;flatpak;
    Categories=Qt;KDE;System;
    [org.kde.kdenlive.desktop]
    Name=Kdenlive
    GenericName=Video Editor | [de]=Video-Editor | [ru]=Видеоредактор | [zh_CN]=视频编辑器
    Exec=kdenlive %U
    Keywords=editing;video;audio;mlt;kde;
    Categories=Qt;KDE;AudioVideo;AudioVideoEditing;
    [org.kde.krita.desktop]
    Name=Krita
    GenericName=Digital Painting | [de]=Digitales Malen | [ru]=Цифровая живопись | [zh_CN]=数字绘画
    Exec=krita %F
    Categories=Qt;KDE;Graphics;2DGraphics;RasterGraphics;
    [org.kde.digikam.desktop]
    Name=digiKam
    GenericName=Photo Management Program | [de]=Fotoverwaltung
    Exec=digikam -qwindowtitle %c
    Categories=Qt;KDE;Graphics;Photography;
    [org.kde.elisa.desktop]
    Name=Elisa
    GenericName=Music Player | [de]=Musikwiedergabe
    Exec=elisa %U
    Categories=Qt;KDE;AudioVideo;Audio;Player;
    [org.kde.kmail2.desktop]
    Name=KMail
    GenericName=Mail Client | [de]=E-Mail-Programm
    Exec=kmail -qwindowtitle %c %u
    Keywords=email;messages;
    Categories=Qt;KDE;Network;Email;
    Action Composer=Compose a New Message
    [org.kde.yakuake.desktop]
    Name=Yakuake
    GenericName=Drop-down Terminal
    Exec=yakuake
    Categories=Qt;KDE;System;TerminalEmulator;
    [org.kde.plasma-systemmonitor.desktop]
    Name=Plasma System Monitor
    Exec=plasma-systemmonitor
    Keywords=performance;task manager;cpu;memory;
    Categories=Qt;KDE;System;Monitor;
    [org.kde.kdeconnect.app.desktop]
    Name=KDE Connect
    GenericName=Device Synchronization
    Exec=kdeconnect-app
    Categories=Qt;KDE;Network;
    [org.kde.filelight.desktop]
    Name=Filelight
    GenericName=Disk Usage Statistics
    Exec=filelight
    Categories=Qt;KDE;Utility;
    [org.kde.partitionmanager.desktop]
    Name=KDE Partition Manager
    GenericName=Partition Editor
    Exec=partitionmanager
    Categories=Qt;KDE;System;
    [org.kde.kolourpaint.desktop]
    Name=KolourPaint
    GenericName=Paint Program | [de]=Malprogramm
    Exec=kolourpaint %u
    Categories=Qt;KDE;Graphics;2DGraphics;RasterGraphics;
    [org.kde.ktorrent.desktop]
    Name=KTorrent
    GenericName=BitTorrent Client
    Exec=ktorrent %U
    Categories=Qt;KDE;Network;FileTransfer;P2P;
    [xterm.desktop]
    Name=XTerm
    GenericName=Terminal
    Exec=xterm
    Keywords=shell;prompt;command;commandline;cmd;
    Categories=System;TerminalEmulator;
    [Alacritty.desktop]
    Name=Alacritty
    GenericName=Terminal
    Exec=alacritty
    Categories=System;TerminalEmulator;
    Action New=New Terminal
    [kitty.desktop]
    Name=kitty
    GenericName=Terminal emulator
    Exec=kitty
    Categories=System;TerminalEmulator;
    [terminator.desktop]
    Name=Terminator
    Exec=terminator
    Keywords=terminal;shell;prompt;command;commandline;
    Categories=GNOME;GTK;Utility;TerminalEmulator;System;
    [guake.desktop]
    Name=Guake Terminal
    Exec=guake
    Keywords=Terminal;Utility;
    Categories=GNOME;GTK;System;Utility;TerminalEmulator;
    [com.mitchellh.ghostty.desktop]
    Name=Ghostty
    Exec=/usr/bin/ghostty
    Keywords=terminal;tty;pty;
    Categories=System;TerminalEmulator;
    [org.flameshot.Flameshot.desktop]
    Name=Flameshot
    GenericName=Screenshot tool | [zh_CN]=屏幕截图工具
    Exec=flameshot
    Keywords=flameshot;screenshot;capture;shutter; | [zh_CN]=flameshot;screenshot;capture;shutter;截图;
    Categories=Graphics;
    Action Configure=Configure
    Action Capture=Take screenshot
    [arandr.desktop]
    Name=ARandR
    GenericName=Screen Settings
    Exec=arandr
    Categories=Settings;HardwareSettings;
    [nvidia-settings.desktop]
    Name=NVIDIA X Server Settings
    Exec=/usr/bin/nvidia-settings
    Categories=System;Settings;
    [org.pulseaudio.pavucontrol.desktop]
    Name=PulseAudio Volume Control | [de]=PulseAudio-Lautstärkeregler
    GenericName=Volume Control
    Exec=pavucontrol
    Keywords=pavucontrol;Microphone;Volume;Fade;Balance;Headset;Speakers;Headphones;Audio;Mixer;
    Categories=AudioVideo;Audio;Mixer;GTK;Settings;
    [blueman-manager.desktop]
    Name=Bluetooth Manager | [de]=Bluetooth-Verwaltung
    Exec=blueman-manager
    Categories=GTK;GNOME;Settings;HardwareSettings;
    [timeshift-gtk.desktop]
    Name=Timeshift
    Exec=timeshift-launcher
    Keywords=backup;restore;snapshot;
    Categories=System;
    [synaptic.desktop]
    Name=Synaptic Package Manager
    GenericName=Package Manager
    Exec=synaptic-pkexec
    Categories=PackageManager;GTK;System;Settings;
    [htop.desktop]
    Name=Htop
    GenericName=Process Viewer
    Exec=htop
    Keywords=system;process;task;
    Categories=System;Monitor;ConsoleOnly;
    [org.bleachbit.BleachBit.desktop]
    Name=BleachBit
    Exec=bleachbit
    Keywords=cache;clean;free;performance;privacy;
    Categories=System;FileTools;GTK;
    [7zip.desktop]
    Name=7-Zip File Manager
    Exec=env WINEPREFIX=/home/me/.wine wine C:\\\\7zFM.exe
    Categories=Utility;
    [org.libvirt.virt-manager.desktop]
    Name=Virtual Machine Manager
    Exec=virt-manager
    Keywords=vmm;kvm;qemu;
    Categories=System;
    [virtualbox.desktop]
    Name=Oracle VM VirtualBox
    GenericName=Virtual Machine
    Exec=VirtualBox %U
    Keywords=virtualization;
    Categories=Emulator;System;
    """
}
