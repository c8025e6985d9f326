extension GoldenCatalogue {
  /// Applications for offices, media and development.
  static let work = """
    [libreoffice-startcenter.desktop]
    Name=LibreOffice
    GenericName=Office | [ja]=オフィス
    Exec=libreoffice %U
    Categories=Office;
    [libreoffice-writer.desktop]
    Name=LibreOffice Writer
    GenericName=Word Processor | [de]=Textverarbeitung | [ru]=Текстовый процессор
    Exec=libreoffice --writer %U
    Keywords=Text;Letter;Fax;Document;OpenDocument Text;Microsoft Word;Microsoft Works;doc;docx;odt;rtf;
    Categories=Office;WordProcessor;
    Action NewDocument=New Document | [de]=Neues Dokument
    [libreoffice-calc.desktop]
    Name=LibreOffice Calc
    GenericName=Spreadsheet | [de]=Tabellendokument | [ru]=Электронная таблица
    Exec=libreoffice --calc %U
    Keywords=Accounting;Stats;OpenDocument Spreadsheet;Chart;Microsoft Excel;OpenOffice Calc;ods;xls;xlsx;
    Categories=Office;Spreadsheet;
    Action NewDocument=New Spreadsheet | [de]=Neues Tabellendokument
    [libreoffice-impress.desktop]
    Name=LibreOffice Impress
    GenericName=Presentation | [de]=Präsentation | [ru]=Презентация
    Exec=libreoffice --impress %U
    Keywords=Slideshow;Slides;OpenDocument Presentation;Microsoft PowerPoint;odp;ppt;pptx;
    Categories=Office;Presentation;
    [libreoffice-draw.desktop]
    Name=LibreOffice Draw
    GenericName=Drawing Program | [de]=Zeichenprogramm
    Exec=libreoffice --draw %U
    Keywords=Vector;Schema;Diagram;Layout;OpenDocument Graphics;Microsoft Publisher;Microsoft Visio;odg;svg;
    Categories=Office;FlowChart;Graphics;2DGraphics;VectorGraphics;
    [libreoffice-base.desktop]
    Name=LibreOffice Base
    GenericName=Database Development | [de]=Datenbank-Entwicklung
    Exec=libreoffice --base %U
    Keywords=Data;SQL;
    Categories=Office;Database;
    [libreoffice-math.desktop]
    Name=LibreOffice Math
    GenericName=Formula Editor | [de]=Formel-Editor
    Exec=libreoffice --math %U
    Keywords=Equation;OpenDocument Formula;Formula;odf;MathML;
    Categories=Office;Education;Science;Math;
    [gimp.desktop]
    Name=GNU Image Manipulation Program | [de]=GNU Image Manipulation Program
    GenericName=Image Editor | [de]=Bildeditor | [ru]=Редактор изображений
    Exec=gimp-2.10 %U
    Keywords=GIMP;graphic;design;illustration;painting;
    Categories=Graphics;2DGraphics;RasterGraphics;GTK;
    [org.inkscape.Inkscape.desktop]
    Name=Inkscape | [ko]=잉크스케이프
    GenericName=Vector Graphics Editor | [de]=Vektorgrafikeditor | [zh_CN]=矢量图形编辑器
    Exec=inkscape %F
    Keywords=image;editor;vector;drawing;
    Categories=Graphics;VectorGraphics;GTK;
    Action new-window=New Drawing | [de]=Neue Zeichnung
    [blender.desktop]
    Name=Blender
    GenericName=3D modeler | [de]=3D-Modellierer
    Exec=blender %f
    Keywords=3d;cg;modeling;animation;painting;sculpting;texturing;video editing;rendering;cycles;python;
    Categories=Graphics;3DGraphics;
    [org.darktable.darktable.desktop]
    Name=darktable
    GenericName=Photo workflow software
    Exec=/usr/bin/darktable %U
    Keywords=graphics;photography;raw;
    Categories=Graphics;Photography;GTK;
    [com.github.xournalpp.xournalpp.desktop]
    Name=Xournal++
    GenericName=Take handwritten notes
    Exec=xournalpp %f
    Keywords=Notes;Write;Journal;Doodle;Annotate;
    Categories=Office;GTK;
    [drawio.desktop]
    Name=draw.io
    Exec=/opt/drawio/drawio %U
    Categories=Graphics;Office;
    [org.freecad.FreeCAD.desktop]
    Name=FreeCAD
    GenericName=CAD Application
    Exec=freecad %F
    Categories=Graphics;Science;Education;Engineering;
    [org.videolan.vlc.desktop]
    Name=VLC media player | [de]=VLC Media Player | [ru]=Медиаплеер VLC | [ja]=VLCメディアプレイヤー
    GenericName=Media player | [de]=Medienwiedergabe | [ru]=Медиаплеер
    Exec=/usr/bin/vlc --started-from-file %U
    Keywords=Player;Capture;DVD;Audio;Video;Server;Broadcast;avi;mkv;
    Categories=AudioVideo;Player;Recorder;
    [mpv.desktop]
    Name=mpv Media Player | [de]=mpv Media-Player
    GenericName=Multimedia player | [de]=Multimedia-Wiedergabe
    Exec=mpv --player-operation-mode=pseudo-gui -- %U
    Keywords=mpv;media;player;video;audio;tv;
    Categories=AudioVideo;Audio;Video;Player;TV;
    [org.avidemux.Avidemux.desktop]
    Name=Avidemux
    GenericName=Video Editor | [de]=Video-Editor
    Exec=avidemux3_qt5 %f
    Categories=AudioVideo;Video;AudioVideoEditing;
    [audacity.desktop]
    Name=Audacity
    GenericName=Sound Editor | [de]=Audio-Editor
    Exec=audacity %F
    Keywords=sound;music editing;voice channel;frequency;modulation;audio trim;clipping;noise reduction;
    Categories=AudioVideo;Audio;AudioVideoEditing;
    [com.obsproject.Studio.desktop]
    Name=OBS Studio
    GenericName=Streaming/Recording Software
    Exec=obs
    Keywords=broadcast;stream;
    Categories=AudioVideo;Recorder;
    [fr.handbrake.ghb.desktop]
    Name=HandBrake
    GenericName=Video Transcoder
    Exec=ghb %f
    Keywords=video;convert;encode;DVD;
    Categories=AudioVideo;Video;GTK;
    [org.strawberrymusicplayer.strawberry.desktop]
    Name=Strawberry
    GenericName=Strawberry Music Player
    Exec=strawberry %U
    Categories=AudioVideo;Player;Qt;Audio;
    Action Play-Pause=Play/Pause
    Action Stop=Stop
    Action Next=Next
    [spotify.desktop]
    Name=Spotify
    GenericName=Music Player | [de]=Musikwiedergabe
    Exec=spotify %U
    Categories=Audio;Music;Player;AudioVideo;
    [spot.desktop]
    Name=Spot
    GenericName=Music Player
    Exec=spot %u
    Categories=GNOME;GTK;Music;AudioVideo;
    [kodi.desktop]
    Name=Kodi
    GenericName=Media Center
    Exec=kodi
    Categories=AudioVideo;Video;Player;TV;
    [mscore.desktop]
    Name=MuseScore 4
    GenericName=Music notation | [de]=Notensatzprogramm
    Exec=mscore %U
    Categories=AudioVideo;Audio;Education;
    [code.desktop]
    Name=Visual Studio Code
    GenericName=Text Editor
    Exec=/usr/share/code/code %F
    Keywords=vscode;
    Categories=TextEditor;Development;IDE;
    Action new-empty-window=New Empty Window | [de]=Neues leeres Fenster | [ru]=Новое пустое окно
    [codeblocks.desktop]
    Name=Code::Blocks IDE
    Exec=codeblocks %F
    Categories=Development;IDE;
    [jetbrains-idea-ce.desktop]
    Name=IntelliJ IDEA Community Edition
    Exec=/opt/idea/bin/idea %u
    Categories=Development;IDE;
    [jetbrains-pycharm.desktop]
    Name=PyCharm Professional
    Exec=/opt/pycharm/bin/pycharm %u
    Categories=Development;IDE;
    [android-studio.desktop]
    Name=Android Studio
    Exec=/opt/android-studio/bin/studio %f
    Categories=Development;IDE;
    [sublime_text.desktop]
    Name=Sublime Text
    GenericName=Text Editor
    Exec=/opt/sublime_text/sublime_text %F
    Categories=TextEditor;Development;
    Action new-window=New Window
    Action new-file=New File
    [emacs.desktop]
    Name=Emacs (GUI)
    GenericName=Text Editor
    Exec=emacs %F
    Keywords=Text;Editor;
    Categories=Utility;TextEditor;GTK;
    [gvim.desktop]
    Name=GVim
    GenericName=Text Editor | [de]=Texteditor | [pl]=Edytor tekstu
    Exec=gvim -f %F
    Keywords=Text;editor;
    Categories=Utility;TextEditor;
    [vim.desktop]
    Name=Vim
    GenericName=Text Editor
    Exec=vim %F
    Keywords=Text;editor;
    Categories=Utility;TextEditor;
    [org.qt-project.qtcreator.desktop]
    Name=Qt Creator
    GenericName=Integrated Development Environment | [de]=Integrierte Entwicklungsumgebung
    Exec=qtcreator %F
    Categories=Qt;Development;IDE;
    [linguist.desktop]
    Name=Qt Linguist
    GenericName=Translation Tool
    Exec=linguist %F
    Categories=Qt;Development;Translation;
    [notepadpp.desktop]
    Name=Notepad++
    Exec=env WINEPREFIX=/home/me/.wine wine notepad++.exe
    Categories=Utility;TextEditor;
    [wine-notepad.desktop]
    Name=Notepad
    Exec=wine notepad.exe
    Categories=Utility;TextEditor;
    [io.dbeaver.DBeaverCommunity.desktop]
    Name=DBeaver Community
    GenericName=Universal Database Manager
    Exec=/usr/share/dbeaver-ce/dbeaver
    Keywords=Database;SQL;IDE;JDBC;ODBC;MySQL;PostgreSQL;Oracle;DB2;MariaDB;
    Categories=IDE;Development;
    """
}
