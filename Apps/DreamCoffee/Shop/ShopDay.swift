import Foundation

/// A day in the shop: a number of dreams drift in, and the day is over when all of them are served.
///
/// A guest leaves one heart if its drink was right, half a heart if half of it was, and none otherwise. A day is successful with
/// enough hearts (``neededHalfHearts``); otherwise it can be tried again.
struct ShopDay: Equatable, Codable, Sendable {
    /// The number of the player's game, from 1. Each begins on day 1.
    private(set) var game = 1
    /// The story ends with the first successful day from this one on; the shop goes on.
    static let lastOfTheStory = 10

    /// From 1.
    private(set) var number = 1
    /// The number of the attempt at this day, from 1.
    private(set) var attempt = 1
    private(set) var servedCount = 0
    /// Guests who left a heart or half of one.
    private(set) var pleasedCount = 0
    /// The guests' hearts, in halves.
    private(set) var halfHearts = 0
    /// The number of consecutive successful days before this one.
    private(set) var streak = 0
    /// The longest streak before this day, in all games.
    private(set) var bestStreak = 0
    /// The maximum number of dreams on a day. Shorter days are for trying out the game.
    private(set) var guestCountMax = 8
    /// Whether the story of this game has ended before this day.
    private(set) var isAfterStory = false

    /// The number of dreams today: three on the first day, one more each day, up to eight.
    var goal: Int { min(2 + number, guestCountMax) }
    /// Half of the possible hearts; from the sixth day, two thirds.
    var neededHalfHearts: Int { number < 6 ? goal : (goal * 4 + 2) / 3 }
    /// Whether extra ingredients don't reduce the rating yet: on the first day the guests only mention them.
    var forgivesSurplus: Bool { number == 1 }
    var isOver: Bool { servedCount >= goal }
    var isGoalReached: Bool { isOver && halfHearts >= neededHalfHearts }
    /// The streak of successful days, including this one.
    var newStreak: Int { isGoalReached ? streak + 1 : 0 }
    /// Whether the story ends with this day.
    var endsStory: Bool { isGoalReached && number >= Self.lastOfTheStory && !isAfterStory }

    /// The first day of the first game.
    init(guestCountMax: Int = 8) {
        self.guestCountMax = guestCountMax
    }

    /// - Parameter hearts: 0, 0.5 or 1.
    mutating func serve(hearts: Double) {
        guard !isOver else { return }
        servedCount += 1
        halfHearts += Int((hearts * 2).rounded())
        if hearts > 0 { pleasedCount += 1 }
    }
}

// MARK: What follows a day

extension ShopDay {
    /// The next day, with one guest more, up to the maximum.
    var next: ShopDay {
        var day = ShopDay(guestCountMax: guestCountMax)
        (day.game, day.number, day.streak) = (game, number + 1, newStreak)
        day.bestStreak = max(bestStreak, newStreak)
        day.isAfterStory = isAfterStory || endsStory
        return day
    }

    /// The same day again.
    var again: ShopDay {
        var day = ShopDay(guestCountMax: guestCountMax)
        (day.game, day.number, day.attempt) = (game, number, attempt + 1)
        day.bestStreak = max(bestStreak, streak)
        day.isAfterStory = isAfterStory
        return day
    }

    /// The first day of another game.
    var ofNewGame: ShopDay {
        var day = ShopDay(guestCountMax: guestCountMax)
        day.game = game + 1
        day.bestStreak = max(bestStreak, streak, newStreak)
        return day
    }

    /// Whether this state of the shop's days is older than another one.
    func isBefore(_ other: ShopDay) -> Bool {
        (game, number, attempt, servedCount) < (other.game, other.number, other.attempt, other.servedCount)
    }

    /// The later of two states of the shop's days.
    func orLater(_ other: ShopDay) -> ShopDay { isBefore(other) ? other : self }

    /// Whether both are the same attempt at the same day of the same game.
    func isSameDay(as other: ShopDay) -> Bool {
        (game, number, attempt) == (other.game, other.number, other.attempt)
    }
}

// MARK: Days of earlier editions

extension ShopDay {
    /// The first version counted pleased guests, and had no games, attempts, halves or streaks.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decode(Int.self, forKey: .number)
        servedCount = try values.decode(Int.self, forKey: .servedCount)
        pleasedCount = try values.decode(Int.self, forKey: .pleasedCount)
        game = try values.decodeIfPresent(Int.self, forKey: .game) ?? 1
        attempt = try values.decodeIfPresent(Int.self, forKey: .attempt) ?? 1
        halfHearts = try values.decodeIfPresent(Int.self, forKey: .halfHearts) ?? pleasedCount * 2
        streak = try values.decodeIfPresent(Int.self, forKey: .streak) ?? 0
        bestStreak = try values.decodeIfPresent(Int.self, forKey: .bestStreak) ?? streak
        guestCountMax = try values.decodeIfPresent(Int.self, forKey: .guestCountMax) ?? 8
        isAfterStory =
            try values.decodeIfPresent(Bool.self, forKey: .isAfterStory) ?? (number > Self.lastOfTheStory)
    }
}
