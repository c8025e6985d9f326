import Testing

@testable import QuiverCore

@Suite("Colours")
struct StyleColorTests {
  @Test(
    "Colours are read in all notations",
    arguments: [
      ("#fff", "#ffffff"), ("#4c9dff", "#4c9dff"), ("#4C9DFF80", "#4c9dff80"), ("#000000ff", "#000000"),
      ("rgb(76, 157, 255)", "#4c9dff"), ("rgba(0,0,0,0.4)", "#00000066"), ("rgba( 0 , 0 , 0 , 1 )", "#000000"),
      ("Navy", "#000080"), ("transparent", "#00000000"),
    ])
  func reading(_ text: String, _ written: String) {
    #expect(Color(text)?.description == written)
  }

  @Test(
    "Malformed values are refused",
    arguments: [
      "", "#", "#12", "#12345", "#gggggg", "# fff", "fff", "rgb(1,2)", "rgb(1,2,256)", "rgb(1,2,3,4,5)",
      "rgba(1,2,3,1.5)", "rgba(1,2,3,nan)", "rgb(1,2,3", "bluish", "#\u{0661}\u{0661}\u{0661}",
    ])
  func malformedValuesAreRefused(_ text: String) {
    #expect(Color(text) == nil)
  }

  @Test("Written colours read back the same", arguments: ["#010203", "#01020304", "#fefefe00"])
  func roundTrip(_ text: String) {
    #expect(Color(text)?.description == text)
  }

  @Test("Contrast agrees with the examples of the WCAG")
  func contrast() throws {
    #expect(Color.black.contrast(with: .white) == 21)
    #expect(Color.white.contrast(with: .white) == 1)
    let gray = try #require(Color("#767676"))
    #expect((4.54...4.55).contains(gray.contrast(with: .white)))
  }

  @Test("A translucent colour is mixed with the one below")
  func over() {
    #expect(Color.white.withAlpha(0.5).over(.black) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color.clear.over(.white) == .white)
  }
}

@Suite("Shadows and gradients")
struct StyleShadowAndGradientTests {
  @Test("Written shadows read back the same", arguments: ["0 2 6 #00000066", "-1.5 0 0 #ffffff"])
  func shadow(_ text: String) {
    #expect(Shadow(text)?.description == text)
  }

  @Test(
    "Malformed values are refused", arguments: ["", "0 2 6", "0 2 -1 #000", "0 nan 6 #000", "0 1e9 6 #000"])
  func refusedShadow(_ text: String) {
    #expect(Shadow(text) == nil)
  }

  @Test(
    "Gradients keep angle and colours",
    arguments: [
      ("gradient(160deg, #0b1026, #2b3a67)", "gradient(160deg, #0b1026, #2b3a67)"),
      ("gradient(#fff,rgb(0, 0, 0),navy)", "gradient(180deg, #ffffff, #000000, #000080)"),
    ])
  func gradient(_ text: String, _ written: String) {
    #expect(Gradient(text)?.description == written)
  }

  @Test(
    "A gradient needs two colours and a finite angle",
    arguments: [
      "gradient()", "gradient(#fff)", "gradient(nandeg, #fff, #000)", "gradient(#fff, #000", "gradient(45deg)",
    ])
  func refusedGradient(_ text: String) {
    #expect(Gradient(text) == nil)
  }
}
