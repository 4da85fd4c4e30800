import SwiftUI

/// What a day brings, in one sentence for the player in the morning. It promises nothing that doesn't happen.
enum DayNews {
    /// - Parameter returning: How many of the day's planned returning guests can come.
    static func sentence(on day: Int, returning: Int) -> LocalizedStringResource? {
        switch day {
        case 4: returning > 0 ? "A guest comes back for the usual, and the guest book knows the cup." : nil
        case 7: returning > 0 ? "Somebody wants the usual, but different: listen to what is to change." : nil
        case 10:
            returning > 1 ? "The tenth day: old friends come to celebrate!" : "The tenth day: make it one to remember!"
        case 11... where Season.ends(on: day):
            returning > 1 ? "The season ends today: old friends come to see it off!" : nil
        default: sentences[day] ?? (Season.begins(on: day) ? Season(on: day)?.news : nil)
        }
    }

    private static let sentences: [Int: LocalizedStringResource] = [
        2: "Too much costs half a heart: put in what was wished for, and no more.",
        3: "Somebody orders in a riddle today, and Chike and Lisa give hints.",
        6: "The shop has a name now: from today two thirds of the hearts are needed.",
        9: "Somebody wants the same as another guest, but different: remember who ordered what.",
    ]
}
