import Posix

/// Something that the log of a kiosk records.
package enum KioskEvent: Equatable, Sendable {
  /// An application was started.
  case launched(id: String, process: Int32)
  /// The process of an application has ended.
  case ended(id: String, ChildExit)
  /// An application was not started.
  case failed(id: String, reason: String)
  /// A wrong PIN was entered; the next one is accepted after this many seconds.
  case wrongPIN(wait: Double)
  /// The right PIN was entered.
  case rightPIN
  /// Something was chosen from the service menu.
  case service(String)
  /// The home screen has crashed or hung, or is started in the safe mode.
  case supervised(String)
  /// Another program has done something to the window.
  case windowChanged(String)
  /// Nobody has used the kiosk for a while, and everything was closed.
  case reset
  /// The screens were switched off for the night, or on.
  case screens(areOn: Bool)
  /// So many events were not recorded, because there were too many in a short time.
  case dropped(Int)
  /// A command, an option or a request was refused.
  case refused(String)

  /// The members of the JSON object, in the order of the line.
  private var members: [(String, String)] {
    switch self {
    case .launched(let id, let process):
      [("event", "launched".json), ("id", id.json), ("process", "\(process)")]
    case .ended(let id, .status(let status)): [("event", "ended".json), ("id", id.json), ("status", "\(status)")]
    case .ended(let id, .signal(let signal)): [("event", "ended".json), ("id", id.json), ("signal", "\(signal)")]
    case .ended(let id, .unknown): [("event", "ended".json), ("id", id.json)]
    case .failed(let id, let reason): [("event", "failed".json), ("id", id.json), ("reason", reason.json)]
    case .wrongPIN(let wait): [("event", "wrong-pin".json), ("wait", "\(Int(wait))")]
    case .rightPIN: [("event", "right-pin".json)]
    case .service(let what): [("event", "service".json), ("what", what.json)]
    case .supervised(let what): [("event", "supervisor".json), ("what", what.json)]
    case .windowChanged(let what): [("event", "window-changed".json), ("what", what.json)]
    case .reset: [("event", "reset".json)]
    case .screens(let areOn): [("event", "screens".json), ("what", (areOn ? "on" : "off").json)]
    case .dropped(let count): [("event", "dropped".json), ("count", "\(count)")]
    case .refused(let what): [("event", "refused".json), ("what", what.json)]
    }
  }

  /// One line of JSON.
  func line(at time: String) -> String {
    let all = [("time", time.json)] + members
    return "{\(all.map { "\($0.0.json):\($0.1)" }.joined(separator: ","))}"
  }
}

extension String {
  /// A JSON string (RFC 8259, section 7). All control characters and line separators are escaped, also those that need not be,
  /// since a terminal that shows the log would obey them.
  fileprivate var json: String {
    "\""
      + unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case _ where scalar.isControl: "\\u" + scalar.hexadecimal
        default: String(scalar)
        }
      }.joined() + "\""
  }
}
