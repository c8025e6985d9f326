import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Texts of power actions")
struct PowerTextTests {
  private let springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 480)))

  @Test("Three dots say that an action asks before it acts")
  func names() {
    for action in PowerAction.allCases {
      #expect(springboard.name(of: .power(action))?.hasSuffix("…") == action.endsSession)
    }
  }

  @Test("The question about an action that ends the session says that work may be lost")
  func questions() {
    let details = springboard.details(of: .power(.restart))
    #expect(details?.title == "Restart the computer?")
    #expect(details?.lines == [Strings.losesWork])
  }

  @Test("A failure says what was not done, and why")
  func failures() {
    #expect(Strings.failed(.restart, "No.") == "Couldn't restart the computer: No.")
    #expect(Set(PowerAction.allCases.map { Strings.failed($0, "") }).count == PowerAction.allCases.count)
  }
}
