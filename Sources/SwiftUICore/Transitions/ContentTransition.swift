import DisplayList
import Foundation

/// How a view's content (a text, a symbol, an image) changes with an animation while the view stays.
///
/// See [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition). The browser plays it,
/// with the duration of the present animation; with reduced motion, movements become fades.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbol
        case numericText(countsDown: Bool)
        /// Digits roll, with the greater of two values coming from below.
        case numericValue(Double)
    }

    let kind: Kind

    /// The new content appears immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Colors, sizes and positions are interpolated; other content fades. This is the default, except that the default
    /// doesn't fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// New characters roll in, and push out the old ones.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Characters roll upwards if the value grows, and downwards if it falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// One symbol shrinks away, and the other grows in its place.
    public static let symbolEffect = ContentTransition(kind: .symbol)

    /// One symbol shrinks away, and the other grows in its place. The effect and its options have no effect here.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol)
    }
}

extension ContentTransition {
    /// The change for the client to play, given the previous transition.
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
    /// The transition of views' content.
    public var contentTransition: ContentTransition {
        get { chosenContentTransition ?? .interpolate }
        set { chosenContentTransition = newValue }
    }

    /// The transition that was set; nil if there is none.
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
    /// Sets how texts, symbols and images in this view change their content with an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// Remembers the last content transition of a view, on which the direction of rolling numbers depends.
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
