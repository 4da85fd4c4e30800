import Foundation
import SwiftUI

/// Something that an order asks for, or asks to leave out.
struct Wish: Equatable, Sendable {
    /// What the guest calls it.
    var title: LocalizedStringResource
    /// What fulfils it, or, where it is refused, what must not be there. Any one of them does.
    var tastes: Set<Taste>
    var isRefused = false

    /// The kind of taste that was named; nil for a mood such as "creamy", which several things can give.
    var kind: Taste.Kind?
    /// What a mood is called in a sentence: "something creamy".
    var spokenMood: LocalizedStringResource?

    static func == (one: Wish, other: Wish) -> Bool {
        one.title == other.title && one.tastes == other.tastes && one.isRefused == other.isRefused
    }
}

extension Wish {
    init(_ taste: Taste) {
        self.init(title: taste.title, tastes: [taste], kind: taste.kind)
    }

    /// A mood that any of these tastes gives.
    static func mood(
        _ title: LocalizedStringResource, spoken: LocalizedStringResource? = nil, _ tastes: [Taste]
    ) -> Wish {
        Wish(title: title, tastes: Set(tastes), spokenMood: spoken)
    }

    var refused: Wish {
        var wish = self
        wish.isRefused = true
        return wish
    }
}
