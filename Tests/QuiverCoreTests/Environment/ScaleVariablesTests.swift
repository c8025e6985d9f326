import Testing

@testable import QuiverCore

@Suite("Scales in the environment")
struct ScaleVariablesTests {
  @Test(
    "Scales that GTK cannot use are ignored with a message",
    arguments: [
      "GDK_SCALE": ["0", "-1", "", "two", "1.5", "2x", "17", "99999999999999999999"],
      "GDK_DPI_SCALE": ["0", "-3", "nan", "inf", "-inf", "", "big", "1e9", "0.0001"],
    ])
  func invalid(name: String, values: [String]) throws {
    for value in values {
      let (usable, faults) = ScaleVariables.checking([name: value, "LANG": "C"])
      #expect(usable == ["LANG": "C"])
      #expect(faults.count == 1 && faults[0].hasPrefix("\(name)=\(value) is no "))
    }
  }

  @Test("Other scales are kept", arguments: [["GDK_SCALE": "1"], ["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.5"], [:]])
  func valid(variables: [String: String]) {
    let (usable, faults) = ScaleVariables.checking(variables)
    #expect(usable == variables && faults == [])
  }
}
