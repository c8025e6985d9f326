/// A method to be called on another program's object.
package struct BusCall: Equatable, Sendable {
  package var destination: String
  package var path: String
  package var interface: String
  package var method: String
  package var arguments: [BusValue]
  /// Seconds to wait for the answer.
  package var limit: Double
  /// Whether the bus is to start the other program where it does not run, if it knows how.
  package var startsProgram: Bool

  package nonisolated init(
    _ destination: String, path: String, interface: String, method: String, arguments: [BusValue] = [],
    limit: Double = 10, startsProgram: Bool = true
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
    self.limit = limit
    self.startsProgram = startsProgram
  }
}
