import SwiftUI

/// The maximum width of text: wider for large text, up to a readable line length.
struct RoomyWidth: ViewModifier {
    static let max: CGFloat = 780

    /// At the default text size.
    let width: CGFloat
    @ScaledMetric private var scale: CGFloat = 1

    init(_ width: CGFloat) { self.width = width }

    func body(content: Content) -> some View {
        content.frame(maxWidth: Swift.max(width, Swift.min(width * scale, Self.max)))
    }
}
