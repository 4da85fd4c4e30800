import Foundation

/// Whether a scroll view bounces at the end of its content.
///
/// See [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior). A browser never moves
/// content that is shorter than its view, so all behaviors are `basedOnSize`.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// The same as `basedOnSize`.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// On Apple's systems the view always bounces; here the same as `basedOnSize`.
    public static let always = ScrollBounceBehavior(name: "always")
    /// The view bounces only if its content is longer than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// No effect here: a browser never moves content that is shorter than its view.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
}
