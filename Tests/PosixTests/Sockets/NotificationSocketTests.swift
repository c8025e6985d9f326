import Glibc
import Testing

@testable import Posix

@Suite("Notifications of a service")
struct NotificationSocketTests {
  private let socket: NotificationSocket

  init() throws {
    socket = try NotificationSocket()
  }

  @Test("Lines of several messages are received")
  func linesOfSeveralMessagesAreReceived() {
    NotificationSocket.send("READY=1\nSTATUS=here\n", to: socket.address)
    NotificationSocket.send("WATCHDOG=1", to: socket.address)
    #expect(socket.receive(from: getpid()) == ["READY=1", "STATUS=here", "WATCHDOG=1"])
    #expect(socket.receive(from: getpid()) == [])
  }

  @Test("What other processes send is dropped")
  func whatOtherProcessesSendIsDropped() {
    NotificationSocket.send("WATCHDOG=1", to: socket.address)
    #expect(socket.receive(from: getppid()) == [])
    #expect(socket.receive(from: getpid()) == [])
  }
}
