extension Style {
  /// CSS for the native widgets in GTK 3, which the user's `style.css` overrides.
  package var css: String {
    surfaceCSS + highlightCSS + formCSS
  }

  private var surfaceCSS: String {
    """
    window.quiver {
      background-color: \(colors.background.css);
    }
    .quiver entry, .quiver popover {
      background-color: \(colors.surface.fill.css);
      background-image: none;
      color: \(colors.surface.content.css);
      border: 1px solid \(colors.plate.edge.css);
      border-radius: \(radii.surface.plain)px;
      padding: \((spacing.surfacePadding / 2).plain)px;
      box-shadow: none;\(fontCSS)
    }

    """
  }

  private var highlightCSS: String {
    """
    .quiver entry:focus {
      border-color: \(colors.accent.css);
      box-shadow: 0 0 0 \((spacing.focusWidth / 2).plain)px \(colors.accent.css);
    }
    .quiver entry selection {
      background-color: \(colors.accent.css);
      color: \(textOnAccent.css);
    }

    """
  }

  private var fontCSS: String {
    let size = "\n  font-size: \(fonts.noticeSize.plain)px;"
    guard let family = fonts.family else { return size }
    return "\n  font-family: \(Self.quoted(family));" + size
  }

  private static func quoted(_ family: String) -> String {
    "\"\(family.filter { !#"\"{};"#.contains($0) && !$0.isNewline })\""
  }

  /// The class of the text field for a folder's name.
  package static let nameFieldClass = "name"

  /// The class of the search field.
  package static let searchFieldClass = "search"

  /// CSS for the text field for a folder's name. It takes the place of the painted name: only its text is visible, in the same
  /// font and colour. The size is in logical pixels.
  package static func nameFieldCSS(family: String, size: Double, weight: Int, color: Color) -> String {
    plainFieldCSS(of: nameFieldClass, family: family, size: size, weight: weight, color: color)
  }

  /// CSS for the search field, of which only the text is visible, because its plate is painted.
  package func searchFieldCSS(family: String, size: Double) -> String {
    Self.plainFieldCSS(
      of: Self.searchFieldClass, family: family, size: size, weight: 400, color: colors.surface.content)
  }

  /// Most themes let the colours of a field fade when it gets the focus. GTK then styles and measures it in each frame.
  private static func plainFieldCSS(
    of styleClass: String, family: String, size: Double, weight: Int, color: Color
  ) -> String {
    """
    .quiver entry.\(styleClass), .quiver entry.\(styleClass):focus {
      background: none;
      border: none;
      border-radius: 0;
      box-shadow: none;
      min-height: 0;
      padding: 0;
      color: \(color.css);
      caret-color: \(color.css);
      font-family: \(quoted(family));
      font-size: \(size.plain)px;
      font-weight: \(weight);
      transition: none;
    }

    """
  }

  /// White if it has the contrast that text needs (WCAG 2.2, 1.4.3), because coloured buttons usually have white text; otherwise
  /// black.
  package var textOnAccent: Color { colors.accent.contrast(with: .white) >= 4.5 ? .white : .black }
}
