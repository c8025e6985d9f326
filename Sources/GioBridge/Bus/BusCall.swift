/// A call of a method of an object in another program.
package struct BusCall: Equatable, Sendable {
  package var destination: String
  package var path: String
  package var interface: String
  package var method: String
  package var arguments: [BusValue]
  /// Seconds to wait for the answer.
  package var limit: Double
  /// Whether the bus starts the other program if it is not running and the bus knows how to.
  package var startsProgram: Bool
  /// The size of the largest answer that is read, in bytes; nil for no limit.
  package var answerLimit: Int?

  package nonisolated init(
    _ destination: String, path: String, interface: String, method: String, arguments: [BusValue] = [],
    limit: Double = 10, startsProgram: Bool = true, answerLimit: Int? = nil
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
    self.limit = limit
    self.startsProgram = startsProgram
    self.answerLimit = answerLimit
  }
}
