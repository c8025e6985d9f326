import Testing

@testable import QuiverCore

@Suite("CSS of the native widgets")
struct StyleCSSTests {
  @Test("The CSS follows the style")
  func cSSFollowsTheStyle() {
    var style = Style()
    style.colors.surface.fill = Color(hex: 0x112233, alpha: 0.5)
    style.radii.surface = 9.5
    style.fonts.family = "Inter"
    #expect(style.css.contains("background-color: rgba(17, 34, 51, 0.5);"))
    #expect(style.css.contains("border-radius: 9.5px;"))
    #expect(style.css.contains("font-family: \"Inter\";"))
    #expect(!Style().css.contains("font-family"))
  }

  @Test("A font name cannot inject CSS")
  func fontNameCannotInjectCSS() {
    var style = Style()
    style.fonts.family = "a\"; } * { color: red; } \\\n"
    #expect(style.css.contains("font-family: \"a  *  color: red  \";"))
  }

  @Test("The field for a folder's name shows only its text, in the font of the title")
  func nameField() {
    let css = Style.nameFieldCSS(family: "a\";}", size: 24, weight: 600, color: .white)
    for rule in [
      "background: none;", "border: none;", "font-family: \"a\";", "font-size: 24px;", "font-weight: 600;",
      "transition: none;",
    ] {
      #expect(css.contains(rule))
    }
    #expect(css.contains("color: rgba(255, 255, 255, 1);"))
  }

  @Test("Words are legible on the accent colour", arguments: ["#000000", "#ffffff", "#ffd800", "#0a6cff"])
  func accent(_ accent: String) throws {
    var style = Style()
    style.colors.accent = try #require(Color(accent))
    let readable = style.css.contains("\n  color: rgba(0, 0, 0, 1);") ? Color.black : .white
    #expect(readable.contrast(with: style.colors.accent) >= 4.5)
  }
}
