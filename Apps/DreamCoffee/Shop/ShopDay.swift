import Foundation

/// A day in the shop: so many dreams drift in, and the day is over when all of them are served.
///
/// A guest leaves a heart where its drink was right, half a heart where half of it was, and none otherwise. A day is reached
/// with enough hearts (``neededHalfHearts``); one that isn't may be tried again.
struct ShopDay: Equatable, Codable, Sendable {
    /// Which of the player's games it belongs to, from 1. Each begins on day 1.
    private(set) var game = 1
    /// With the first day from this one on that is reached, the story ends; the shop goes on.
    static let lastOfTheStory = 10

    /// From 1.
    private(set) var number = 1
    /// How often the day has begun, from 1.
    private(set) var attempt = 1
    private(set) var servedCount = 0
    /// Guests who left a heart or half of one.
    private(set) var pleasedCount = 0
    /// What the guests have left, in halves of hearts.
    private(set) var halfHearts = 0
    /// How many days in a row were reached before this one.
    private(set) var streak = 0
    /// The most days in a row that were reached before this one, in all games.
    private(set) var bestStreak = 0
    /// So many dreams drift in on a day at most. Shorter days are for those who try the game out.
    private(set) var guestCountMax = 8
    /// Whether the story of this game has ended before this day.
    private(set) var isAfterStory = false

    /// How many dreams drift in today: three on the first day, one more each day, up to eight.
    var goal: Int { min(2 + number, guestCountMax) }
    /// Half of the hearts that can be left; from the sixth day two thirds.
    var neededHalfHearts: Int { number < 6 ? goal : (goal * 4 + 2) / 3 }
    /// Whether what is too much costs nothing yet: on the first day the guests only say so.
    var forgivesSurplus: Bool { number == 1 }
    var isOver: Bool { servedCount >= goal }
    var isGoalReached: Bool { isOver && halfHearts >= neededHalfHearts }
    /// How many days in a row are reached, this one included.
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
    /// The next day, a little fuller.
    var next: ShopDay {
        var day = ShopDay(guestCountMax: guestCountMax)
        (day.game, day.number, day.streak) = (game, number + 1, newStreak)
        day.bestStreak = max(bestStreak, newStreak)
        day.isAfterStory = isAfterStory || endsStory
        return day
    }

    /// The same day once more.
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

    /// Whether another account of the shop's days tells of more.
    func isBefore(_ other: ShopDay) -> Bool {
        (game, number, attempt, servedCount) < (other.game, other.number, other.attempt, other.servedCount)
    }

    /// Whichever of two accounts of the shop's days tells of more.
    func orLater(_ other: ShopDay) -> ShopDay { isBefore(other) ? other : self }

    /// Whether both are the same day of the same game, begun once.
    func isSameDay(as other: ShopDay) -> Bool {
        (game, number, attempt) == (other.game, other.number, other.attempt)
    }
}

// MARK: Days of earlier editions

extension ShopDay {
    /// The first edition counted pleased guests, and knew neither games, attempts, halves nor streaks.
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
