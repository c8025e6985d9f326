extension Listings {
  /// The listings as an XMLTV document.
  public var xmltv: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<tv>"]
    for channel in channels {
      lines.append(#"  <channel id="\#(channel.id.escaped)">"#)
      lines.append("    <display-name>\(channel.name.escaped)</display-name>")
      if let icon = channel.icon { lines.append(#"    <icon src="\#(icon.escaped)"/>"#) }
      lines.append("  </channel>")
    }
    for channel in channels { lines += channel.programmes.flatMap { $0.xmltv(on: channel) } }
    return lines.joined(separator: "\n") + "\n</tv>\n"
  }
}

extension Programme {
  fileprivate func xmltv(on channel: Channel) -> [String] {
    let clump = clump.map { #" clumpidx="\#($0.index)/\#($0.count)""# } ?? ""
    let times = #"start="\#(XMLTVTime.text(of: start))" stop="\#(XMLTVTime.text(of: stop))""#
    var lines = [#"  <programme \#(times) channel="\#(channel.id.escaped)"\#(clump)>"#]
    let texts = [("title", title), ("sub-title", subtitle), ("desc", summary)] + categories.map { ("category", $0) }
    for (element, text) in texts where !text.isEmpty { lines.append("    <\(element)>\(text.escaped)</\(element)>") }
    return lines + ["  </programme>"]
  }
}

extension String {
  /// With the characters replaced that have a meaning in XML, and without those that it does not allow.
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
