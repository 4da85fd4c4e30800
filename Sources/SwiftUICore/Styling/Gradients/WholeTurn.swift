import DisplayList

/// The stops of an angular gradient for a full turn, by Apple's documentation of `AngularGradient`: of an angle missing
/// to a full turn, the first half has the last color and the second half the first one; of more than a full turn, only
/// the last turn is drawn.
struct WholeTurn {
    private(set) var stops: [Paint.Stop]
    private(set) var start: Double
    let end: Double

    /// Angles are in degrees. If they are equal, or descending, they aren't changed.
    init(_ stops: [Paint.Stop], from start: Double, to end: Double) {
        self.stops = stops
        self.start = start
        let turns = (end - start) / 360
        guard turns > 0, turns != 1, turns.isFinite, let first = stops.first, let last = stops.last else {
            self.end = end
            return
        }
        self.end = turns < 1 ? start + 360 : end
        if turns < 1 {
            fill(turns, first.color, last.color)
        } else {
            cut(turns)
        }
    }

    private mutating func fill(_ turns: Double, _ first: DisplayColor, _ last: DisplayColor) {
        for index in stops.indices { stops[index].location *= turns }
        let middle = (1 + turns) / 2
        stops += [(last, middle), (first, middle), (first, 1)].map { Paint.Stop(color: $0.0, location: $0.1) }
    }

    private mutating func cut(_ turns: Double) {
        start = end - 360
        for index in stops.indices { stops[index].location = stops[index].location * turns - (turns - 1) }
        guard let after = stops.firstIndex(where: { $0.location > 0 }) else {
            stops = [Paint.Stop(color: stops[stops.count - 1].color, location: 0)]
            return
        }
        guard after > 0 else { return }
        let before = stops[after - 1]
        let share = -before.location / (stops[after].location - before.location)
        stops[after - 1] = Paint.Stop(color: before.color.mixed(with: stops[after].color, share), location: 0)
        stops.removeFirst(after - 1)
    }
}
