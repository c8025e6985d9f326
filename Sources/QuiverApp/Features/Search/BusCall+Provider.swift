import GioBridge
import QuiverCore
import SpringboardEngine

/// The methods of `org.gnome.Shell.SearchProvider2`.
extension BusCall {
  /// Asks for the ids of the results. `former` are those of an earlier query that the terms extend.
  static func resultSet(
    of terms: [String], among former: [String]?, by provider: SearchProvider, limit: Double
  ) -> BusCall {
    BusCall(
      provider, former == nil ? "GetInitialResultSet" : "GetSubsearchResultSet",
      (former.map { [.strings($0)] } ?? []) + [.strings(terms)], limit: limit)
  }

  /// Asks for the names and the descriptions of results.
  static func metas(of ids: [String], by provider: SearchProvider, limit: Double) -> BusCall {
    BusCall(provider, "GetResultMetas", [.strings(ids)], limit: limit)
  }

  /// Opens a result. `time` is that of the user's last action on the X server, so that a window may take the focus.
  static func activate(_ id: String, terms: [String], time: UInt32, by provider: SearchProvider) -> BusCall {
    let arguments = [BusValue.string(id), .strings(terms), .uint32(time)]
    var call = BusCall(provider, "ActivateResult", arguments, limit: activationLimit)
    call.startsProgram = true
    return call
  }

  /// Seconds that a provider has to open a result. It may have to start its application first.
  private static let activationLimit = 25.0
  /// The largest answer that is read, in bytes: more than a thousand ids, or small pictures of five results.
  private static let largestAnswer = 128 << 10

  private init(_ provider: SearchProvider, _ method: String, _ arguments: [BusValue], limit: Double) {
    self.init(
      provider.busName, path: provider.objectPath, interface: "org.gnome.Shell.SearchProvider2", method: method,
      arguments: arguments, limit: limit, startsProgram: provider.startsForSearch, answerLimit: Self.largestAnswer)
  }
}
