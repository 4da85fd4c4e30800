import SwiftUI

/// Larger text in the window of a large screen, where the shop and its people are drawn larger, too.
struct RoomyText: ViewModifier {
    /// The minimum window size for that, in points.
    nonisolated private static let sizeMin = CGSize(width: 2000, height: 1000)

    @Environment(\.dynamicTypeSize) private var textSize
    @State private var isRoomy = false

    func body(content: Content) -> some View {
        content
            .dynamicTypeSize(isRoomy ? max(textSize, .xxxLarge) : textSize)
            .onGeometryChange(for: Bool.self) {
                $0.size.width >= Self.sizeMin.width && $0.size.height >= Self.sizeMin.height
            } action: {
                isRoomy = $0
            }
    }
}
