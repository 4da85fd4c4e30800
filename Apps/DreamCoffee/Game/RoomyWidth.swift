import SwiftUI

/// The most width that words take: more where they are large, as far as one still reads it in lines.
struct RoomyWidth: ViewModifier {
    static let max: CGFloat = 780

    /// With the usual size of text.
    let width: CGFloat
    @ScaledMetric private var scale: CGFloat = 1

    init(_ width: CGFloat) { self.width = width }

    func body(content: Content) -> some View {
        content.frame(maxWidth: Swift.max(width, Swift.min(width * scale, Self.max)))
    }
}
