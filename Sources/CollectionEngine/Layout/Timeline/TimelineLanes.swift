/// Divides times into lanes, in which they do not overlap.
struct TimelineLanes: Equatable, Sendable {
  /// Times that overlap, directly or through others.
  private struct Group: Equatable {
    var time: Range<Double>
    /// The lanes of the group.
    var lanes: Range<Int32>
  }

  private struct Place: Equatable {
    var group: Int32 = 0
    var lane: Int32 = 0
  }

  private var groups: [Group] = []
  /// The numbers of the times, by lane.
  private var order: [Int32] = []
  /// Where each lane ends in `order`; it begins where the one before it ends.
  private var laneEnds: [Int32] = []
  private var places: [Place]

  /// The times are in the order of their starts, and none is empty.
  init(_ times: [Range<Double>]) {
    places = Array(repeating: Place(), count: times.count)
    var open = OpenGroup()
    for (number, time) in times.enumerated() {
      if time.lowerBound >= open.time.upperBound { close(&open) }
      open.add(Int32(number), time)
    }
    close(&open)
  }

  private mutating func close(_ open: inout OpenGroup) {
    guard !open.lanes.isEmpty else { return }
    let first = Int32(laneEnds.count)
    for (lane, items) in open.lanes.enumerated() {
      for item in items { places[Int(item)] = Place(group: Int32(groups.count), lane: first + Int32(lane)) }
      order += items
      laneEnds.append(Int32(order.count))
    }
    groups.append(Group(time: open.time, lanes: first..<Int32(laneEnds.count)))
    open = OpenGroup()
  }

  var time: Range<Double>? {
    guard let first = groups.first, let last = groups.last else { return nil }
    return first.time.lowerBound..<max(first.time.lowerBound, last.time.upperBound)
  }

  func lane(of number: Int) -> (index: Int, count: Int) {
    let place = places[number], lanes = groups[Int(place.group)].lanes
    return (Int(place.lane - lanes.lowerBound), lanes.count)
  }

  /// The numbers of the times that share more than a moment with another one. `time(of:)` returns those times.
  func items(in wanted: Range<Double>, time: (Int) -> Range<Double>) -> [Int] {
    var found: [Int] = []
    var group = groups.indices.bisection { groups[$0].time.upperBound > wanted.lowerBound }
    while group < groups.count, groups[group].time.lowerBound < wanted.upperBound {
      for lane in groups[group].lanes {
        let positions = positions(ofLane: Int(lane))
        var position = positions.bisection { time(Int(order[$0])).upperBound > wanted.lowerBound }
        while position < positions.upperBound, time(Int(order[position])).lowerBound < wanted.upperBound {
          found.append(Int(order[position]))
          position += 1
        }
      }
      group += 1
    }
    return found
  }

  /// The number of the time at a moment, or of the nearest one; of several, that in the first lane.
  func item(at moment: Double, time: (Int) -> Range<Double>) -> Int? {
    let next = groups.indices.bisection { groups[$0].time.upperBound > moment }
    let near = [next, next - 1].filter(groups.indices.contains)
    let group = near.min { groups[$0].time.distance(to: moment) < groups[$1].time.distance(to: moment) }
    guard let group else { return nil }
    let candidates = groups[group].lanes.flatMap { lane in
      let positions = positions(ofLane: Int(lane))
      let following = positions.bisection { time(Int(order[$0])).upperBound > moment }
      return [following, following - 1].filter(positions.contains).map { Int(order[$0]) }
    }
    return candidates.min { time($0).distance(to: moment) < time($1).distance(to: moment) }
  }

  /// The positions of a lane in `order`.
  private func positions(ofLane lane: Int) -> Range<Int> {
    (lane == 0 ? 0 : Int(laneEnds[lane - 1]))..<Int(laneEnds[lane])
  }
}

/// The lanes of a group to which times may still be added.
private struct OpenGroup {
  var lanes: [[Int32]] = []
  var time = -Double.infinity..<(-Double.infinity)
  /// The end and the number of each lane, as a heap: the earliest end is the first element.
  private var ends: [(end: Double, lane: Int)] = []

  /// The lane that ends first gets the time, if it ends soon enough. This needs the least number of lanes.
  mutating func add(_ number: Int32, _ new: Range<Double>) {
    time = lanes.isEmpty ? new : time.lowerBound..<max(time.upperBound, new.upperBound)
    guard let first = ends.first, first.end <= new.lowerBound else {
      ends.append((new.upperBound, lanes.count))
      lanes.append([number])
      return siftUp(from: ends.count - 1)
    }
    lanes[first.lane].append(number)
    ends[0].end = new.upperBound
    siftDown()
  }

  private mutating func siftUp(from index: Int) {
    var index = index
    while index > 0, ends[index].end < ends[(index - 1) / 2].end {
      ends.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      let children = (2 * index + 1...2 * index + 2).filter { $0 < ends.count }
      guard let least = children.min(by: { ends[$0].end < ends[$1].end }), ends[least].end < ends[index].end else {
        return
      }
      ends.swapAt(index, least)
      index = least
    }
  }
}

extension Range<Double> {
  /// 0 for a moment within the range.
  func distance(to moment: Double) -> Double { Swift.max(lowerBound - moment, moment - upperBound, 0) }
}
