import SpringboardEngine

/// Makes any number of realistic applications, the same ones in every run. One in 20 has a Chinese name, and one in 20
/// a Cyrillic one.
struct GeneratedCatalogue {
  private var state: UInt64 = 0x5eed

  private init() {}

  /// This number of applications.
  static func items(_ count: Int) -> [AppItem] {
    var catalogue = GeneratedCatalogue()
    return (0..<count).map { catalogue.item($0) }
  }

  private mutating func item(_ number: Int) -> AppItem {
    let script = self.number(below: 20)
    let original = self.name(from: script == 2 ? Self.chinese : Self.latin, separator: script == 2 ? "" : " ")
    let name = script == 0 ? self.name(from: Self.chinese, separator: "") : script == 1 ? cyrillicName() : original
    let program = original.lowercased().filter { $0 != " " }
    var item = AppItem(
      id: .application("org.example.\(program).N\(number).desktop"), name: name, categories: categories())
    item.searchTexts = SearchTexts(
      untranslatedName: name == original ? "" : original, program: program, genericName: genericName(),
      keywords: (0..<self.number(from: 2, below: 9)).map { _ in pick(Self.keywords) }, comment: comment())
    item.actions = actions()
    let purpose = pick(Purpose.allCases)
    item.purposes = self.number(below: 2) == 0 ? [] : PurposeSet(purpose)
    return item
  }

  private mutating func name(from words: [String], separator: String) -> String {
    (0..<number(from: 1, below: 4)).map { _ in pick(words) }.joined(separator: separator)
  }

  private mutating func cyrillicName() -> String { name(from: Self.cyrillic, separator: " ") }

  private mutating func genericName() -> String {
    number(below: 3) == 0 ? "" : "\(pick(Self.subjects)) \(pick(Self.kinds))"
  }

  /// A sentence of ten words.
  private mutating func comment() -> String {
    let words = (0..<3).map { _ in "\(pick(Self.keywords)) and \(pick(Self.subjects).lowercased())" }
    return "Work with \(words.joined(separator: " "))"
  }

  private mutating func categories() -> [String] {
    (0..<number(from: 1, below: 3)).map { _ in pick(Self.categories) }
  }

  private mutating func actions() -> [AppItem.Action] {
    guard number(below: 5) == 0 else { return [] }
    return (0..<number(from: 1, below: 4)).map { AppItem.Action(id: "action-\($0)", name: pick(Self.actions)) }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  private mutating func number(from lower: Int, below upper: Int) -> Int { lower + number(below: upper - lower) }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}

extension GeneratedCatalogue {
  private static func list(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static let latin = list(
    """
    Access Account Advanced Agent Alarm Album Android Animation Archive Arduino Art Assistant Audio Backup
    Balance Bank Base Battle Beacon Bird Blender Block Blue Board Book Bookmark Box Brave Bridge Browser Builder
    Calc Calendar Camera Canvas Card Cast Center Chart Chat Chess Chrome Clean Client Clip Clock Cloud Club Code
    Color Combat Command Community Compass Composer Connect Console Contact Control Converter Cook Core Creator
    Crystal Cube Cut Dark Dash Data Debug Deck Deep Delta Design Desktop Developer Device Dial Dice Dictionary
    Disc Discover Disk Display Doc Dolphin Download Draw Dream Drive Earth Echo Edge Editor Element Emacs Engine
    Epic Explorer Express Falcon Fast Field File Files Film Finder Fire Firefox Fish Flame Flash Flight Flow
    Focus Folder Font Force Forest Format Forge Fox Frame Free Galaxy Gallery Game Garden Gate Gear Ghost Git
    Glass Global GNOME Go Gold Google Grab Graph Green Grid Guard Guide Guitar Hammer Hand Harbor Hawk Health
    Help Hero Hex Hidden History Home House Hub Icon Idea Image Index Ink Inspector Invoice Island Jet Journal
    Jump Kate Keep Kernel Key Kit Kite Konsole Krita Lab Lamp Language Launcher Layer Learn Lens Letter Level
    Library LibreOffice Light Line Link Linux List Live Local Lock Log Logic Loop Lunar Machine Magic Mail
    Manager Map Mark Master Math Matrix Media Meet Memory Message Meter Micro Mind Mine Mini Mirror Mix Mobile
    Model Money Monitor Moon Motion Mount Mouse Movie Music Net Network News Night Node Note Notepad Number
    Object Ocean Office Open Optic Orbit Organizer Outline Pack Page Paint Paper Partition Pass Password Path
    Pencil Phone Photo Piano Pick Pilot Pixel Plan Planet Play Player Plot Pocket Point Port Power Presenter
    Print Privacy Process Pro Project Proxy Pulse Puzzle Qt Quick Radar Radio Rain Rapid Reader Record Recorder
    Red Remote Rescue Ring River Road Robot Rocket Router Ruby Runner Safe Sand Scan Scanner Scheduler School
    Science Screen Script Sea Search Secure Sense Server Settings Shadow Shape Share Shell Shield Ship Shop Shot
    Signal Silver Simple Sketch Sky Slack Sleep Slide Smart Snap Snow Social Software Solar Sound Space Spark
    Spectrum Speed Sphere Spot Spotify Spread Sprite Stack Star Station Steam Stone Storage Storm Story Stream
    Street Studio Sublime Sudoku Suite Sun Super Surf Swift Switch Sync System Table Tag Talk Task Team Telegram
    Term Terminal Test Text Theme Thunder Ticket Tile Time Timer Toolbox Torrent Touch Tower Track Trade Train
    Transfer Translate Travel Tree Tube Tune Turbo Tweak Type Ultra Unit Update Utility Vault Vector Video View
    Viewer Virtual Vision Visual Voice Volume Wall Wallet Watch Wave Weather Web Whale Wheel White Widget Wiki
    Wild Wind Window Wine Wire Wolf Word Work World Writer Yellow Zen Zip Zone Zoom
    """)

  private static let chinese = list(
    """
    微信 音乐 视频 计算器 文件 设置 系统 终端 地图 日历 天气 时钟 软件 网盘 百度 腾讯 会议 浏览器 文本 编辑器 图像 查看器 管理器 银行 旅行 新闻 游戏 输入法 词典 翻译 相机 照片 录音 截图
    邮件 联系人 下载 助手 中心 云 办公 表格 文字 演示 安全 备份 磁盘 打印机 阅读 漫画 直播 商店 支付
    """)

  private static let cyrillic = list(
    """
    Настройки Файлы Терминал Калькулятор Календарь Погода Карты Часы Музыка Видео Почта Браузер Редактор
    Просмотр Системный Монитор Диски Архив Шрифты Символы Центр Приложений Яндекс Словарь Переводчик Камера Фото
    Запись Экран Загрузки Игра Шахматы Книга Газета Банк Госуслуги Клиент Сервер Сеть Пароли Ключи Облако Задачи
    Заметки Радио Телевизор Магазин
    """)

  private static let subjects = list(
    """
    Web Text Image Video Audio Music File Mail Photo Document Database Network System Disk Partition Password
    Process Archive Vector Media Remote Calendar Font Game Package Screen Terminal Torrent Weather Sound
    """)

  private static let kinds = list("Browser Editor Viewer Player Manager Client Recorder Converter Monitor Tool Utility")

  private static let keywords = list(
    """
    internet www browser web explorer text editor plain code programming folder disk filesystem shell prompt
    command cmd calculation arithmetic scientific event reminder navigation forecast timer alarm stopwatch
    monitor process cpu memory partition backup restore pdf document picture slideshow graphics zip tar extract
    unicode emoji symbols fonts updates install store virtual machine vm camera webcam email contact task audio
    song mp3 podcast playlist radio gallery photo scan film movie clip dvd keyring encryption security ssh
    strategy diff merge torrent magnet download p2p chat im messenger sms irc ftp rdp vnc privacy steam wine
    emulator race spreadsheet excel word powerpoint vector drawing 3d animation rendering raw notes journal avi
    mkv capture broadcast stream midi notation sql mysql java python git docker
    """)

  private static let categories = [
    "Game", "Education", "Science", "Development", "Graphics", "Office", "AudioVideo", "Network", "Settings", "System",
    "Utility",
  ]

  private static let actions = [
    "New Window", "New Private Window", "New Document", "New Tab", "Preferences", "Compose a New Message", "Quit",
    "Play/Pause", "Next", "Previous", "Take Screenshot", "Open Profile Manager", "New Incognito Window",
  ]
}
