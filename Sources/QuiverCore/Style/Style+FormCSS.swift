/// CSS for the controls of the settings and the help.
extension Style {
  /// The class of the form on the settings sheet.
  package static let formClass = "form"

  /// The controls, and their list, whose plate is painted.
  var formCSS: String {
    let (content, form) = (colors.surface.content, ".quiver .\(Self.formClass)")
    return """
      \(form), \(form) viewport, \(form) flowboxchild {
        background: none;
        border: none;
        padding: 0;
      }
      \(form) {
        animation: form-appears 200ms ease-out;
        color: \(content.css);
      }
      @keyframes form-appears {
        from { opacity: 0; }
        to { opacity: 1; }
      }
      \(form) label {
        color: \(content.css);
      }
      \(form) label.heading {
        font-weight: bold;
        margin-top: 10px;
      }
      \(form) label.note, \(form) label.text {
        color: \(content.opacity(0.72).css);
      }
      \(form) label.note {
        font-size: smaller;
      }
      \(form) button {
        background: \(content.opacity(0.1).css);
        border: 2px solid transparent;
        border-radius: 10px;
        box-shadow: none;
        min-height: 24px;
        padding: 5px 12px;
        text-shadow: none;
      }
      \(form) button:hover {
        background: \(content.opacity(0.18).css);
      }
      \(form) button:checked {
        border-color: \(colors.accent.css);
        background: \(content.opacity(0.2).css);
      }
      \(form) button:focus {
        outline: 2px solid \(colors.accent.css);
        outline-offset: -4px;
        -gtk-outline-radius: 8px;
      }
      \(form) :disabled label {
        opacity: 0.55;
      }

      """
  }
}
