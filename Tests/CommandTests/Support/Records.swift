/// The JSON documents, decoded independently of the program.
struct ListedApplication: Decodable {
  struct Action: Decodable, Equatable {
    var id: String
    var name: String
  }

  var id: String
  var name: String
  var genericName: String?
  var comment: String?
  var keywords: [String]
  var categories: [String]
  var icon: String?
  var file: String
  var exec: String?
  var terminal: Bool
  var actions: [Action]
  var visible: Bool
  var onBoard: Bool
  var reason: String?
}

struct PlannedLaunch: Decodable, Equatable {
  var id: String
  var method: String
  var argv: [[String]]
  var directory: String
  var environment: [String: String]
  var reason: String?
}
