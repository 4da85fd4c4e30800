import Foundation

/// The kinds of guests on a day, in order. It depends only on the day, so that all windows agree on it.
struct DayPlan: Equatable, Sendable {
    /// How a guest orders.
    enum Visit: Equatable, Sendable {
        /// A dream with a plain order.
        case dream
        /// A dream with a riddle, given by its number in the game, from 0.
        case riddle(Int)
        /// A dream that wants the season's flavor, by the number of the season's order, from 0.
        case season(Int)
        /// A dream that wants another guest's order, with a change.
        case copy
        /// A pleased guest who returns for the usual, or for the usual with a change.
        case regular(isChanged: Bool)
    }

    let visits: [Visit]

    init(of day: ShopDay) {
        var visits = [Visit](repeating: .dream, count: day.goal)
        let places = Self.places.filter { $0 < day.goal }
        for (place, visit) in zip(places, Self.unusualVisits(on: day.number)) { visits[place] = visit }
        self.visits = visits
    }

    /// How many of the day's guests are returning ones.
    var regularCount: Int { visits.count { if case .regular = $0 { true } else { false } } }

    /// The places of guests whose orders need thought, with plain orders between them, so that a day begins easily.
    private static let places = [1, 3, 5, 2, 6, 4]

    private static func unusualVisits(on day: Int) -> [Visit] {
        let riddlesBefore = (1..<day).reduce(0) { $0 + riddleCount(on: $1) }
        let seasonsBefore = (1..<day).reduce(0) { $0 + seasonCount(on: $1) }
        return (0..<regularCount(on: day)).map { .regular(isChanged: day >= 7 && $0 == 0) }
            + (0..<riddleCount(on: day)).map { .riddle(riddlesBefore + $0) }
            + (0..<seasonCount(on: day)).map { .season(seasonsBefore + $0) }
            + (day < 9 || isFeast(day) || Season.begins(on: day) ? [] : [.copy])
    }

    /// From the tenth day on, friends come on the last day of each season.
    private static func isFeast(_ day: Int) -> Bool { day >= ShopDay.lastOfTheStory && Season.ends(on: day) }

    /// One from the third day, two from the fifth, three from the eighth; on a feast only two, since friends come.
    private static func riddleCount(on day: Int) -> Int { day < 3 ? 0 : day < 5 ? 1 : day < 8 || isFeast(day) ? 2 : 3 }

    /// One from the fourth day, three on a feast.
    private static func regularCount(on day: Int) -> Int { day < 4 ? 0 : isFeast(day) ? 3 : 1 }

    /// One on each day of a season, two on its first day.
    private static func seasonCount(on day: Int) -> Int {
        Season(on: day) == nil ? 0 : Season.begins(on: day) ? 2 : 1
    }
}
