import CollectionEngine
import TestSupport
import Testing

/// Moments of a switch side by side. A character is 5 × 10 logical pixels; each item is its letter, or a colon while it is
/// less than half opaque.
@Suite("Film strips of switches between layouts")
struct ExampleFilmStripTests {
  private func strip(_ from: ExampleLayout, _ to: ExampleLayout) -> String {
    let items = Array("abcdefghi")
    let change = ExampleSwitch(from: from, to: to, before: items, after: items)
    let pictures = [0, 0.25, 0.5, 0.75, 1].map { picture(change.transition($0), items).split(separator: "\n") }
    return pictures[0].indices.map { line in pictures.map { $0[line] }.joined(separator: " ") }.joined(separator: "\n")
  }

  private func picture(_ transition: LayoutTransition, _ items: [Character]) -> String {
    let visible = Rect(origin: transition.contentOffset, size: ExampleLayout.screen)
    var canvas = CharacterCanvas(visible.size, character: Size(width: 5, height: 10))
    let shown = transition.attributes(in: visible).filter { $0.alpha > 0 }
    for attributes in shown.sorted(by: { $0.z < $1.z }) {
      let mark = attributes.alpha < 0.5 ? ":" : attributes.index.map { items[$0.item] } ?? "?"
      canvas.fill(attributes, offset: transition.contentOffset, mark)
    }
    return canvas.text
  }

  @Test("A grid becomes a circle")
  func gridToCircle() {
    #expect(
      strip(.grid, .circle) == """
        .................... .................... .....aaaa........... ......aaaa.......... ........aaaa........
        ..aaaa..bbbb..cccc.. ...aaaa..bbbb....... .....aaaa..bbbb..... ......aaaa..bbbb.... ...iiii.aaaa.bbbb...
        ..aaaa..bbbb..cccc.. ...aaaa..bbbb.cccc.. ...........bbbbcccc. ......iiii..bbbb.... ...iiii......bbbb...
        .................... ..............cccc.. ...............cccc. ......iiii.....cccc. hhhh............cccc
        ..dddd..eeee..ffff.. .....dddd........... ........iiii........ ..hhhh.........cccc. hhhh............cccc
        ..dddd..eeee..ffff.. .....ddddeeiiiif.... ....hhhhiiii........ ..hhhh......dddd.... ....................
        .................... ......hhhheiiiif.... ..gghhhhdeffff...... .gggg.......dddd.... .gggg..........dddd.
        ..gggg..hhhh..iiii.. ..gggghhhh.......... ..gggg...effff...... .gggg..ffffeee...... .gggg..........dddd.
        ..gggg..hhhh..iiii.. ..gggg.............. .................... .......ffffeee...... .....ffff..eeee.....
        .................... .................... .................... .................... .....ffff..eeee.....
        """)
  }

  @Test("A stack spreads out to a grid")
  func stackToGrid() {
    #expect(
      strip(.stack, .grid) == """
        .................... .................... .................... .................... ....................
        .................... .................... .................... ...aaaaabbbbccc..... ..aaaa..bbbb..cccc..
        .................... .....aaaaaaab....... ....aaaaaabbbccc.... ...aaaaabbbbccccc... ..aaaa..bbbb..cccc..
        .....faaaaaaaac..... .....aaaaaaabcc..... ....aaaaaabbbccc.... ...aaaaabbbbccccc... ....................
        ......aaaaaaaa...... .....aaaaaaabcc..... ....aaaaaabbbccc.... ...dddddeeeeeffff... ..dddd..eeee..ffff..
        ......aaaaaaaa...... .....aaaaaaabcc..... ....ddddddeeefff.... ...dddddeeeefffff... ..dddd..eeee..ffff..
        .....caaaaaaaaf..... .....dddddddeff..... ....dddgggeeeiii.... ...ggggghhhhhiiii... ....................
        .................... ........iihhh....... ....gggggghhhiii.... ...ggggghhhhiiiii... ..gggg..hhhh..iiii..
        .................... .................... .................... ..........hhiii..... ..gggg..hhhh..iiii..
        .................... .................... .................... .................... ....................
        """)
  }

  @Test("A line becomes a cover flow")
  func lineToCoverFlow() {
    #expect(
      strip(.line, .coverFlow) == """
        .................... .................... .................... .................... ....................
        .................... .................... .................... .................... ....................
        .................... .................... .....eeeeeeeeee..... ..d..eeeeeeeeee..f.. ...d.eeeeeeeeee.f...
        ......eeeeeeee...... .....eeeeeeeeee..... ..dddeeeeeeeeeefff.. ..dddeeeeeeeeeefff.. c..ddeeeeeeeeeeff..g
        ..ddddeeeeeeeeffff.. ..dddeeeeeeeeeefff.. ..dddeeeeeeeeeefff.. ccdddeeeeeeeeeefffgg cc.ddeeeeeeeeeeff.gg
        ..ddddeeeeeeeeffff.. ..dddeeeeeeeeeefff.. ..dddeeeeeeeeeefff.. ccdddeeeeeeeeeefffgg cc.ddeeeeeeeeeeff.gg
        ......eeeeeeee...... .....eeeeeeeeee..... ....deeeeeeeeeef.... cc..deeeeeeeeeef..gg cc..deeeeeeeeeef..gg
        .................... .................... .....eeeeeeeeee..... .....eeeeeeeeee..... .c....d......f....g.
        .................... .................... .................... .................... ....................
        .................... .................... .................... .................... ....................
        """)
  }
}

extension CharacterCanvas {
  /// Fills every character whose centre is in a transformed element.
  fileprivate mutating func fill(_ attributes: LayoutAttributes, offset: Point, _ mark: Character) {
    let (size, transform) = (attributes.frame.size, attributes.transform)
    let center = attributes.frame.center + transform.displacement(ofCenterIn: size) - offset
    let right = transform.applied(to: Point(x: size.width / 2, y: 0))
    let down = transform.applied(to: Point(x: 0, y: size.height / 2))
    let area = right.x * down.y - right.y * down.x
    for column in 0..<20 {
      for row in 0..<10 {
        let place = Point(x: Double(column) * 5 + 2.5, y: Double(row) * 10 + 5)
        let arm = place - center
        let across = (arm.x * down.y - arm.y * down.x) / area
        let along = (right.x * arm.y - right.y * arm.x) / area
        guard across >= -1, across < 1, along >= -1, along < 1 else { continue }
        fill(Rect(center: place, size: Size(width: 5, height: 10)), mark)
      }
    }
  }
}
