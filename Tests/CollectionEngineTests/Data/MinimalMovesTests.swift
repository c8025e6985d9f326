import Testing

@testable import CollectionEngine

/// Compares the number of moves with the smallest one, which a breadth-first search over all single moves finds.
@Suite struct MinimalMovesTests {
  @Test("Every order is reached with the fewest moves", arguments: 0...7)
  func everyOrderIsReachedWithTheFewestMoves(count: Int) {
    let start = Array(0..<count)
    let old = Snapshot([("A", start)])
    let oldSections = Snapshot<Int, Int>(start.map { ($0, []) })
    for (order, moves) in fewestMoves(from: start) {
      let difference = SnapshotDifference(from: old, to: Snapshot([("A", order)]))
      let sections = SnapshotDifference(from: oldSections, to: Snapshot(order.map { ($0, []) }))
      guard difference.items.moved.count == moves, sections.sections.moved.count == moves else {
        Issue.record("\(order) takes \(moves) moves, not \(difference.items.moved)")
        return
      }
    }
  }

  /// Returns the number of moves to every order of some items.
  private func fewestMoves(from start: [Int]) -> [[Int]: Int] {
    var moves = [start: 0]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let order = queue[next]
      next += 1
      for neighbour in ordersAfterOneMove(order) where moves[neighbour] == nil {
        moves[neighbour] = moves[order, default: 0] + 1
        queue.append(neighbour)
      }
    }
    return moves
  }

  private func ordersAfterOneMove(_ order: [Int]) -> [[Int]] {
    order.indices.flatMap { source in
      order.indices.map { target in
        var order = order
        order.insert(order.remove(at: source), at: target)
        return order
      }
    }
  }

  @Test("A longest increasing subsequence is found")
  func longestIncreasingSubsequences() {
    #expect(longestIncreasingSubsequence(of: []) == [])
    #expect(longestIncreasingSubsequence(of: [5]) == [0])
    #expect(longestIncreasingSubsequence(of: [3, 2, 1]).count == 1)
    #expect(longestIncreasingSubsequence(of: [2, 2, 2]).count == 1)
    #expect(longestIncreasingSubsequence(of: [3, 1, 4, 2, 5]).count == 3)
    #expect(longestIncreasingSubsequence(of: [9, 0, 1, 2]) == [1, 2, 3])
  }
}
