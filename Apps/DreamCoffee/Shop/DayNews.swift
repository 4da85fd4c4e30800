import SwiftUI

/// What each of the first days brings, in one sentence, as the player is told in the morning.
enum DayNews {
    static func sentence(on day: Int) -> LocalizedStringResource? { sentences[day] }

    private static let sentences: [Int: LocalizedStringResource] = [
        2: "Too much costs half a heart: put in what was wished for, and no more.",
        3: "Somebody orders in riddles today. Chike and Lisa give hints.",
        4: "A guest comes back for the usual. The guest book knows the cup.",
        5: "Two riddles today. Ask, if you are stuck.",
        6: "The shop has a name now: from today two thirds of the hearts are needed.",
        7: "The usual, but different: listen to what is to change.",
        8: "Three riddles today. The dreams grow deeper.",
        9: "Two old friends come today.",
        10: "The tenth day! Make it one to remember.",
    ]
}
