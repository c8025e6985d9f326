import GtkBridge

/// Shows three push buttons. A click on one focuses it, moves it to the front and removes the last one. Picking one up
/// opens a dialog instead.
func playAccessible() {
  let display = openDisplay()
  let canvas = Canvas()
  let window = Window(.ordinary(width: 400, height: 300), title: "Accessible", on: display, canvas: canvas)
  let tree = AccessibleTree(on: canvas.reference)
  tree.setName("Springboard")
  tree.update([item("Firefox", at: 0), item("Files", at: 1), item("Terminal", at: 2)])
  tree.onAction = { id, action in
    say("\(action) \(id)")
    tree.update(action == "click" ? [item(id, at: 0, isFocused: true), item("Firefox", at: 1)] : [dialog])
    tree.announce("Page 2 of 3")
  }
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
}

/// Shows a page and a dock with a button each. A click on that of the page moves it to the dock.
func playAccessibleGroups() {
  let display = openDisplay()
  let canvas = Canvas()
  let window = Window(.ordinary(width: 400, height: 300), title: "Accessible", on: display, canvas: canvas)
  let tree = AccessibleTree(on: canvas.reference)
  tree.update(groups + [item("Files", at: 0, in: "page", 2, of: 28), item("Mail", at: 1, in: "dock", 0, of: 1)])
  tree.onAction = { _, _ in
    tree.update(groups + [item("Mail", at: 1, in: "dock", 0, of: 2), item("Files", at: 2, in: "dock", 1, of: 2)])
    tree.announce("Moved")
  }
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
}

private let groups = ["page", "dock"].enumerated().map { row, id in
  AccessibleItem(
    id: id, role: .panel, name: "The \(id)", frame: Extent(x: 10, y: Double(10 + 100 * row), width: 300, height: 90))
}

private func item(_ name: String, at place: Int, in group: String, _ index: Int, of count: Int) -> AccessibleItem {
  var item = item(name, at: place)
  item.place = AccessibleItem.Place(in: group, index: index, of: count)
  return item
}

private func item(_ name: String, at place: Int, isFocused: Bool = false) -> AccessibleItem {
  AccessibleItem(
    id: name, role: .pushButton, name: name, description: "Opens \(name)",
    frame: Extent(x: Double(10 + 100 * place), y: 20, width: 64, height: 80), isFocused: isFocused,
    actions: [.init(id: "click", name: "Open"), .init(id: "pick up", name: "Pick up")])
}

private let dialog = AccessibleItem(
  id: "details", role: .dialog, name: "Details", description: "All about it",
  frame: Extent(x: 0, y: 0, width: 200, height: 100))
