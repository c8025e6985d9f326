/// Everything that the pixels of a text in the guide depend on.
struct GuideText: Hashable {
  enum Style: Hashable { case programme, channel, hour, corner }

  var title: String
  /// The second line; empty for none.
  var detail = ""
  /// The width, in device pixels.
  var width: Int
  var style = Style.programme
}
