import Foundation

/// Who drifts in on a day, in what order. It follows from the day alone, so that all windows agree on it.
struct DayPlan: Equatable, Sendable {
    /// How a guest orders.
    enum Visit: Equatable, Sendable {
        /// A dream says what it wants.
        case dream
        /// A dream says what it wants by a riddle, given by its number in the game, from 0.
        case riddle(Int)
        /// Somebody who was pleased comes back for the usual, or for the usual with a change.
        case regular(isChanged: Bool)
    }

    let visits: [Visit]

    init(of day: ShopDay) {
        var visits = [Visit](repeating: .dream, count: day.goal)
        let regulars = Self.regularCount(on: day.number)
        let riddles = Self.riddleCount(on: day.number)
        let riddlesBefore = (1..<day.number).reduce(0) { $0 + Self.riddleCount(on: $1) }
        let places = Self.places.filter { $0 < day.goal }
        for (index, place) in places.prefix(regulars + riddles).enumerated() {
            visits[place] =
                index < regulars
                ? .regular(isChanged: day.number >= 7 && index == 0) : .riddle(riddlesBefore + index - regulars)
        }
        self.visits = visits
    }

    /// Between plain orders stand those that need thought, so that a day begins easily.
    private static let places = [1, 3, 5, 2, 6, 4]

    /// From the third day one, from the fifth two, from the eighth three.
    private static func riddleCount(on day: Int) -> Int { day < 3 ? 0 : day < 5 ? 1 : day < 8 ? 2 : 3 }

    /// From the fourth day one, from the ninth two.
    private static func regularCount(on day: Int) -> Int { day < 4 ? 0 : day < 9 ? 1 : 2 }
}
