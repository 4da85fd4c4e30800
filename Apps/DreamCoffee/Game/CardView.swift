import SwiftUI

/// A card over the shop: as tall as what is on it, so that none is half empty, and scrolled where the window is too small.
struct CardView<Content: View>: View {
    /// A card that isn't measured yet.
    private static var firstHeight: CGFloat { 480 }

    var width: CGFloat = 560
    @ViewBuilder let content: Content
    @State private var height = Self.firstHeight

    var body: some View {
        ScrollView(.vertical) {
            content
                .frame(maxWidth: width)
                .padding()
                .frame(maxWidth: .infinity)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
        }
        .frame(idealWidth: width + 20)
        .background(.backgroundBrown)
        .tint(.darkBrown)
        .presentationDetents([.height(height)])
        .presentationSizing(.page.fitted(horizontal: true, vertical: false))
    }
}
