/// The cost of a symbol: a factor for each priority. Costs are compared lexicographically, from the highest priority down, so
/// that no number of constraints outweighs one of a higher priority.
struct Cost {
    /// From the highest priority down. No factor is 0.
    private var parts: [(priority: Double, factor: Double)] = []

    init() {}

    init(priority: Double) { parts = [(priority, 1)] }

    var isZero: Bool { parts.isEmpty }
    /// Whether increasing the symbol lowers the cost.
    var isNegative: Bool { parts.first.map { $0.factor < 0 } ?? false }

    mutating func add(_ factor: Double, _ other: Cost) {
        var sum: [(priority: Double, factor: Double)] = []
        sum.reserveCapacity(parts.count + other.parts.count)
        var (own, its) = (parts[...], other.parts[...])
        while let part = own.first ?? its.first {
            let priority = max(own.first?.priority ?? part.priority, its.first?.priority ?? part.priority)
            var total = 0.0
            if own.first?.priority == priority { total += own.removeFirst().factor }
            if its.first?.priority == priority { total += factor * its.removeFirst().factor }
            if !Row.isZero(total) { sum.append((priority, total)) }
        }
        parts = sum
    }
}
