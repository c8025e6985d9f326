extension Style {
  /// CSS for the native widgets in GTK 3, which the user's `style.css` overrides.
  package var css: String {
    surfaceCSS + menuCSS + highlightCSS
  }

  private var surfaceCSS: String {
    """
    window.quiver {
      background-color: \(colors.background.css);
    }
    .quiver menu, .quiver entry, .quiver popover {
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

  private var menuCSS: String {
    """
    .quiver menu.solid {
      border-radius: 0;
    }
    .quiver menu separator {
      background-color: \(colors.plate.edge.css);
    }

    """
  }

  private var highlightCSS: String {
    """
    .quiver entry:focus {
      border-color: \(colors.accent.css);
      box-shadow: 0 0 0 \((spacing.focusWidth / 2).plain)px \(colors.accent.css);
    }
    .quiver entry selection, .quiver menuitem:hover {
      background-color: \(colors.accent.css);
      color: \(textOnAccent.css);
    }

    """
  }

  private var fontCSS: String {
    let size = "\n  font-size: \(fonts.noticeSize.plain)px;"
    guard let family = fonts.family else { return size }
    return "\n  font-family: \"\(family.filter { !#"\"{};"#.contains($0) && !$0.isNewline })\";" + size
  }

  /// Black or white, whichever has more contrast.
  package var textOnAccent: Color {
    colors.accent.contrast(with: .black) >= colors.accent.contrast(with: .white) ? .black : .white
  }
}
