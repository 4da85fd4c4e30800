import Foundation

/// Whether a scroll view gives way where its content ends.
///
/// See [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior). A browser never moves
/// content that is shorter than its view, so all behaviors are `basedOnSize`.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
}
