import SwiftUI

/// The shop's people, in a row at the bottom of the menu.
struct ShopFrontView: View {
    /// The size of one pixel of the pictures, in points.
    private static let pixel: CGFloat = 3

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .bottom, spacing: 16) {
                picture(.barista, 22, 40)
                picture(.playerForward, 22, 40)
                picture(.dreamCup, 20, 14)
                    .padding(.bottom, 40)
                picture(.lisa, 22, 40)
                picture(.guest, 22, 40)
            }
            Color.boxEdge.frame(height: 28)
        }
        .frame(maxWidth: .infinity)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func picture(_ image: ImageResource, _ width: CGFloat, _ height: CGFloat) -> some View {
        Image(image)
            .interpolation(.none)
            .resizable()
            .frame(width: width * Self.pixel, height: height * Self.pixel)
    }
}
