import SwiftUI

/// A guest's portrait from the guest book, or a cup if there is none.
struct PortraitView: View {
    let guest: Guest
    let size: CGFloat

    var body: some View {
        ZStack {
            Color.white.opacity(0.5)
            if let image {
                image
                    .resizable()
                    .accessibilityLabel(guest.pictureDescription)
            } else {
                Image(.dreamCup)
                    .interpolation(.none)
                    .resizable()
                    .scaledToFit()
                    .accessibilityHidden(true)
            }
        }
        .frame(width: size, height: size)
    }

    private var image: Image? {
        #if canImport(UIKit)
            guest.portrait.flatMap { UIImage(data: $0) }.map { Image(uiImage: $0) }
        #elseif canImport(AppKit)
            guest.portrait.flatMap { NSImage(data: $0) }.map { Image(nsImage: $0) }
        #endif
    }
}
