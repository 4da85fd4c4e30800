import SwiftUI

/// A guest: its portrait, as soon as it is drawn, its name, and its order.
struct CustomerProfileView: View {
    let customer: NPC
    @State private var width: CGFloat = 560

    var body: some View {
        Group {
            // Beside each other where there is room for both.
            if width < 440 {
                VStack(spacing: 12) {
                    portrait
                    words
                }
            } else {
                HStack(alignment: .top) {
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
            LabeledContent("Name:", value: customer.name)
                .font(.headline)
            Text(AttributedString(customer.coffeeOrder))
                .frame(maxWidth: .infinity, minHeight: 60, alignment: .topLeading)
        }
        .foregroundStyle(.darkBrown)
        .padding(.horizontal)
    }

    private var portrait: some View {
        ZStack {
            Color.white.opacity(0.5)
            #if canImport(UIKit)
                if let image = customer.picture.image {
                    Image(uiImage: UIImage(cgImage: image))
                        .resizable()
                        .accessibilityLabel(customer.picture.imageDescription)
                }
            #elseif canImport(AppKit)
                if let image = customer.picture.image {
                    Image(nsImage: NSImage(cgImage: image, size: NSSize(width: image.width, height: image.height)))
                        .resizable()
                        .accessibilityLabel(customer.picture.imageDescription)
                }
            #endif
            if customer.picture.isResponding { ProgressView() }
        }
        .aspectRatio(contentMode: .fit)
        .frame(width: 200, height: 200)
    }
}
