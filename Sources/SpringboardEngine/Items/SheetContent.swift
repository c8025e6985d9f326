/// The content of a sheet.
public enum SheetContent: Hashable, Sendable {
  /// The details of an application or a programme, or the question whether a power action is to be carried out.
  case details(ItemID)
  /// The settings. The host shows its own controls on the sheet.
  case settings
  /// The keys and gestures. The host shows its own text on the sheet.
  case help

  /// The application or programme whose details are shown, or the power action.
  public var item: ItemID? { if case .details(let id) = self { id } else { nil } }

  /// Whether the host places a widget on the sheet.
  var hasWidget: Bool { item == nil }
}
