import Freedesktop
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Purposes of applications")
struct PurposeTests {
  private let scratch: ConfigurationScratch

  init() throws { scratch = try ConfigurationScratch() }

  @Test(
    "The categories say what an application is for",
    arguments: [
      ("firefox.desktop", "Network;WebBrowser;", [.browser]),
      ("org.gnome.Nautilus.desktop", "GNOME;GTK;Utility;Core;FileManager;", [.files]),
      ("debian-xterm.desktop", "System;TerminalEmulator;", [.terminal]),
      ("org.gnome.Settings.desktop", "GNOME;GTK;Settings;", [.settings]),
      ("systemsettings.desktop", "Qt;KDE;Settings;", [.settings]),
      ("xfce-settings-manager.desktop", "XFCE;GTK;Settings;DesktopSettings;", [.settings]),
      ("gnome-sound-panel.desktop", "GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;", []),
      ("nm-connection-editor.desktop", "GNOME;GTK;Settings;X-GNOME-NetworkSettings;", [.network, .wifi]),
      ("gnome-network-panel.desktop", "GNOME;GTK;Settings;X-GNOME-Settings-Panel;", [.network]),
      ("gnome-wifi-panel.desktop", "GNOME;GTK;Settings;X-GNOME-Settings-Panel;", [.wifi]),
      ("gnome-bluetooth-panel.desktop", "GNOME;Settings;X-GNOME-NetworkSettings;", []),
      ("org.gnome.Evince.desktop", "GNOME;Office;Viewer;Graphics;VectorGraphics;", [.documents, .graphics]),
      ("libreoffice-draw.desktop", "Office;FlowChart;Graphics;VectorGraphics;", [.drawing, .graphics, .diagrams]),
      ("system-config-printer.desktop", "System;Settings;Printing;HardwareSettings;", [.printing]),
      ("thunar-settings.desktop", "XFCE;GTK;Settings;DesktopSettings;FileManager;", []),
      ("obconf.desktop", "Settings;DesktopSettings;GTK;", []),
      ("gimp.desktop", "Graphics;2DGraphics;RasterGraphics;", [.paint, .graphics]),
      ("org.inkscape.Inkscape.desktop", "Graphics;VectorGraphics;", [.drawing, .graphics]),
      ("thunderbird.desktop", "Network;Email;", [.mail]),
      ("rhythmbox.desktop", "AudioVideo;Audio;Player;", [.music]),
      ("vlc.desktop", "AudioVideo;Player;Recorder;", [.video]),
      ("org.gnome.eog.desktop", "GNOME;GTK;Graphics;2DGraphics;RasterGraphics;Viewer;", [.photos, .graphics]),
      ("org.gnome.Calendar.desktop", "GNOME;GTK;Office;Calendar;", [.calendar]),
      ("libreoffice-startcenter.desktop", "Office;X-Red-Hat-Base;X-SuSE-Core-Office;", []),
      ("libreoffice-writer.desktop", "Office;WordProcessor;", [.office, .writer]),
      ("glabels.desktop", "Office;Publishing;", []),
    ] as [(String, String, [Purpose])])
  func categories(id: String, categories: String, purposes: [Purpose]) {
    let text = "[Desktop Entry]\nCategories=\(categories)\n"
    let entry = DesktopEntry(parsing: Array(text.utf8).span, id: id, file: "/\(id)", locale: LocaleMatch("C"))
    #expect(entry.purposes == PurposeSet(purposes.map { PurposeSet($0) }))
  }

  @Test("The default application is preferred, then an associated one, and else the only suitable one")
  func preferred() throws {
    for name in ["a", "b", "c"] { try write(name, "WebBrowser") }
    try write("d", "Utility")
    #expect(try preferred(for: .browser) == [])
    try scratch.write("share/applications/mimeinfo.cache", "[MIME Cache]\nx-scheme-handler/http=d.desktop;c.desktop;\n")
    #expect(try preferred(for: .browser) == ["c.desktop"])
    try scratch.write(
      "share/applications/mimeapps.list", "[Default Applications]\nx-scheme-handler/http=gone.desktop;d.desktop\n")
    #expect(try preferred(for: .browser) == ["d.desktop"])
  }

  @Test("Of several applications without a MIME type, the one of the desktop is preferred, and never one by its name")
  func preferredOfDesktop() throws {
    try write("a", "System;TerminalEmulator")
    #expect(try preferred(for: .terminal) == ["a.desktop"])
    try write("b", "XFCE;System;TerminalEmulator")
    #expect(try preferred(for: .terminal) == [])
    #expect(try preferred(for: .terminal, on: "XFCE") == ["b.desktop"])
    try write("c", "XFCE;System;TerminalEmulator;\nOnlyShowIn=XFCE")
    #expect(try preferred(for: .terminal, on: "XFCE") == ["c.desktop"])
  }

  @Test("Of several terminals, the one in a list is preferred, and else the one that the distribution runs")
  func terminals() throws {
    try write("a", "System;TerminalEmulator")
    try write("b", "System;TerminalEmulator", program: "cat")
    #expect(try preferred(for: .terminal) == [])
    try scratch.link("bin/x-terminal-emulator", to: scratch("alternatives/x-terminal-emulator"))
    try scratch.link("alternatives/x-terminal-emulator", to: "/usr/bin/cat")
    #expect(try preferred(for: .terminal) == ["b.desktop"])
    try scratch.write("config/xdg-terminals.list", "# mine\n-b.desktop\n\ngone.desktop\na.desktop:new-window\n")
    try scratch.write("share/xdg-terminal-exec/xdg-terminals.list", "b.desktop\n")
    #expect(try preferred(for: .terminal) == ["a.desktop"])
    try scratch.write("config/xfce-xdg-terminals.list", "b.desktop\n")
    #expect(try preferred(for: .terminal, on: "XFCE") == ["b.desktop"])
  }

  @Test("Of several that declare a type, the one that the user added is preferred, and else the one of the desktop")
  func declared() throws {
    try write("a", "Graphics;Viewer")
    try write("b", "XFCE;Graphics;Viewer")
    try scratch.write("share/applications/mimeinfo.cache", "[MIME Cache]\nimage/jpeg=a.desktop;b.desktop;\n")
    #expect(try preferred(for: .photos) == ["a.desktop"])
    #expect(try preferred(for: .photos, on: "XFCE") == ["b.desktop"])
    try scratch.write("config/mimeapps.list", "[Added Associations]\nimage/jpeg=a.desktop;\n")
    #expect(try preferred(for: .photos, on: "XFCE") == ["a.desktop"])
  }

  @Test("The launcher of a suite is preferred to its applications")
  func suite() throws {
    try write("suite", "Office;X-Suite")
    try write("writer", "Office;WordProcessor")
    try write("calc", "Office;Spreadsheet")
    try scratch.write(
      "share/applications/labels.desktop",
      "[Desktop Entry]\nType=Application\nName=Labels\nExec=cat\nCategories=Office;Publishing;\n")
    #expect(try preferred(for: .office) == ["suite.desktop"])
    #expect(try preferred(for: .writer) == ["writer.desktop"])
    try scratch.write(
      "share/applications/other.desktop",
      "[Desktop Entry]\nType=Application\nName=Other\nExec=cat\nCategories=Office;WordProcessor;\n")
    #expect(try preferred(for: .writer) == ["writer.desktop"])
  }

  private func write(_ name: String, _ categories: String, program: String = "true") throws {
    try scratch.write(
      "share/applications/\(name).desktop",
      "[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(program)\nCategories=\(categories);\n")
  }

  private func preferred(for purpose: Purpose, on desktop: String = "") throws -> [String] {
    let environment = Environment(
      variables: [
        "HOME": scratch("home"), "XDG_DATA_HOME": scratch("data"), "XDG_DATA_DIRS": scratch("share"),
        "XDG_CONFIG_HOME": scratch("config"), "XDG_CONFIG_DIRS": scratch("etc"), "XDG_STATE_HOME": scratch("state"),
        "PATH": "\(scratch("bin")):/usr/bin:/bin", "XDG_CURRENT_DESKTOP": desktop,
      ], administrator: AdministratorFiles(directory: scratch("administrator")))
    let catalogue = environment.scannedCatalogue
    let items = catalogue.items(environment.catalogueSources, environment.directories)
    return items.filter { $0.preferredFor.contains(PurposeSet(purpose)) }.map(\.id.text)
  }
}
