import Foundation
import SwiftUICore

/// The attributes of a control's or an item's title in each of its states. Only the color and the font have an effect,
/// and only they count for equality.
struct TitleAttributes: Equatable {
    private var states: [UInt: [NSAttributedString.Key: Any]] = [:]

    subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { states[state.rawValue] }
        set { states[state.rawValue] = newValue }
    }

    /// The color and the font in a state; what the state doesn't set is as in the normal one.
    func words(for state: UIControl.State) -> BarLook.Words {
        let (own, normal) = (own(state), own(.normal))
        return BarLook.Words(color: own.color ?? normal.color, font: own.font ?? normal.font)
    }

    /// The color and the font that the state itself sets.
    func own(_ state: UIControl.State) -> BarLook.Words { BarLook.Words(self[state] ?? [:]) }

    static func == (a: TitleAttributes, b: TitleAttributes) -> Bool {
        Set(a.states.keys) == Set(b.states.keys)
            && a.states.keys.allSatisfy { a.own(.init(rawValue: $0)) == b.own(.init(rawValue: $0)) }
    }
}
