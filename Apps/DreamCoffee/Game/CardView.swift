import SwiftUI

/// A card over the shop: as tall as its content, and scrolled if the window is too small. Buttons to continue can be below the
/// scrolled part.
struct CardView<Content: View, Footer: View>: View {
    /// Used until the card is measured.
    private static var firstHeight: CGFloat { 480 }

    /// At the default text size.
    var width: CGFloat = 560
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer
    @State private var height = Self.firstHeight
    @State private var footerHeight: CGFloat = 0
    @ScaledMetric private var scale: CGFloat = 1

    /// Wider for large text, if the window allows.
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
