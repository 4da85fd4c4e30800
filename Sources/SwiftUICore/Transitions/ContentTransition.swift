import DisplayList
import Foundation

/// How what a view shows becomes something else under an animation, where the view stays: a text, a symbol, an image.
///
/// See [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition). The browser plays it, in the
/// time of the animation that is in force; with reduced motion, what would move fades.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbol
        case numericText(countsDown: Bool)
        /// The greater of two values rolls in from below.
        case numericValue(Double)
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Colours, sizes and places travel; other content fades. What happens where nothing is said, but for the fading.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Characters that are new roll in, and push out those that were there.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Characters roll upwards where the value grows, and downwards where it falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// One symbol shrinks away, and the other grows in its place.
    public static let symbolEffect = ContentTransition(kind: .symbol)

    /// One symbol shrinks away, and the other grows in its place, whatever the effect and its options.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol)
    }
}

extension ContentTransition {
    /// What the client is to do, given the value that the view showed before.
    func change(from old: ContentTransition?) -> ContentChange? {
        switch kind {
        case .identity: nil
        case .opacity, .interpolate: .fade
        case .symbol: .replace
        case .numericText(let countsDown): .roll(isDownwards: countsDown)
        case .numericValue(let value):
            if case .numericValue(let before)? = old?.kind {
                .roll(isDownwards: value < before)
            } else {
                .roll(isDownwards: false)
            }
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition? { nil }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How views change what they show.
    public var contentTransition: ContentTransition {
        get { chosenContentTransition ?? .interpolate }
        set { chosenContentTransition = newValue }
    }

    /// Nil where nobody has chosen one.
    var chosenContentTransition: ContentTransition? {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether a view is drawn on the graphics processor while its content changes. No effect here: a browser always
    /// does so.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Chooses how texts, symbols and images below change what they show under an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// Remembers the transition of what a view showed last: which way numbers roll depends on it.
struct ContentChangeMemory {
    private var last: ContentTransition?
    private var lastChange: ContentChange?

    mutating func change(to transition: ContentTransition?) -> ContentChange? {
        guard transition != last else { return lastChange }
        lastChange = transition?.change(from: last)
        last = transition
        return lastChange
    }
}
