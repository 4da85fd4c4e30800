import SwiftUI

/// A card over the shop: as tall as what is on it, so that none is half empty, and scrolled where the window is too small. What
/// one goes on with can stand below what is scrolled.
struct CardView<Content: View, Footer: View>: View {
    /// A card that isn't measured yet.
    private static var firstHeight: CGFloat { 480 }

    /// With the usual size of text.
    var width: CGFloat = 560
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer
    @State private var height = Self.firstHeight
    @State private var footerHeight: CGFloat = 0
    @ScaledMetric private var scale: CGFloat = 1

    /// Large words have more room, where the window has.
    private var roomyWidth: CGFloat { max(width, min(width * scale, RoomyWidth.max)) }

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.vertical) {
                content
                    .frame(maxWidth: roomyWidth)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                    }
            }
            footer
                .frame(maxWidth: .infinity)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    footerHeight = $0
                }
        }
        .frame(idealWidth: roomyWidth + 20)
        .background(.backgroundBrown)
        .tint(.darkBrown)
        .presentationDetents([.height(height + footerHeight)])
        .presentationSizing(.page.fitted(horizontal: true, vertical: false))
    }
}

extension CardView where Footer == EmptyView {
    init(width: CGFloat = 560, @ViewBuilder content: () -> Content) {
        self.init(width: width, content: content, footer: { EmptyView() })
    }
}
