import Foundation

/// A day in the shop: so many dreams drift in, and the day is over when all of them are served.
struct ShopDay: Equatable, Codable, Sendable {
    /// From 1.
    private(set) var number = 1
    private(set) var servedCount = 0
    private(set) var pleasedCount = 0

    /// How many dreams drift in today: three on the first day, one more each day, up to eight.
    var goal: Int { min(2 + number, 8) }
    var isOver: Bool { servedCount >= goal }
    var isGoalReached: Bool { isOver && pleasedCount * 2 >= servedCount }

    mutating func serve(isPleased: Bool) {
        guard !isOver else { return }
        servedCount += 1
        if isPleased { pleasedCount += 1 }
    }

    /// Whichever of two accounts of the shop's days tells of more.
    func orLater(_ other: ShopDay) -> ShopDay {
        (number, servedCount) < (other.number, other.servedCount) ? other : self
    }

    /// The next day, a little fuller.
    var next: ShopDay {
        var day = ShopDay()
        day.number = number + 1
        return day
    }
}
