import Foundation
import SwiftUI

/// Something that an order requests, or asks to leave out.
struct Wish: Equatable, Sendable {
    /// The guest's name for it.
    var title: LocalizedStringResource
    /// The tastes that fulfill it, any one of which suffices; or, for a refusal, those that must be left out.
    var tastes: Set<Taste>
    var isRefused = false

    /// The kind of taste that was named; nil for a mood such as "creamy", which several tastes can provide.
    var kind: Taste.Kind?
    /// A mood's name in a sentence: "something creamy".
    var spokenMood: LocalizedStringResource?

    static func == (one: Wish, other: Wish) -> Bool {
        one.title == other.title && one.tastes == other.tastes && one.isRefused == other.isRefused
    }
}

extension Wish {
    init(_ taste: Taste) {
        self.init(title: taste.title, tastes: [taste], kind: taste.kind)
    }

    /// A mood that any of these tastes provides.
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
