import SwiftUI

/// A guest: its portrait once it is drawn, its name, and its order.
struct CustomerProfileView: View {
    let customer: NPC
    /// The words with which it orders.
    let order: String
    let language: GameLanguage
    /// How much of the upper right corner the way out covers.
    var wayOutWidth: CGFloat = 0
    /// Whether it is next to the brewing controls, in a window of little height, and therefore narrow.
    var isBeside = false
    @State private var width: CGFloat = 560
    @Environment(\.dynamicTypeSize) private var textSize

    private var isNarrow: Bool { width < 440 }
    /// Side by side, unless the card is too narrow or the text too large for both.
    private var isStacked: Bool { isSmall || isNarrow && textSize.isAccessibilitySize }
    private var isSmall: Bool { isBeside || width < 290 }
    private var portraitSize: CGFloat { isSmall ? 96 : isNarrow ? 120 : 200 }

    var body: some View {
        Group {
            if isStacked {
                VStack(spacing: 12) {
                    portrait
                    words
                }
            } else {
                HStack(alignment: .top, spacing: 16) {
                    portrait
                    words
                }
            }
        }
        .frame(maxWidth: .infinity)
        .modifier(GameBoxStyle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: customer.name)
                .font(.title2)
                .fontWeight(.bold)
                // A name is never broken.
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                // Leaves room for the way out, unless the portrait is next to it.
                .padding(.trailing, isStacked ? 0 : max(wayOutWidth - GameBoxStyle().insets.trailing, 0))
                .accessibilityAddTraits(.isHeader)
            Text(AttributedString(order))
                .frame(maxWidth: .infinity, minHeight: 60, alignment: .topLeading)
        }
        .foregroundStyle(.darkBrown)
    }

    private var portrait: some View {
        ZStack {
            Color.white.opacity(0.5)
            #if canImport(UIKit)
                if let image = customer.picture.image {
                    Image(uiImage: UIImage(cgImage: image))
                        .resizable()
                        .accessibilityLabel(customer.picture.label(in: language))
                }
            #elseif canImport(AppKit)
                if let image = customer.picture.image {
                    Image(nsImage: NSImage(cgImage: image, size: NSSize(width: image.width, height: image.height)))
                        .resizable()
                        .accessibilityLabel(customer.picture.label(in: language))
                }
            #endif
            if customer.picture.isResponding { ProgressView() }
        }
        .aspectRatio(contentMode: .fit)
        .frame(width: portraitSize, height: portraitSize)
    }
}
