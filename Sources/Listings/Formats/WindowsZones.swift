/// The names of the time zones of Windows, which Outlook and Exchange write.
enum WindowsZones {
  /// The name in the system's database of a zone of Windows, by its name such as `W. Europe Standard Time`, or by what Windows
  /// shows for it, such as `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`, regardless of case.
  static func systemName(of name: String) -> String? {
    let name = name.lowercased()
    return byName[name] ?? byName[name.replacing("daylight time", with: "standard time")] ?? byPlaces[places(in: name)]
  }

  private static let byName = index(0) { $0.lowercased() }
  private static let byPlaces = index(2, places)

  private static func index(_ column: Int, _ key: (String) -> String) -> [String: String] {
    let rows = table.map { ($0[column], $0[1]) }.filter { !$0.0.isEmpty }
    return Dictionary(rows.map { (key($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places without the offset before them, which Exchange separates by slashes.
  private static func places(in name: String) -> String {
    let places = name.hasPrefix("(") ? name.drop { $0 != ")" }.dropFirst() : name[...]
    let parts = places.split { ",/".contains($0) }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: ",").lowercased()
  }

  /// All names in the system's database that occur.
  static var systemNames: Set<String> { Set(table.map { $0[1] }) }

  private static let table = lines.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Unicode CLDR 46, common/supplemental/windowsZones.xml, territory 001, with the present names of the system's database; and
  /// what Windows shows for each. Names of older versions of Windows, which are not in CLDR, have no places.
  private static let lines = """
    AUS Central Standard Time | Australia/Darwin | Darwin
    AUS Eastern Standard Time | Australia/Sydney | Canberra, Melbourne, Sydney
    Afghanistan Standard Time | Asia/Kabul | Kabul
    Alaskan Standard Time | America/Anchorage | Alaska
    Aleutian Standard Time | America/Adak | Aleutian Islands
    Altai Standard Time | Asia/Barnaul | Barnaul, Gorno-Altaysk
    Arab Standard Time | Asia/Riyadh | Kuwait, Riyadh
    Arabian Standard Time | Asia/Dubai | Abu Dhabi, Muscat
    Arabic Standard Time | Asia/Baghdad | Baghdad
    Argentina Standard Time | America/Argentina/Buenos_Aires | City of Buenos Aires
    Armenian Standard Time | Asia/Yerevan |
    Astrakhan Standard Time | Europe/Astrakhan | Astrakhan, Ulyanovsk
    Atlantic Standard Time | America/Halifax | Atlantic Time (Canada)
    Aus Central W. Standard Time | Australia/Eucla | Eucla
    Azerbaijan Standard Time | Asia/Baku | Baku
    Azores Standard Time | Atlantic/Azores | Azores
    Bahia Standard Time | America/Bahia | Salvador
    Bangladesh Standard Time | Asia/Dhaka | Dhaka
    Belarus Standard Time | Europe/Minsk | Minsk
    Bougainville Standard Time | Pacific/Bougainville | Bougainville Island
    Canada Central Standard Time | America/Regina | Saskatchewan
    Cape Verde Standard Time | Atlantic/Cape_Verde | Cabo Verde Is.
    Caucasus Standard Time | Asia/Yerevan | Yerevan
    Cen. Australia Standard Time | Australia/Adelaide | Adelaide
    Central America Standard Time | America/Guatemala | Central America
    Central Asia Standard Time | Asia/Bishkek | Bishkek
    Central Brazilian Standard Time | America/Cuiaba | Cuiaba
    Central Europe Standard Time | Europe/Budapest | Belgrade, Bratislava, Budapest, Ljubljana, Prague
    Central European Standard Time | Europe/Warsaw | Sarajevo, Skopje, Warsaw, Zagreb
    Central Pacific Standard Time | Pacific/Guadalcanal | Solomon Is., New Caledonia
    Central Standard Time | America/Chicago | Central Time (US & Canada)
    Central Standard Time (Mexico) | America/Mexico_City | Guadalajara, Mexico City, Monterrey
    Chatham Islands Standard Time | Pacific/Chatham | Chatham Islands
    China Standard Time | Asia/Shanghai | Beijing, Chongqing, Hong Kong, Urumqi
    Coordinated Universal Time | Etc/UTC |
    Cuba Standard Time | America/Havana | Havana
    Dateline Standard Time | Etc/GMT+12 | International Date Line West
    E. Africa Standard Time | Africa/Nairobi | Nairobi
    E. Australia Standard Time | Australia/Brisbane | Brisbane
    E. Europe Standard Time | Europe/Chisinau | Chisinau
    E. South America Standard Time | America/Sao_Paulo | Brasilia
    Easter Island Standard Time | Pacific/Easter | Easter Island
    Eastern Standard Time | America/New_York | Eastern Time (US & Canada)
    Eastern Standard Time (Mexico) | America/Cancun | Chetumal
    Egypt Standard Time | Africa/Cairo | Cairo
    Ekaterinburg Standard Time | Asia/Yekaterinburg | Ekaterinburg
    FLE Standard Time | Europe/Kyiv | Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius
    Fiji Standard Time | Pacific/Fiji | Fiji
    GMT Standard Time | Europe/London | Dublin, Edinburgh, Lisbon, London
    GTB Standard Time | Europe/Bucharest | Athens, Bucharest
    Georgian Standard Time | Asia/Tbilisi | Tbilisi
    Greenland Standard Time | America/Nuuk | Greenland
    Greenwich Standard Time | Atlantic/Reykjavik | Monrovia, Reykjavik
    Haiti Standard Time | America/Port-au-Prince | Haiti
    Hawaiian Standard Time | Pacific/Honolulu | Hawaii
    India Standard Time | Asia/Kolkata | Chennai, Kolkata, Mumbai, New Delhi
    Iran Standard Time | Asia/Tehran | Tehran
    Israel Standard Time | Asia/Jerusalem | Jerusalem
    Jerusalem Standard Time | Asia/Jerusalem |
    Jordan Standard Time | Asia/Amman | Amman
    Kaliningrad Standard Time | Europe/Kaliningrad | Kaliningrad
    Kamchatka Standard Time | Asia/Kamchatka | Petropavlovsk-Kamchatsky - Old
    Korea Standard Time | Asia/Seoul | Seoul
    Libya Standard Time | Africa/Tripoli | Tripoli
    Line Islands Standard Time | Pacific/Kiritimati | Kiritimati Island
    Lord Howe Standard Time | Australia/Lord_Howe | Lord Howe Island
    Magadan Standard Time | Asia/Magadan | Magadan
    Magallanes Standard Time | America/Punta_Arenas | Punta Arenas
    Malay Peninsula Standard Time | Asia/Singapore |
    Marquesas Standard Time | Pacific/Marquesas | Marquesas Islands
    Mauritius Standard Time | Indian/Mauritius | Port Louis
    Mexico Standard Time | America/Mexico_City |
    Mexico Standard Time 2 | America/Mazatlan |
    Mid-Atlantic Standard Time | Etc/GMT+2 | Mid-Atlantic - Old
    Middle East Standard Time | Asia/Beirut | Beirut
    Montevideo Standard Time | America/Montevideo | Montevideo
    Morocco Standard Time | Africa/Casablanca | Casablanca
    Mountain Standard Time | America/Denver | Mountain Time (US & Canada)
    Mountain Standard Time (Mexico) | America/Mazatlan | La Paz, Mazatlan
    Myanmar Standard Time | Asia/Yangon | Yangon (Rangoon)
    N. Central Asia Standard Time | Asia/Novosibirsk | Novosibirsk
    Namibia Standard Time | Africa/Windhoek | Windhoek
    Nepal Standard Time | Asia/Kathmandu | Kathmandu
    New Zealand Standard Time | Pacific/Auckland | Auckland, Wellington
    Newfoundland Standard Time | America/St_Johns | Newfoundland
    Norfolk Standard Time | Pacific/Norfolk | Norfolk Island
    North Asia East Standard Time | Asia/Irkutsk | Irkutsk
    North Asia Standard Time | Asia/Krasnoyarsk | Krasnoyarsk
    North Korea Standard Time | Asia/Pyongyang | Pyongyang
    Omsk Standard Time | Asia/Omsk | Omsk
    Pacific SA Standard Time | America/Santiago | Santiago
    Pacific Standard Time | America/Los_Angeles | Pacific Time (US & Canada)
    Pacific Standard Time (Mexico) | America/Tijuana | Baja California
    Pakistan Standard Time | Asia/Karachi | Islamabad, Karachi
    Paraguay Standard Time | America/Asuncion | Asuncion
    Qyzylorda Standard Time | Asia/Qyzylorda | Qyzylorda
    Romance Standard Time | Europe/Paris | Brussels, Copenhagen, Madrid, Paris
    Russia Time Zone 10 | Asia/Srednekolymsk | Chokurdakh
    Russia Time Zone 11 | Asia/Kamchatka | Anadyr, Petropavlovsk-Kamchatsky
    Russia Time Zone 3 | Europe/Samara | Izhevsk, Samara
    Russian Standard Time | Europe/Moscow | Moscow, St. Petersburg
    SA Eastern Standard Time | America/Cayenne | Cayenne, Fortaleza
    SA Pacific Standard Time | America/Bogota | Bogota, Lima, Quito, Rio Branco
    SA Western Standard Time | America/La_Paz | Georgetown, La Paz, Manaus, San Juan
    SE Asia Standard Time | Asia/Bangkok | Bangkok, Hanoi, Jakarta
    Saint Pierre Standard Time | America/Miquelon | Saint Pierre and Miquelon
    Sakhalin Standard Time | Asia/Sakhalin | Sakhalin
    Samoa Standard Time | Pacific/Apia | Samoa
    Sao Tome Standard Time | Africa/Sao_Tome | Sao Tome
    Saratov Standard Time | Europe/Saratov | Saratov
    Singapore Standard Time | Asia/Singapore | Kuala Lumpur, Singapore
    South Africa Standard Time | Africa/Johannesburg | Harare, Pretoria
    South Sudan Standard Time | Africa/Juba | Juba
    Sri Lanka Standard Time | Asia/Colombo | Sri Jayawardenepura
    Sudan Standard Time | Africa/Khartoum | Khartoum
    Syria Standard Time | Asia/Damascus | Damascus
    Taipei Standard Time | Asia/Taipei | Taipei
    Tasmania Standard Time | Australia/Hobart | Hobart
    Tocantins Standard Time | America/Araguaina | Araguaina
    Tokyo Standard Time | Asia/Tokyo | Osaka, Sapporo, Tokyo
    Tomsk Standard Time | Asia/Tomsk | Tomsk
    Tonga Standard Time | Pacific/Tongatapu | Nuku'alofa
    Transbaikal Standard Time | Asia/Chita | Chita
    Turkey Standard Time | Europe/Istanbul | Istanbul
    Turks And Caicos Standard Time | America/Grand_Turk | Turks and Caicos
    US Eastern Standard Time | America/Indiana/Indianapolis | Indiana (East)
    US Mountain Standard Time | America/Phoenix | Arizona
    UTC | Etc/UTC | Coordinated Universal Time
    UTC+12 | Etc/GMT-12 | Coordinated Universal Time+12
    UTC+13 | Etc/GMT-13 | Coordinated Universal Time+13
    UTC-02 | Etc/GMT+2 | Coordinated Universal Time-02
    UTC-08 | Etc/GMT+8 | Coordinated Universal Time-08
    UTC-09 | Etc/GMT+9 | Coordinated Universal Time-09
    UTC-11 | Etc/GMT+11 | Coordinated Universal Time-11
    Ulaanbaatar Standard Time | Asia/Ulaanbaatar | Ulaanbaatar
    Venezuela Standard Time | America/Caracas | Caracas
    Vladivostok Standard Time | Asia/Vladivostok | Vladivostok
    Volgograd Standard Time | Europe/Volgograd | Volgograd
    W. Australia Standard Time | Australia/Perth | Perth
    W. Central Africa Standard Time | Africa/Lagos | West Central Africa
    W. Europe Standard Time | Europe/Berlin | Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
    W. Mongolia Standard Time | Asia/Hovd | Hovd
    West Asia Standard Time | Asia/Tashkent | Ashgabat, Tashkent
    West Bank Standard Time | Asia/Hebron | Gaza, Hebron
    West Pacific Standard Time | Pacific/Port_Moresby | Guam, Port Moresby
    Yakutsk Standard Time | Asia/Yakutsk | Yakutsk
    Yukon Standard Time | America/Whitehorse | Yukon
    """
}
