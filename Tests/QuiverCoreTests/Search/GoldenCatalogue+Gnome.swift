extension GoldenCatalogue {
  /// The applications of GNOME, and others that use GTK.
  static let gnome = """
    [org.gnome.Nautilus.desktop]
    Name=Files | [de]=Dateien | [ru]=Файлы | [zh_CN]=文件 | [zh_TW]=檔案 | [el]=Αρχεία | [ja]=ファイル | [ko]=파일
    Name[pl]=Pliki | [fr]=Fichiers | [ar]=الملفات | [es]=Archivos | [vi]=Tập tin | [uk]=Файли | [hi]=फ़ाइल
    Exec=nautilus --new-window %U
    Keywords=folder;manager;explore;disk;filesystem; | [de]=Ordner;Verwaltung;Laufwerk;Dateisystem;
    Keywords[ru]=папка;менеджер;обзор;диск;файловая система;nautilus; | [zh_CN]=folder;manager;文件夹;管理;浏览;
    Categories=GNOME;GTK;Utility;Core;FileManager;
    Action new-window=New Window | [de]=Neues Fenster | [ru]=Создать окно
    [org.gnome.Settings.desktop]
    Name=Settings | [de]=Einstellungen | [ru]=Настройки | [zh_CN]=设置 | [zh_TW]=設定 | [el]=Ρυθμίσεις | [ja]=設定
    Name[ko]=설정 | [pl]=Ustawienia | [fr]=Paramètres | [ar]=الإعدادات | [he]=הגדרות | [es]=Configuración
    Name[vi]=Cài đặt | [uk]=Налаштування | [tr]=Ayarlar | [hi]=विन्यास | [th]=การตั้งค่า
    Exec=gnome-control-center
    Keywords=Preferences; | [de]=Konfiguration;Systemsteuerung;
    Categories=GNOME;GTK;Settings;
    [org.gnome.Calculator.desktop]
    Name=Calculator | [de]=Taschenrechner | [ru]=Калькулятор | [zh_CN]=计算器 | [el]=Αριθμομηχανή | [ja]=電卓
    Name[ko]=계산기 | [pl]=Kalkulator | [fr]=Calculatrice | [cs]=Kalkulačka | [tr]=Hesap Makinesi
    Exec=gnome-calculator
    Keywords=calculation;arithmetic;scientific;financial; | [de]=Berechnung;Arithmetik;wissenschaftlich;
    Categories=GNOME;GTK;Utility;Calculator;
    [org.gnome.Calendar.desktop]
    Name=Calendar | [de]=Kalender | [ru]=Календарь | [zh_CN]=日历 | [el]=Ημερολόγιο | [ja]=カレンダー | [pl]=Kalendarz
    Exec=gnome-calendar %U
    Keywords=Calendar;Event;Reminder;
    Categories=GNOME;GTK;Office;Calendar;
    [org.gnome.Contacts.desktop]
    Name=Contacts | [de]=Kontakte | [ru]=Контакты | [zh_CN]=联系人 | [pl]=Kontakty
    Exec=gnome-contacts
    Keywords=friends;address book;
    Categories=GNOME;GTK;Office;ContactManagement;
    [org.gnome.Maps.desktop]
    Name=Maps | [de]=Karten | [ru]=Карты | [zh_CN]=地图 | [el]=Χάρτες | [ja]=地図 | [ko]=지도 | [pl]=Mapy
    Exec=gapplication launch org.gnome.Maps
    Keywords=Navigation;Directions;
    Categories=GNOME;GTK;Utility;Geography;
    [org.gnome.Weather.desktop]
    Name=Weather | [de]=Wetter | [ru]=Погода | [zh_CN]=天气 | [fr]=Météo | [pl]=Pogoda | [vi]=Thời tiết
    Exec=gapplication launch org.gnome.Weather
    Keywords=Forecast;
    Categories=GNOME;GTK;Utility;
    [org.gnome.clocks.desktop]
    Name=Clocks | [de]=Uhren | [ru]=Часы | [zh_CN]=时钟 | [fr]=Horloges | [pl]=Zegar
    Exec=gnome-clocks
    Keywords=time;timer;alarm;world clock;stopwatch;time zone; | [de]=Zeit;Wecker;Stoppuhr;
    Categories=GNOME;GTK;Utility;Clock;
    [org.gnome.TextEditor.desktop]
    Name=Text Editor | [de]=Texteditor | [ru]=Текстовый редактор | [zh_CN]=文本编辑器 | [ja]=テキストエディター
    Name[ko]=텍스트 편집기 | [pl]=Edytor tekstu
    Exec=gnome-text-editor %U
    Keywords=gedit;plaintext;notepad;
    Categories=GNOME;GTK;Utility;TextEditor;
    Action new-window=New Window | [de]=Neues Fenster
    Action new-document=New Document | [de]=Neues Dokument
    [org.gnome.Terminal.desktop]
    Name=Terminal | [ru]=Терминал | [zh_CN]=终端 | [zh_TW]=終端機 | [el]=Τερματικό | [ja]=端末 | [ko]=터미널
    Name[pl]=Terminal | [tr]=Uçbirim | [uk]=Термінал | [hi]=टर्मिनल
    Exec=gnome-terminal
    Keywords=shell;prompt;command;commandline;cmd;
    Categories=GNOME;GTK;System;TerminalEmulator;
    Action new-window=New Window | [de]=Neues Fenster
    Action preferences=Preferences | [de]=Einstellungen
    [org.gnome.SystemMonitor.desktop]
    Name=System Monitor | [de]=Systemüberwachung | [ru]=Системный монитор | [zh_CN]=系统监视器 | [pl]=Monitor systemu
    Exec=gnome-system-monitor
    Keywords=Monitor;System;Process;CPU;Memory;Network;History;Usage;Performance;Task;Manager;
    Categories=GNOME;GTK;System;Monitor;
    [org.gnome.DiskUtility.desktop]
    Name=Disks | [de]=Laufwerke | [ru]=Диски | [zh_CN]=磁盘 | [pl]=Dyski
    Exec=gnome-disks
    Keywords=disk;drive;volume;harddisk;hdd;disc;cdrom;dvd;partition;iso;image;backup;restore;benchmark;raid;luks;
    Categories=GNOME;GTK;Utility;
    [org.gnome.baobab.desktop]
    Name=Disk Usage Analyzer | [de]=Festplattenbelegung analysieren | [ru]=Анализатор использования дисков
    Exec=baobab
    Keywords=storage;space;cleanup;
    Categories=GNOME;GTK;System;Filesystem;
    [org.gnome.Evince.desktop]
    Name=Document Viewer | [de]=Dokumentbetrachter | [ru]=Просмотр документов | [zh_CN]=文档查看器
    Exec=evince %U
    Keywords=pdf;ps;postscript;dvi;xps;djvu;tiff;document;presentation;viewer;
    Categories=GNOME;GTK;Office;Viewer;Graphics;
    [org.gnome.eog.desktop]
    Name=Image Viewer | [de]=Bildbetrachter | [ru]=Просмотр изображений | [zh_CN]=图像查看器
    Exec=eog %U
    Keywords=Picture;Slideshow;Graphics;
    Categories=GNOME;GTK;Graphics;2DGraphics;RasterGraphics;Viewer;
    [org.gnome.FileRoller.desktop]
    Name=Archive Manager | [de]=Archivverwaltung | [ru]=Менеджер архивов | [zh_CN]=归档管理器
    Exec=file-roller %U
    Keywords=zip;tar;extract;unpack;
    Categories=GNOME;GTK;Utility;Archiving;Compression;
    [org.gnome.Characters.desktop]
    Name=Characters | [de]=Zeichen | [ru]=Символы | [zh_CN]=字符
    Exec=gnome-characters
    Keywords=characters;unicode;punctuation;math;letters;emoji;emoticon;symbols;
    Categories=GNOME;GTK;Utility;
    [org.gnome.font-viewer.desktop]
    Name=Fonts | [de]=Schriften | [ru]=Шрифты | [zh_CN]=字体
    Exec=gnome-font-viewer %u
    Keywords=fonts;fontface;
    Categories=GNOME;GTK;Utility;
    [org.gnome.Software.desktop]
    Name=Software | [ru]=Центр приложений | [zh_CN]=软件 | [pl]=Menedżer oprogramowania
    Exec=gnome-software %U
    Keywords=Updates;Upgrade;Sources;Repositories;Preferences;Install;Uninstall;Program;App;Store;
    Categories=GNOME;GTK;System;PackageManager;
    [org.gnome.tweaks.desktop]
    Name=Tweaks | [de]=Optimierungen | [ru]=Дополнительные настройки | [pt_BR]=Ajustes
    Exec=gnome-tweaks
    Keywords=Settings;Advanced;Preferences;Fonts;Theme;Typing;
    Categories=GNOME;GTK;Utility;
    [org.gnome.Epiphany.desktop]
    Name=Web | [de]=Web | [ru]=Веб | [zh_CN]=Web
    GenericName=Web Browser | [de]=Webbrowser | [ru]=Веб-браузер
    Exec=epiphany %U
    Keywords=web;browser;internet;
    Categories=GNOME;GTK;Network;WebBrowser;
    Action new-window=New Window
    Action Incognito=New Incognito Window
    [org.gnome.Boxes.desktop]
    Name=Boxes | [ru]=Боксы
    Exec=gnome-boxes %U
    Keywords=virtual machine;vm;
    Categories=GNOME;GTK;System;Emulator;
    [org.gnome.Cheese.desktop]
    Name=Cheese | [ru]=Cheese
    GenericName=Webcam Booth | [de]=Webcam-Fotoautomat
    Exec=cheese
    Keywords=photo;video;webcam;camera;selfie;
    Categories=GNOME;GTK;AudioVideo;Video;Recorder;
    [org.gnome.Evolution.desktop]
    Name=Evolution
    GenericName=Groupware Suite
    Exec=evolution %U
    Keywords=email;calendar;contact;addressbook;task;
    Categories=GNOME;GTK;Office;Email;Calendar;
    Action compose=New Message
    [org.gnome.Rhythmbox3.desktop]
    Name=Rhythmbox
    GenericName=Music Player
    Exec=rhythmbox %U
    Keywords=Audio;Song;MP3;CD;Podcast;MTP;iPod;Playlist;Last.fm;UPnP;DLNA;Radio;
    Categories=GNOME;GTK;AudioVideo;Audio;Player;
    [org.gnome.Shotwell.desktop]
    Name=Shotwell
    GenericName=Photo Manager | [de]=Fotoverwaltung
    Exec=shotwell %U
    Keywords=album;camera;cameras;crop;edit;enhance;export;gallery;image;images;import;organize;photo;photos;
    Categories=GNOME;GTK;Graphics;Photography;
    [simple-scan.desktop]
    Name=Document Scanner | [de]=Dokumentenscanner
    Exec=simple-scan
    Keywords=scan;scanner;flatbed;adf;
    Categories=GNOME;GTK;Graphics;Scanning;
    [org.gnome.Totem.desktop]
    Name=Videos | [ru]=Видео | [zh_CN]=视频
    Exec=totem %U
    Keywords=Video;Movie;Film;Clip;Series;Player;DVD;TV;Disc;
    Categories=GNOME;GTK;AudioVideo;Video;Player;
    [org.gnome.Music.desktop]
    Name=Music | [de]=Musik | [ru]=Музыка | [zh_CN]=音乐 | [el]=Μουσική | [ja]=ミュージック
    Exec=gnome-music
    Keywords=Music;Player;
    Categories=GNOME;GTK;AudioVideo;Audio;Player;
    [org.gnome.seahorse.Application.desktop]
    Name=Passwords and Keys | [de]=Passwörter und Verschlüsselung
    Exec=seahorse
    Keywords=keyring;encryption;security;sign;ssh;
    Categories=GNOME;GTK;Utility;Security;
    [org.gnome.Chess.desktop]
    Name=GNOME Chess | [ru]=GNOME Шахматы
    Exec=gnome-chess %F
    Keywords=game;strategy;
    Categories=GNOME;GTK;Game;BoardGame;
    [org.gnome.gedit.desktop]
    Name=gedit
    GenericName=Text Editor | [de]=Texteditor
    Exec=gedit %U
    Categories=GNOME;GTK;Utility;TextEditor;
    [org.gnome.meld.desktop]
    Name=Meld
    GenericName=Diff Viewer
    Exec=meld %F
    Keywords=diff;merge;
    Categories=GTK;Development;
    [thunar.desktop]
    Name=Thunar File Manager | [de]=Thunar-Dateiverwaltung | [ru]=Файловый менеджер Thunar
    Exec=thunar %U
    Keywords=file manager;explorer;finder;
    Categories=System;FileTools;FileManager;GTK;
    [xfce4-terminal.desktop]
    Name=Xfce Terminal
    GenericName=Terminal Emulator | [de]=Terminal
    Exec=xfce4-terminal
    Categories=GTK;System;TerminalEmulator;
    [gucharmap.desktop]
    Name=Character Map | [de]=Zeichentabelle | [ru]=Таблица символов
    Exec=gucharmap
    Keywords=font;unicode;
    Categories=GNOME;GTK;Utility;
    [gparted.desktop]
    Name=GParted
    GenericName=Partition Editor | [de]=Partitionseditor | [ru]=Редактор разделов
    Exec=/usr/sbin/gparted %f
    Keywords=Partition;
    Categories=GNOME;System;Filesystem;
    [org.xfce.mousepad.desktop]
    Name=Mousepad
    GenericName=Text Editor
    Exec=mousepad %U
    Categories=GTK;Utility;TextEditor;
    """
}
